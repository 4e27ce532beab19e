import type { TimelineDocument } from "../../../../timeline/document.ts";
import type { ElementOf, VisibleElement } from "../../../../timeline/document/element.ts";
import { filledElement } from "../../../../timeline/document/filled.ts";
import type { EditCommandInput } from "../../../../timeline/edit/commands.ts";
import { useEditor } from "../use-editor.ts";
import { NumberField, SliderField, ChoiceField, WordsField } from "./fields.tsx";

/** How an element's colours meet those behind it (CSS Compositing and Blending). */
const BLENDS = ["source-over", "multiply", "screen", "overlay", "soft-light", "difference"] as const satisfies VisibleElement["blend"][];
const ALIGN = ["left", "center", "right"] as const;

/** The colour of words as it is seen; white where it is none that a colour field can show. */
function seenColor(element: ElementOf<"text">, { variables }: TimelineDocument): string {
  const seen = filledElement(element, variables);
  return seen.type === "text" && /^#[0-9a-f]{6}$/i.test(seen.style.color) ? seen.style.color : "#ffffff";
}

/** Words, their size, colour and side. */
export function TextFields({ element }: { element: ElementOf<"text"> }) {
  const { editor, t } = useEditor();
  const { id, text, style } = element;
  const update = (values: Record<string, unknown>): EditCommandInput[] => [{ type: "update", id, values }];
  return (
    <>
      <WordsField
        label={t("timeline.fields.text")}
        value={text}
        onTry={(next) => editor.try(next === null ? null : update({ text: next }))}
        onCommit={(next) => editor.run(update({ text: next }))}
      />
      <div className="te-pair">
        <NumberField
          label={t("timelineEditor.fields.size")}
          value={style.size}
          unit="px"
          min={8}
          max={800}
          onCommit={(size) => editor.run(update({ style: { size, minSize: Math.min(style.minSize, size) } }))}
        />
        <ChoiceField
          label={t("timelineEditor.fields.align")}
          value={style.align}
          options={ALIGN.map((one) => [one, t(`timelineEditor.align.${one}`)] as const)}
          onCommit={(align) => editor.run(update({ style: { align } }))}
        />
      </div>
      <label className="te-field">
        <span>{t("timelineEditor.fields.color")}</span>
        <input
          type="color"
          className="te-color"
          value={seenColor(element, editor.document)}
          onChange={(event) => editor.try(update({ style: { color: event.target.value } }))}
          onBlur={(event) =>
            event.target.value !== style.color && editor.preview.get() && editor.run(update({ style: { color: event.target.value } }))
          }
        />
      </label>
    </>
  );
}

/** Where an element is on the picture, how large, how much turned, and how much of what is behind it shows, and how. */
export function PlaceFields({ element }: { element: VisibleElement }) {
  const { editor, t } = useEditor();
  const { id, transform } = element;
  const update = (values: Record<string, unknown>): EditCommandInput[] => [{ type: "update", id, values: { transform: values } }];
  const number = (name: "x" | "y" | "rotation", unit: string) => (
    <NumberField
      label={t(`timelineEditor.fields.${name}`)}
      value={transform[name]}
      unit={unit}
      min={-10_000}
      max={10_000}
      onCommit={(value) => editor.run(update({ [name]: value }))}
    />
  );
  return (
    <>
      <div className="te-pair">
        {number("x", "px")}
        {number("y", "px")}
      </div>
      <div className="te-pair">
        <NumberField
          label={t("timelineEditor.fields.scale")}
          value={transform.scale * 100}
          unit="%"
          min={2}
          max={1000}
          onCommit={(value) => editor.run(update({ scale: value / 100 }))}
        />
        {number("rotation", "°")}
      </div>
      <SliderField
        label={t("timelineEditor.fields.opacity")}
        value={transform.opacity}
        max={100}
        onTry={(opacity) => editor.try(opacity === null ? null : update({ opacity }))}
        onCommit={(opacity) => editor.run(update({ opacity }))}
      />
      <ChoiceField
        label={t("timelineEditor.fields.blend")}
        value={element.blend}
        options={BLENDS.map((one) => [one, t(`timelineEditor.blends.${one}`)] as const)}
        onCommit={(blend) => editor.run([{ type: "update", id, values: { blend } }])}
      />
    </>
  );
}
