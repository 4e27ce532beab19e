import { type RefObject, useEffect, useRef } from "react";

const NEAR = 48;
const MOST = 18;

/** Scrolls the lanes while something is dragged near their sides. */
export function useAutoScroll(scroller: RefObject<HTMLElement>, active: boolean): void {
  const at = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (!active) return;
    const follow = ({ clientX: x, clientY: y }: PointerEvent) => void (at.current = { x, y });
    let frame = 0;
    const speed = (from: number, to: number, position: number) =>
      position < from + NEAR
        ? -Math.min(MOST, (from + NEAR - position) / 3)
        : position > to - NEAR
          ? Math.min(MOST, (position - to + NEAR) / 3)
          : 0;
    const turn = () => {
      const view = scroller.current;
      if (view && at.current) {
        const box = view.getBoundingClientRect();
        view.scrollBy(speed(box.left + 100, box.right, at.current.x), speed(box.top + 20, box.bottom, at.current.y));
      }
      frame = requestAnimationFrame(turn);
    };
    window.addEventListener("pointermove", follow);
    frame = requestAnimationFrame(turn);
    return () => {
      window.removeEventListener("pointermove", follow);
      cancelAnimationFrame(frame);
      at.current = null;
    };
  }, [scroller, active]);
}
