import { useState } from "react";
import type { Element } from "../../../../timeline/document/element.ts";
import type { Easing } from "../../../../timeline/document/motion.ts";
import { valueAt } from "../../../../timeline/draw/evaluate.ts";
import { writeAt } from "../parts/clock.ts";
import { useEditor } from "../use-editor.ts";
import { useRead } from "../value.ts";
import { ChoiceField, NumberField } from "./fields.tsx";
import { isKeyed, KEYED, type Keyed, restOf, shownPer, unitOf, writtenKey } from "./keyed.ts";

const EASINGS = ["linear", "hold", "in", "out", "inOut", "outBack", "spring", "bounce"] as const satisfies Easing[];

/** What of an element moves: a value is set at the playhead, and those that are set are found again. */
export default function Keyframes({ element }: { element: Element }) {
  const { editor, t } = useEditor();
  const own = KEYED.filter((property) => restOf(element, property) !== null);
  const [chosen, setChosen] = useState<Keyed | null>(null);
  const property = chosen ?? own[0] ?? "opacity";
  const [easing, setEasing] = useState<(typeof EASINGS)[number]>("out");
  const { id, startTime, duration, keyframes } = element;
  // Only whether the playhead is on the clip, and where: it renders while it stands, not with each frame that plays.
  const time = useRead(editor.playhead, (at) => (editor.playing.get() ? -1 : at - startTime));
  const per = shownPer(property);
  const within = time >= 0 && time <= duration;
  const origin = startTime - element.offset;
  const keys = keyframes.filter((key) => isKeyed(key.property)).toSorted((a, b) => a.time - b.time);
  const here = keyframes.find((key) => key.property === property && key.time === time + element.offset);
  const now = valueAt(element.keyframes, property, time + element.offset, restOf(element, property) ?? 0);
  const set = (value: number | null) => editor.run([{ type: "keyframe", id, property, time, value, easing }]);
  const name = (one: Keyed) => t(`timelineEditor.keyframes.properties.${one}`);
  return (
    <fieldset className="te-group">
      <legend>{t("timelineEditor.keyframes.title")}</legend>
      <div className="te-pair">
        <ChoiceField
          label={t("timelineEditor.keyframes.property")}
          value={property}
          options={own.map((one) => [one, name(one)] as const)}
          onCommit={(next) => setChosen(own.find((one) => one === next) ?? null)}
        />
        <ChoiceField
          label={t("timelineEditor.keyframes.easing")}
          value={easing}
          options={EASINGS.map((one) => [one, t(`timelineEditor.keyframes.easings.${one}`)] as const)}
          onCommit={(next) => setEasing(EASINGS.find((one) => one === next) ?? "out")}
        />
      </div>
      {within ? (
        <div className="te-pair">
          <NumberField
            label={t("timelineEditor.keyframes.here")}
            value={now * per}
            unit={unitOf(property)}
            step={property === "x" || property === "y" ? 10 : per === 100 ? 5 : 1}
            onCommit={(value) => set(value / per)}
          />
          <button type="button" className="te-button" onClick={() => set(here ? null : now)}>
            {t(here ? "timelineEditor.keyframes.remove" : "timelineEditor.keyframes.add")}
          </button>
        </div>
      ) : (
        <p className="te-note">{t("timelineEditor.keyframes.outside")}</p>
      )}
      <ul className="te-history">
        {keys.map((key) => (
          <li key={`${key.property} ${key.time}`}>
            <button
              type="button"
              aria-current={key === here ? "step" : undefined}
              onClick={() => (editor.seek(origin + key.time), isKeyed(key.property) && setChosen(key.property))}
            >
              {t("timelineEditor.keyframes.list", {
                name: isKeyed(key.property) ? name(key.property) : key.property,
                time: writeAt(origin + key.time),
                value: writtenKey(key.property, key.value),
              })}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
