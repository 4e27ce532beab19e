import type { Box, Whole } from "./frame.ts";
import type { Path } from "./moves.ts";

/** A move is at least so much of itself, whatever it takes away; so much of the frame stays free beside a thing. */
const [LEAST, FREE] = [0.25, 0.01] as const;

/**
 * How much of a move leaves a thing whole, 0…1. `picture`: where the picture lies in its frame, which goes from 0 to 1. Sides at which the
 * picture or the frame cuts the thing off anyway say nothing.
 */
export function leewayOf({ scale, x, y }: Path, whole: Whole | null, picture: Box): number {
  if (whole === null) return 1;
  const [left, top] = [picture.x + whole.x * picture.width, picture.y + whole.y * picture.height];
  const [right, below] = [left + whole.width * picture.width, top + whole.height * picture.height];
  const grows = Math.max(...scale) - 1;
  const shareOf = (isCut: boolean, from: number, shifts: readonly number[]): number => {
    const room = 0.5 - FREE - from;
    const moves = grows * from + Math.max(...shifts.map(Math.abs));
    return isCut || room <= 0 || moves <= 0 ? 1 : room / moves;
  };
  const { cut } = whole;
  const shares = [
    shareOf(cut.left, 0.5 - left, x),
    shareOf(cut.right, right - 0.5, x),
    shareOf(cut.above, 0.5 - top, y),
    shareOf(cut.below, below - 0.5, y),
  ];
  return Math.max(LEAST, Math.min(1, ...shares));
}

/** The same move, smaller: what is near and what is far keep their measure to each other. */
export function tempered({ scale, x, y, blur }: Path, by: number): Path {
  const less = ([from, to]: readonly [number, number]): [number, number] => [from * by, to * by];
  return { scale: [1 + (scale[0] - 1) * by, 1 + (scale[1] - 1) * by], x: less(x), y: less(y), blur };
}
