/** How a loop is made of frames: from one to another and over again, or there and back. */
export interface Seam {
  readonly first: number;
  readonly last: number;
  readonly way: "over" | "back";
}

/** A seam that shows no more than this many usual steps from one frame to the next is not seen. */
const UNSEEN = 1.8;

/**
 * Where a loop of at least `least` frames closes. `differ(a, b)` says how different two frames are. Where no later
 * frame is as near to an early one as neighbours are to each other, the whole is played there and back: it has no seam.
 */
export function seamOf(count: number, least: number, differ: (a: number, b: number) => number): Seam {
  const steps = Array.from({ length: Math.max(0, count - 1) }, (_, at) => differ(at, at + 1)).toSorted((a, b) => a - b);
  const usual = steps[Math.floor(steps.length / 2)] ?? 0;
  let best: { seam: Seam; by: number } | null = null;
  for (let first = 0; first + least < count; first += 1)
    for (let after = first + least; after < count; after += 1) {
      const by = differ(first, after);
      if (by < (best?.by ?? Number.POSITIVE_INFINITY)) best = { seam: { first, last: after - 1, way: "over" }, by };
    }
  return best && best.by <= usual * UNSEEN ? best.seam : { first: 0, last: count - 1, way: "back" };
}

/** The frames of one round, in the order they are shown. */
export function roundOf({ first, last, way }: Seam): number[] {
  const there = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return way === "over" ? there : [...there, ...there.slice(1, -1).toReversed()];
}
