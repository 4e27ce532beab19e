import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { TIMEBASE } from "../../../../timeline/time.ts";
import type { Editor } from "../editor.ts";
import { useValue } from "../value.ts";
import { clampScale, leastScale, SCALES, scaleToFit, scrollAfterZoom } from "./zoom.ts";

/** Zooming: what is under the pointer, or the playhead, stays where it is. The first scale shows the whole. */
export function useZoom(editor: Editor, scroller: RefObject<HTMLElement>, head: number): void {
  const scale = useValue(editor.scale);
  const fitted = useValue(editor.fitted);
  const before = useRef(scale);
  const anchor = useRef<number | null>(null);

  useLayoutEffect(() => {
    const view = scroller.current;
    if (!view || before.current === scale) return;
    const line = (editor.playhead.get() / TIMEBASE) * before.current - view.scrollLeft;
    const seen = line >= 0 && line <= view.clientWidth - head;
    const x = anchor.current ?? (seen ? line : (view.clientWidth - head) / 2);
    view.scrollTo({ left: scrollAfterZoom({ scroll: view.scrollLeft, x, from: before.current, to: scale }) });
    [before.current, anchor.current] = [scale, null];
  }, [editor, scroller, head, scale]);

  useLayoutEffect(() => {
    if (fitted > 0) scroller.current?.scrollTo({ left: 0 });
  }, [scroller, fitted]);

  useEffect(() => {
    const view = scroller.current;
    if (!view) return;
    const measure = () => editor.room.set(view.clientWidth - head);
    const sizes = new ResizeObserver(measure);
    sizes.observe(view);
    measure();
    fit(editor);
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      anchor.current = event.clientX - view.getBoundingClientRect().left - head;
      zoomTo(editor, editor.scale.get() * Math.exp(-event.deltaY / 300));
    };
    view.addEventListener("wheel", wheel, { passive: false });
    return () => {
      sizes.disconnect();
      view.removeEventListener("wheel", wheel);
    };
  }, [editor, scroller, head]);
}

/** Shows the whole, from its start. */
export function fit(editor: Editor): void {
  editor.scale.set(scaleToFit(editor.duration, editor.room.get()));
  editor.fitted.set(editor.fitted.get() + 1);
}

/** The farthest scale that the editor goes to. */
export const farthest = (editor: Editor): number => leastScale(editor.duration, editor.room.get());

const zoomTo = (editor: Editor, scale: number): void => editor.scale.set(clampScale(scale, farthest(editor)));

export const zoomBy = (editor: Editor, steps: number): void => zoomTo(editor, editor.scale.get() * SCALES.step ** steps);
