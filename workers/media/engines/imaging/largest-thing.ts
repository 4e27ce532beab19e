import type { Whole } from "../../../../timeline/shot/frame.ts";
import type { Thing } from "../describe/objects.ts";

/** A thing is what a picture is of where it is so sure, and takes so much of it; one that the picture cuts off counts less. */
const [SURE, LEAST, CUT_OFF] = [0.4, 0.04, 0.5] as const;
/** A box has so much air at each side of its thing, of its size. */
const AIR = 0.03;
/** What comes so near to its picture's edge, 0…1, is cut off by it. */
const CUT = 0.01;

function wholeAt({ box: { x, y, width, height } }: Thing): Whole {
  const cut = { left: x < CUT, right: x + width > 1 - CUT, above: y < CUT, below: y + height > 1 - CUT };
  const [left, top] = [cut.left ? 0 : x + width * AIR, cut.above ? 0 : y + height * AIR];
  const [right, low] = [cut.right ? 1 : x + width * (1 - AIR), cut.below ? 1 : y + height * (1 - AIR)];
  return { x: left, y: top, width: right - left, height: low - top, cut };
}

/** What a picture is of that is too much in doubt to be cut out: the largest thing that is known in it; null where none is. */
export function largestThing(things: readonly Thing[]): Whole | null {
  const weighed = things
    .filter(({ score }) => score >= SURE)
    .map((thing) => {
      const whole = wholeAt(thing);
      const size = whole.width * whole.height;
      return { whole, size, weight: thing.score * Math.sqrt(size) * (Object.values(whole.cut).some(Boolean) ? CUT_OFF : 1) };
    })
    .filter(({ size }) => size >= LEAST)
    .toSorted((a, b) => b.weight - a.weight);
  return weighed[0]?.whole ?? null;
}
