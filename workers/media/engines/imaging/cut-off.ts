import type { Sides } from "../../../../timeline/shot/frame.ts";

/** A thing is cut off by a side that it lies along for so much of what it is wide so far within, of the picture. */
const [ALONG, WITHIN] = [0.6, 0.01] as const;

/**
 * Which sides of its photograph cut a thing off (`isThing`: by place). Shops trim theirs to the thing, which touches the sides then: it grows
 * from there inwards, where what is cut off goes on.
 */
export function sidesThatCut(isThing: (at: number) => boolean, { width, height }: { width: number; height: number }): Sides {
  const [across, down] = [Math.max(1, Math.round(width * WITHIN)), Math.max(1, Math.round(height * WITHIN)) * width];
  const takenOf = (start: number, step: number, count: number): number => {
    let taken = 0;
    for (let at = 0; at < count; at += 1) if (isThing(start + at * step)) taken += 1;
    return taken;
  };
  const isAlong = (start: number, inwards: number, step: number, count: number): boolean => {
    const taken = takenOf(start, step, count);
    return taken > 0 && taken >= ALONG * takenOf(start + inwards, step, count);
  };
  return {
    left: isAlong(0, across, width, height),
    right: isAlong(width - 1, -across, width, height),
    above: isAlong(0, down, 1, width),
    below: isAlong((height - 1) * width, -down, 1, width),
  };
}
