import { type PointerEvent, useRef, useState } from "react";
import type { VisibleElement } from "../../../../timeline/document/element.ts";
import type { EditCommandInput } from "../../../../timeline/edit/commands.ts";
import type { Editor } from "../editor.ts";
import { boxAt, type PictureBox } from "../../../../timeline/draw/box-at.ts";
import { guided, type Point } from "./box.ts";

export type Handle = "move" | "scale" | "rotate";

interface Held {
  handle: Handle;
  from: Point;
  box: PictureBox;
  moved: boolean;
}

const SLOP = 3;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** What a handle has done when it has come from one point of the canvas to another. */
function commandFor(element: VisibleElement, { handle, from, box }: Held, to: Point, by: Point): EditCommandInput {
  const { id, transform } = element;
  if (handle === "move")
    return { type: "update", id, values: { transform: { x: rounded(transform.x + by.x), y: rounded(transform.y + by.y) } } };
  if (handle === "rotate") {
    const angle = (point: Point) => Math.atan2(point.y - box.y, point.x - box.x);
    const turned = transform.rotation + ((angle(to) - angle(from)) * 180) / Math.PI;
    const whole = Math.round(turned / 45) * 45;
    return { type: "update", id, values: { transform: { rotation: Math.abs(turned - whole) < 3 ? whole : rounded(turned) } } };
  }
  const far = (point: Point) => Math.max(1, Math.hypot(point.x - box.x, point.y - box.y));
  return { type: "update", id, values: { transform: { scale: rounded(Math.max(0.02, (transform.scale * far(to)) / far(from))) } } };
}

/** Moves, scales and turns what is selected on the picture. What it comes to is shown on the way, and one step at the end. */
export function useBoxDrag(editor: Editor, element: VisibleElement | null, pointOf: (event: PointerEvent) => Point) {
  const held = useRef<Held | null>(null);
  const [met, setMet] = useState({ x: false, y: false });

  const commandAt = (event: PointerEvent): EditCommandInput | null => {
    const now = held.current;
    if (!now || !element) return null;
    const to = pointOf(event);
    const { by, met: lines } = guided(now.box, { x: to.x - now.from.x, y: to.y - now.from.y }, editor.document.canvas);
    if (now.handle === "move") setMet(lines);
    return commandFor(element, now, to, by);
  };
  const over = () => {
    held.current = null;
    setMet({ x: false, y: false });
    editor.preview.set(null);
  };

  const start = (handle: Handle, event: PointerEvent, target: VisibleElement | null = element) => {
    if (event.button !== 0 || !target) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { handle, from: pointOf(event), box: boxAt(target, editor.playhead.get()), moved: false };
  };
  return {
    met,
    start,
    move(event: PointerEvent) {
      const now = held.current;
      if (!now) return;
      const to = pointOf(event);
      now.moved ||= Math.hypot(to.x - now.from.x, to.y - now.from.y) > SLOP;
      const command = now.moved ? commandAt(event) : null;
      if (command) editor.try([command]);
    },
    end(event: PointerEvent) {
      const command = held.current?.moved ? commandAt(event) : null;
      over();
      if (command) editor.run([command]);
    },
    cancel: over,
  };
}
