import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { TIMEBASE } from "../../../../timeline/time.ts";
import { useValue, value } from "../value.ts";
import { ROW, RULER } from "./lanes-view.ts";
import { mountedSpan, rowsSeen, type Span } from "./window.ts";

export interface Mounted {
  /** Ticks. */
  span: Span;
  rows: Span;
  /** Pixels that are seen of the rows. */
  width: number;
}

const same = (a: Mounted, b: Mounted): boolean =>
  a.width === b.width && a.span.from === b.span.from && a.span.to === b.span.to && a.rows.from === b.rows.from && a.rows.to === b.rows.to;

/** What of the lanes is mounted: changes only when the view has gone half its width, or a row. */
export function useMounted(
  scroller: RefObject<HTMLElement>,
  { scale, rows, head }: { scale: number; rows: number; head: number },
): Mounted {
  const look = useCallback(
    (before: Mounted): Mounted => {
      const view = scroller.current;
      if (!view) return before;
      const width = Math.max(1, view.clientWidth - head);
      const ticks = (px: number) => Math.max(0, (px / scale) * TIMEBASE);
      const next = {
        span: mountedSpan({ from: ticks(view.scrollLeft), to: ticks(view.scrollLeft + width) }),
        rows: rowsSeen(view.scrollTop, view.clientHeight - RULER, ROW, rows),
        width,
      };
      return same(before, next) ? before : next;
    },
    [scroller, scale, rows, head],
  );
  const [mounted] = useState(() => value<Mounted>({ span: { from: 0, to: 60 * TIMEBASE }, rows: { from: 0, to: 12 }, width: 1000 }));
  useLayoutEffect(() => mounted.set(look(mounted.get())), [look, mounted]);
  useEffect(() => {
    const view = scroller.current;
    if (!view) return;
    const changed = () => mounted.set(look(mounted.get()));
    const sizes = new ResizeObserver(changed);
    sizes.observe(view);
    view.addEventListener("scroll", changed, { passive: true });
    return () => {
      sizes.disconnect();
      view.removeEventListener("scroll", changed);
    };
  }, [scroller, look, mounted]);
  return useValue(mounted);
}
