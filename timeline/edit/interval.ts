import type { Element } from "../document/element.ts";

/** A track's elements are sorted and do not overlap: whatever is asked of a time is found by halving. */
type Elements = readonly Element[];

export const endOf = ({ startTime, duration }: Pick<Element, "startTime" | "duration">): number => startTime + duration;

/** The index of the first element that ends after a time; the length where none does. */
export function firstAfter(elements: Elements, time: number): number {
  let [low, high] = [0, elements.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const one = elements[middle];
    if (one && endOf(one) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The element that is there at a time. */
export function elementAt(elements: Elements, time: number): Element | null {
  const found = elements[firstAfter(elements, time)];
  return found && found.startTime <= time ? found : null;
}

/** The elements that are there at any time from `from` up to, not including, `to`. */
export function between(elements: Elements, from: number, to: number): Element[] {
  const found: Element[] = [];
  for (let at = firstAfter(elements, from); at < elements.length; at++) {
    const one = elements[at];
    if (!one || one.startTime >= to) break;
    found.push(one);
  }
  return found;
}

/** The elements that begin at a time or later. */
export function startingFrom(elements: Elements, time: number): readonly Element[] {
  const first = firstAfter(elements, time);
  const one = elements[first];
  return elements.slice(one && one.startTime < time ? first + 1 : first);
}

/** What stands directly before and after an element in its track. */
export function neighbours(elements: Elements, element: Element): { before: Element | null; after: Element | null } {
  const at = firstAfter(elements, element.startTime);
  return { before: elements[at - 1] ?? null, after: elements[at + 1] ?? null };
}

/** The gap that a time lies in; null where something is, or where nothing follows. */
export function gapAt(elements: Elements, time: number): { from: number; to: number } | null {
  const at = firstAfter(elements, time);
  const [before, after] = [elements[at - 1], elements[at]];
  const from = before ? endOf(before) : 0;
  return after && after.startTime > time && after.startTime > from ? { from, to: after.startTime } : null;
}
