import { useState } from "react";
import type { VisibleElement } from "../../../../timeline/document/element.ts";
import type { Effect } from "../../../../timeline/document/effects.ts";
import { useEditor } from "../use-editor.ts";
import { ChoiceField, NumberField } from "./fields.tsx";

/** Effects that can be added here, as they are at first. Lengths are canvas pixels. */
const FIRST = {
  blur: { type: "blur", radius: 12 },
  shadow: { type: "shadow", color: "#000000", blur: 24, x: 0, y: 12 },
  stroke: { type: "stroke", color: "#ffffff", width: 8 },
  radius: { type: "radius", value: 32 },
  mask: { type: "mask", shape: "ellipse" },
  mirror: { type: "mirror", axis: "x" },
  chroma: { type: "chroma", color: "#00b140", similarity: 0.5, smoothness: 0.2, spill: 0.3 },
  grade: { type: "grade", brightness: 1, contrast: 1.1, saturation: 1.1 },
  duotone: { type: "duotone", dark: "#1b1b1b", light: "#f4efe6" },
} as const satisfies { [K in Effect["type"]]?: Effect & { type: K } };
type Kind = keyof typeof FIRST;
const KINDS = Object.keys(FIRST) as Kind[];

/** Numbers of an effect that are set by hand: how far they go, and in which steps. */
const NUMBERS = {
  radius: { min: 0, max: 400, step: 1 },
  value: { min: 0, max: 2000, step: 4 },
  width: { min: 0, max: 100, step: 1 },
  blur: { min: 0, max: 400, step: 1 },
  x: { min: -1000, max: 1000, step: 2 },
  y: { min: -1000, max: 1000, step: 2 },
  similarity: { min: 0, max: 1, step: 0.05 },
  smoothness: { min: 0, max: 1, step: 0.05 },
  spill: { min: 0, max: 1, step: 0.05 },
  brightness: { min: 0, max: 3, step: 0.05 },
  contrast: { min: 0, max: 3, step: 0.05 },
  saturation: { min: 0, max: 3, step: 0.05 },
} as const;
const CHOICES = { shape: ["ellipse", "arch", "hexagon"], axis: ["x", "y"] } as const;
const COLORS = ["color", "dark", "light"] as const;

interface EffectFieldsProps {
  effect: Effect;
  onSet: (effect: Effect) => void;
}

/** The fields of one effect; what has none is only taken out. */
function EffectFields({ effect, onSet }: EffectFieldsProps) {
  const { t } = useEditor();
  const values = effect as unknown as Readonly<Record<string, string | number>>;
  const set = (name: string, value: string | number) => onSet({ ...effect, [name]: value } as Effect);
  return (
    <>
      {Object.entries(NUMBERS).map(([name, range]) => {
        const value = values[name];
        return typeof value === "number" ? (
          <NumberField
            key={name}
            label={t(`timelineEditor.effects.fields.${name as keyof typeof NUMBERS}`)}
            value={value}
            {...range}
            onCommit={(next) => set(name, next)}
          />
        ) : null;
      })}
      {Object.entries(CHOICES).map(([name, options]) => {
        const value = values[name];
        return typeof value === "string" ? (
          <ChoiceField
            key={name}
            label={t(`timelineEditor.effects.fields.${name as keyof typeof CHOICES}`)}
            value={value}
            options={options.map((one) => [one as string, t(`timelineEditor.effects.choices.${one}`)] as const)}
            onCommit={(next) => set(name, next)}
          />
        ) : null;
      })}
      {COLORS.map((name) =>
        typeof values[name] === "string" ? (
          <label key={name} className="te-field">
            <span>{t(`timelineEditor.effects.fields.${name}`)}</span>
            <input
              // Another value, by an undo for instance, is shown.
              key={values[name]}
              type="color"
              className="te-color"
              defaultValue={values[name]}
              onBlur={({ target }) => target.value !== values[name] && set(name, target.value)}
            />
          </label>
        ) : null,
      )}
    </>
  );
}

/** What is done to the look of an element, in its order. */
export function Effects({ element }: { element: VisibleElement }) {
  const { editor, t } = useEditor();
  const [kind, setKind] = useState<Kind>("blur");
  const { id, effects } = element;
  const hasScreen = element.type === "image" || element.type === "video";
  const set = (index: number, effect: Effect | null) => editor.run([{ type: "effect", id, index, effect }]);
  return (
    <fieldset className="te-group">
      <legend>{t("timelineEditor.effects.title")}</legend>
      {effects.map((effect, index) => {
        const name = t(`timelineEditor.effects.kinds.${effect.type}`);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- their order is all they have
          <fieldset key={`${effect.type} ${index}`} className="te-effect" aria-label={name}>
            <p>
              <span>{name}</span>
              <button
                type="button"
                className="te-link"
                aria-label={t("timelineEditor.effects.removeOne", { name })}
                onClick={() => set(index, null)}
              >
                {t("timelineEditor.effects.remove")}
              </button>
            </p>
            <div className="te-pair">
              <EffectFields effect={effect} onSet={(next) => set(index, next)} />
            </div>
          </fieldset>
        );
      })}
      <div className="te-pair te-last">
        <ChoiceField
          label={t("timelineEditor.effects.kind")}
          value={kind}
          options={KINDS.filter((one) => one !== "chroma" || hasScreen).map(
            (one) => [one, t(`timelineEditor.effects.kinds.${one}`)] as const,
          )}
          onCommit={setKind}
        />
        <button type="button" className="te-button" onClick={() => set(effects.length, FIRST[kind])}>
          {t("timelineEditor.effects.add")}
        </button>
      </div>
    </fieldset>
  );
}
