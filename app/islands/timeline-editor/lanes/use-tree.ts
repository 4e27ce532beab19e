import { type KeyboardEvent, useRef } from "react";
import { placedOf } from "../../../../timeline/edit/lookup.ts";
import { seconds } from "../../../../timeline/time.ts";
import { elementName } from "../../../timeline/name.ts";
import type { Editor } from "../editor.ts";
import type { Cursor } from "../editor-state.ts";
import { writeAt } from "../parts/clock.ts";
import type { T } from "../props.ts";
import { commandOf, edgeOf, type Gesture, gestureAt, type Held, type Manner } from "./gesture.ts";
import { heldBy, isFine } from "./held.ts";
import { rowsOf } from "./lanes-view.ts";
import { cursorAfter, type Step } from "./tree-cursor.ts";

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "first",
  End: "last",
};
const FRAMES_AT_ONCE = 10;

/** The treegrid by keyboard: arrows look around, Enter lifts, `[` and `]` lift an edge; then arrows move it frame by frame. */
export function useTree(editor: Editor, t: T) {
  // Who came by Tab reads with the arrows; who pressed a clip expects them to step the playhead.
  const reading = useRef(false);
  const pressed = useRef(false);
  const lifted = useRef<Held | null>(null);

  const nameOf = (id: string): string => {
    const element = placedOf(editor.document, id)?.element;
    return element ? elementName(editor.document, element, t) : "";
  };
  const timeOf = ({ held, by }: Gesture): number => {
    const element = placedOf(editor.document, held.id)?.element;
    return element ? edgeOf(element, held) + by : 0;
  };

  const lift = (held: Held) => {
    lifted.current = held;
    const manner = { insert: false, ripple: false, parted: false };
    editor.gesture.set({ held, by: 0, track: null, guide: null, manner });
    const what =
      held.kind === "move" ? "lifted" : held.kind !== "trim" ? "liftedWith" : held.edge === "start" ? "liftedStart" : "liftedEnd";
    const tool = t(`timelineEditor.tool.${editor.tool.get()}`);
    editor.say({ text: t(`timelineEditor.said.${what}`, { name: nameOf(held.id), tool }) });
  };

  const drop = (keep: boolean, manner?: Partial<Manner>) => {
    const held = editor.gesture.get();
    const gesture = held && { ...held, manner: { ...held.manner, ...manner } };
    lifted.current = null;
    editor.gesture.set(null);
    editor.try(null);
    if (!gesture) return;
    const command = keep ? commandOf(editor.document, gesture, editor.scope.get()) : null;
    const name = nameOf(gesture.held.id);
    if (!command) return editor.say({ text: t("timelineEditor.said.cancelled", { name }) });
    // Where it is then: a ripple draws a trimmed start back.
    if (editor.run([command]))
      editor.say({ text: t("timelineEditor.said.dropped", { name, time: writeAt(timeOf({ ...gesture, by: 0 })) }) });
    if (gesture.track) editor.cursor.set({ track: gesture.track, element: gesture.held.id });
  };

  const carry = (step: Step, many: boolean) => {
    const gesture = editor.gesture.get();
    if (!gesture) return;
    const rows = rowsOf(editor.document);
    const sign = step === "left" ? -1 : step === "right" ? 1 : 0;
    const own = gesture.track ?? placedOf(editor.document, gesture.held.id)?.track;
    const down = step === "down" ? 1 : step === "up" ? -1 : 0;
    const row = rows.findIndex(({ id }) => id === own) + down;
    const next = gestureAt(editor.document, gesture.held, {
      by: gesture.by + sign * editor.frame * (many ? FRAMES_AT_ONCE : 1),
      points: null,
      within: 0,
      manner: gesture.manner,
      track: rows[row]?.id ?? own ?? null,
    });
    if (isFine(next.held)) {
      const command = commandOf(editor.document, next, editor.scope.get());
      const code = editor.try(command && [command]);
      if (code) return editor.say({ code });
      editor.gesture.set(next);
      return editor.say({ text: `${next.by < 0 ? "−" : "+"}${Math.abs(seconds(next.by)).toFixed(2)} s` });
    }
    editor.gesture.set(next);
    const time = writeAt(timeOf(next));
    editor.say({
      text: down === 0 ? time : t("timelineEditor.said.carried", { time, number: Math.max(0, Math.min(row, rows.length - 1)) + 1 }),
    });
  };

  const look = (cursor: Cursor | null) => {
    editor.cursor.set(cursor);
    if (cursor?.element) editor.select([cursor.element]);
  };

  const whileLifted = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) carry(step, event.shiftKey);
    else if (event.key === "Enter" || event.key === "Escape")
      drop(event.key === "Enter", { insert: event.ctrlKey || event.metaKey, ripple: event.shiftKey });
    else if (event.key !== "Tab") return;
    else return drop(false);
    event.preventDefault();
  };

  return {
    onKeyDown(event: KeyboardEvent) {
      if (lifted.current) {
        event.nativeEvent.stopImmediatePropagation();
        return whileLifted(event);
      }
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const cursor = editor.cursor.get();
      const step = STEPS[event.key];
      const element = cursor?.element ?? null;
      if (step && reading.current && !event.shiftKey) look(cursorAfter(rowsOf(editor.document), cursor, step, editor.playhead.get()));
      else if (event.key === "Enter" && element)
        lift(heldBy(editor.tool.get(), { id: element, ids: [element], edge: "end", onEdge: false }));
      else if ((event.key === "[" || event.key === "]") && element)
        lift(heldBy(editor.tool.get(), { id: element, ids: [element], edge: event.key === "[" ? "start" : "end", onEdge: true }));
      else return;
      event.preventDefault();
      event.nativeEvent.stopImmediatePropagation();
    },
    onFocus() {
      reading.current = !pressed.current;
      if (reading.current && !editor.cursor.get()) look(cursorAfter(rowsOf(editor.document), null, "first", 0));
    },
    onBlur: () => lifted.current && drop(false),
    onPointerDownCapture() {
      // The focus that comes now comes from the press.
      [pressed.current, reading.current] = [true, false];
      requestAnimationFrame(() => void (pressed.current = false));
    },
  };
}
