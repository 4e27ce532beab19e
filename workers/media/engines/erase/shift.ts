import type { Picture } from "./patch.ts";

/** Where in another picture a place of this one is seen. Whole pixels. */
export interface Shift {
  readonly x: number;
  readonly y: number;
}

export const STILL: Shift = { x: 0, y: 0 };

/** A part of a film at one time, and what of it is covered. */
export interface Seen {
  readonly patch: Picture;
  readonly mask: Uint8Array;
}

/** A rectangle of pixels that two pictures are compared in, every `step`th of them. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly step: number;
}

export interface Likeness {
  /** Mean absolute difference of what both show, in levels; infinite where they share too little. */
  readonly cost: number;
  /** How much lighter this one is than the other. */
  readonly lighter: number;
}

const UNLIKE: Likeness = { cost: Number.POSITIVE_INFINITY, lighter: 0 };
const LEAST = 24;

/** Compares what neither mask covers within a window. */
export function likeness(here: Seen, there: Seen, { x: dx, y: dy }: Shift, window: Window): Likeness {
  const { width, height } = here.patch;
  const [a, b] = [here.patch.planes[0], there.patch.planes[0]];
  const [left, right] = [Math.max(window.left, -dx, 0), Math.min(window.right, width - dx, width)];
  const [top, bottom] = [Math.max(window.top, -dy, 0), Math.min(window.bottom, height - dy, height)];
  let [difference, sum, count] = [0, 0, 0];
  for (let y = top; y < bottom; y += window.step)
    for (let x = left; x < right; x += window.step) {
      const [i, j] = [y * width + x, (y + dy) * width + x + dx];
      if (here.mask[i] || there.mask[j]) continue;
      const by = (a[i] ?? 0) - (b[j] ?? 0);
      sum += by;
      difference += by < 0 ? -by : by;
      count += 1;
    }
  return count >= LEAST ? { cost: difference / count, lighter: sum / count } : UNLIKE;
}

/** The best shift of a square of them around one, `by` pixels apart. */
export function nearby(around: Shift, reach: number, by: number, cost: (shift: Shift) => number): { shift: Shift; cost: number } {
  let best = { shift: around, cost: cost(around) };
  for (let y = -reach; y <= reach; y += 1)
    for (let x = -reach; x <= reach; x += 1) {
      if (x === 0 && y === 0) continue;
      const shift = { x: around.x + x * by, y: around.y + y * by };
      const found = cost(shift);
      if (found < best.cost) best = { shift, cost: found };
    }
  return best;
}

/** How far a whole part has moved between two times, up to `most` pixels to each side: coarsely first. */
export function movement(here: Seen, there: Seen, most: number, guess: Shift | null): { shift: Shift; cost: number } {
  const { width, height } = here.patch;
  const window = (step: number): Window => ({ left: 0, top: 0, right: width, bottom: height, step });
  const at = (step: number) => (shift: Shift) => likeness(here, there, shift, window(step)).cost;
  if (guess) return nearby(guess, 2, 1, at(6));
  const coarse = nearby({ x: 0, y: 0 }, Math.floor(most / 4), 4, at(6));
  const finer = nearby(coarse.shift, 1, 2, at(5));
  return nearby(finer.shift, 1, 1, at(4));
}
