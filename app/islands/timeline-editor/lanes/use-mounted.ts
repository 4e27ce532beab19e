import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { TIMEBASE } from "../../../../timeline/time.ts";
import { useValue, value } from "../value.ts";
import { ROW, RULER } from "./lanes-view.ts";
import { mountedSpan, rowsSeen, type Span } from "./window.ts";

export interface Mounted {
  /** Ticks. */
  span: Span;
  rows: Span;
}

interface MountedOptions {
  scale: number;
  /** How many rows there are. */
  rows: number;
  /** Pixels that are seen of the rows. */
  room: number;
}

const same = (a: Span, b: Span): boolean => a.from === b.from && a.to === b.to;

/** What of the lanes is mounted: changes only when the view leaves it, or shows far less of it. */
export function useMounted(scroller: RefObject<HTMLElement>, { scale, rows, room }: MountedOptions): Mounted {
  const [mounted] = useState(() => value<Mounted>({ span: { from: 0, to: 60 * TIMEBASE }, rows: { from: 0, to: 12 } }));
  const look = useCallback(() => {
    const view = scroller.current;
    if (!view) return;
    const before = mounted.get();
    const ticks = (px: number) => Math.max(0, (px / scale) * TIMEBASE);
    const span = mountedSpan(before.span, { from: ticks(view.scrollLeft), to: ticks(view.scrollLeft + room) });
    const seen = rowsSeen(view.scrollTop, view.clientHeight - RULER, ROW, rows);
    if (!same(span, before.span) || !same(seen, before.rows)) mounted.set({ span, rows: seen });
  }, [scroller, mounted, scale, rows, room]);
  useLayoutEffect(look, [look]);
  useEffect(() => {
    const view = scroller.current;
    if (!view) return;
    const sizes = new ResizeObserver(look);
    sizes.observe(view);
    view.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      view.removeEventListener("scroll", look);
    };
  }, [scroller, look]);
  return useValue(mounted);
}
