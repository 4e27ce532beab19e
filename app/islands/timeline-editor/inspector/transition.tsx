import type { VisibleElement } from "../../../../timeline/document/element.ts";
import { transition as schema } from "../../../../timeline/document/motion.ts";
import { seconds, ticks } from "../../../../timeline/time.ts";
import { useEditor } from "../use-editor.ts";
import { ChoiceField, NumberField } from "./fields.tsx";

const TYPES = schema.shape.type.options;
const LENGTH = ticks(0.5);

/** How an element takes over from the one right before it. */
export function TransitionFields({ element }: { element: VisibleElement }) {
  const { editor, t } = useEditor();
  const { id, transitionIn } = element;
  const type = transitionIn && transitionIn.type !== "cut" ? transitionIn.type : "cut";
  const set = (values: { type?: (typeof TYPES)[number]; duration?: number }) => {
    const { fromElementId: _from, ...before } = transitionIn ?? { type: "fade" as const, duration: LENGTH, fromElementId: "" };
    const next = { ...before, ...values };
    const duration = next.duration || Math.min(LENGTH, Math.floor(element.duration / 2));
    editor.run([{ type: "transition", id, transition: next.type === "cut" ? null : { ...next, duration } }]);
  };
  return (
    <div className="te-pair">
      <ChoiceField
        label={t("timelineEditor.fields.transition")}
        value={type}
        options={TYPES.map((one) => [one, t(`timelineEditor.transitions.${one}`)] as const)}
        onCommit={(next) => set({ type: next })}
      />
      <NumberField
        label={t("timelineEditor.fields.length")}
        value={transitionIn && type !== "cut" ? seconds(transitionIn.duration) : 0}
        unit="s"
        min={0.05}
        max={5}
        step={0.1}
        disabled={type === "cut"}
        onCommit={(length) => set({ duration: ticks(length) })}
      />
    </div>
  );
}
