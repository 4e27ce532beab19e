import type { Element } from "./element.ts";

/**
 * Elements in as few lanes as they need so that none overlaps another, each lane sorted by time. `left`: those for which
 * `most` lanes are too few.
 */
export function inLanes(elements: readonly Element[], most: number): { lanes: Element[][]; left: Element[] } {
  const lanes: Element[][] = [[]];
  const ends = [0];
  const left: Element[] = [];
  for (const one of elements.toSorted((a, b) => a.startTime - b.startTime)) {
    const free = ends.findIndex((end) => end <= one.startTime);
    const at = free < 0 ? lanes.length : free;
    if (at >= most) {
      left.push(one);
      continue;
    }
    (lanes[at] ??= []).push(one);
    ends[at] = one.startTime + one.duration;
  }
  return { lanes, left };
}
