import type { Element } from "../../../../timeline/document/element.ts";
import { endOf, firstAfter } from "../../../../timeline/edit/interval.ts";
import { TIMEBASE } from "../../../../timeline/time.ts";

/** What a lane shows: an element with its place on the track, from 1, or a run of elements that are too narrow to be told apart. */
export type Shown = { kind: "clip"; element: Element; place: number } | { kind: "run"; from: number; to: number; count: number };

export interface Span {
  from: number;
  to: number;
}

interface WindowOptions extends Span {
  /** Elements narrower than so many ticks are drawn together with their neighbours. */
  least: number;
  /** Elements that are shown by themselves, wherever they are: selected, focused, dragged. */
  pinned: ReadonlySet<string>;
}

/** How far elements of a run may lie apart, as a share of the least width. */
const APART = 0.5;

/** Of more that are selected, those that are too narrow are drawn together as well. */
const PINNED = 60;

/** What is shown by itself: what the keyboard is at, and what is selected as long as that is not much. */
export function pinnedOf(selection: ReadonlySet<string>, focus: string | null): ReadonlySet<string> {
  const few = selection.size <= PINNED ? selection : [];
  return focus ? new Set([...few, focus]) : new Set(few);
}

/** What a lane shows of a span of time, in order. */
export function shownIn(elements: readonly Element[], { from, to, least, pinned }: WindowOptions): Shown[] {
  const shown: Shown[] = [];
  for (let at = firstAfter(elements, from); at < elements.length; at += 1) {
    const one = elements[at];
    if (!one || one.startTime >= to) break;
    if (one.duration >= least || pinned.has(one.id)) {
      shown.push({ kind: "clip", element: one, place: at + 1 });
      continue;
    }
    const last = shown.at(-1);
    if (last?.kind === "run" && one.startTime - last.to <= least * APART) {
      last.to = endOf(one);
      last.count += 1;
    } else shown.push({ kind: "run", from: one.startTime, to: endOf(one), count: 1 });
  }
  return shown;
}

/** Clips that are mounted at once, at most about. */
const MOST = 360;

/** The power of two that is not less: a view that is zoomed or scrolled a little is the same. */
const power = (value: number): number => 2 ** Math.ceil(Math.log2(Math.max(1, value)));

/** The least width in ticks of what is shown by itself: nothing is drawn together while there is room for all. */
export const leastTicks = (elements: number, { rows, span }: { rows: number; span: Span }): number =>
  elements <= MOST ? 0 : power((rows * (span.to - span.from)) / MOST);

/** Of what is seen, so much is mounted on each side of it; and what is mounted is at most so many times what is seen. */
const BESIDE = 0.25;
export const WIDEST = 2.5;

/** The span that is mounted around what is seen: what it was, while that holds all that is seen and not far more. */
export function mountedSpan(before: Span, { from, to }: Span): Span {
  const wide = to - from;
  if (before.from <= from && to <= before.to && before.to - before.from <= wide * WIDEST) return before;
  return { from: Math.max(0, Math.floor(from - wide * BESIDE)), to: Math.ceil(to + wide * BESIDE) };
}

/** Ticks that lanes are long for what is on them and some room behind it: in steps, so that it is the same after most edits. */
export function laneTicks(duration: number): number {
  const wanted = duration + 30 * TIMEBASE;
  const step = power(wanted / 8);
  return Math.ceil(wanted / step) * step;
}

/** The rows of a height that are seen, and one more on each side. */
export const rowsSeen = (top: number, height: number, row: number, all: number): Span => ({
  from: Math.max(0, Math.floor(top / row) - 1),
  to: Math.min(all, Math.ceil((top + height) / row) + 1),
});
