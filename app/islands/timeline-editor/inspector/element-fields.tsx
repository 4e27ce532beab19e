import { Suspense } from "react";
import type { Element } from "../../../../timeline/document/element.ts";
import { onFrame } from "../../../../timeline/rate.ts";
import { seconds, ticks } from "../../../../timeline/time.ts";
import { elementName } from "../../../timeline/name.ts";
import { part } from "../parts/part.ts";
import { useEditor } from "../use-editor.ts";
import { NumberField } from "./fields.tsx";
import { Effects } from "./effects.tsx";
import Keyframes from "./keyframes.tsx";
import { PlaceFields, TextFields } from "./look.tsx";
import { Relations } from "./relations.tsx";
import { SoundFields } from "./sound.tsx";
import { TransitionFields } from "./transition.tsx";

/** By itself, as the inspector has it: an address that failed without the network fails for whoever imports it (`parts/part.ts`). */
const TrackFields = part(() => import("./track-fields.tsx"));

/** When an element begins, and how long it lasts. */
function TimeFields({ element }: { element: Element }) {
  const { editor, t } = useEditor();
  const { id, startTime, duration } = element;
  const { rate } = editor.document.canvas;
  return (
    <div className="te-pair">
      <NumberField
        label={t("timelineEditor.fields.start")}
        value={seconds(startTime)}
        unit="s"
        min={0}
        step={seconds(editor.frame)}
        onCommit={(at) => editor.run([{ type: "move", ids: [id], by: onFrame(ticks(at), rate) - startTime }])}
      />
      <NumberField
        label={t("timelineEditor.fields.length")}
        value={seconds(duration)}
        unit="s"
        min={seconds(editor.frame)}
        step={seconds(editor.frame)}
        onCommit={(length) => editor.run([{ type: "trim", id, edge: "end", to: startTime + onFrame(ticks(length), rate) }])}
      />
    </div>
  );
}

/** All that may be changed of one element: it comes when one is selected. */
export default function ElementFields({ element, track }: { element: Element; track: string }) {
  const { editor, t } = useEditor();
  return (
    <>
      <h2 className="te-inspected">{elementName(editor.document, element, t)}</h2>
      <fieldset className="te-group">
        <legend>{t("timelineEditor.groups.time")}</legend>
        <TimeFields element={element} />
      </fieldset>
      {element.type === "text" && (
        <fieldset className="te-group">
          <legend>{t("timelineEditor.groups.text")}</legend>
          <TextFields element={element} />
        </fieldset>
      )}
      {element.type !== "audio" && (
        <fieldset className="te-group">
          <legend>{t("timelineEditor.groups.place")}</legend>
          <PlaceFields element={element} />
        </fieldset>
      )}
      {(element.type === "audio" || element.type === "video") && (
        <fieldset className="te-group">
          <legend>{t("timelineEditor.groups.sound")}</legend>
          <SoundFields element={element} />
        </fieldset>
      )}
      {element.type !== "audio" && (
        <fieldset className="te-group">
          <legend>{t("timelineEditor.groups.transition")}</legend>
          <TransitionFields element={element} />
        </fieldset>
      )}
      {element.type !== "audio" && <Effects element={element} />}
      <Keyframes element={element} />
      <Relations />
      <Suspense>
        <TrackFields id={track} />
      </Suspense>
    </>
  );
}
