import { type PointerEvent, useRef } from "react";

export interface Point {
  x: number;
  y: number;
}

/** Where a pointer is over the stage around an element, in percent of its sides. */
function pointOn({ currentTarget, clientX, clientY }: PointerEvent): Point {
  const box = (currentTarget.closest("[data-stage]") ?? currentTarget).getBoundingClientRect();
  return { x: ((clientX - box.left) / box.width) * 100, y: ((clientY - box.top) / box.height) * 100 };
}

interface Drag<T> {
  /** What it is when the pointer goes down: what is dragged is measured from there. */
  start: (at: Point) => T;
  onDrag: (from: T, at: Point, by: Point) => void;
  onEnd?: (from: T, at: Point) => void;
}

/** Follows a pointer from where it goes down until it is lifted. */
export function useDrag<T>({ start, onDrag, onEnd }: Drag<T>) {
  const held = useRef<{ at: Point; from: T } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = pointOn(event);
      held.current = { at, from: start(at) };
    },
    onPointerMove(event: PointerEvent) {
      if (!held.current) return;
      const [{ at: first, from }, at] = [held.current, pointOn(event)];
      onDrag(from, at, { x: at.x - first.x, y: at.y - first.y });
    },
    onPointerUp(event: PointerEvent) {
      if (held.current) onEnd?.(held.current.from, pointOn(event));
      held.current = null;
    },
    onPointerCancel() {
      held.current = null;
    },
  };
}
