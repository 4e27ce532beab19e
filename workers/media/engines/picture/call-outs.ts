import type { Box } from "./measure.ts";
import type { Picture } from "./raster.ts";
import { distanceOf } from "./stickers.ts";

/** Call-outs that a shop has drawn over a photograph: a thin level line goes from a word to what the word tells of. */

/** A pixel of the line is this far (0…441 in RGB) from those so many pixels above and below it, which are as near to each other. */
const [OFF, AWAY, SAME] = [24, 3, 20];
/** Of the height of the words: so much before their end or after it the line begins, within the middle of their height. */
const [BEFORE, AFTER] = [0.7, 1.2];
const [UPPER, LOWER] = [0.2, 0.8];
/** It is so long, of that height and of the picture's breadth: no dash, and no stroke of a letter. */
const [LONG, BROAD] = [1.4, 0.04];

/** How long the longest stretch is that begins between two places and goes in a direction (1 or -1). */
function stretch(is: (at: number) => boolean, from: number, to: number, direction: number): number {
  let [longest, run] = [0, 0];
  for (let at = from; (to - at) * direction >= 0 || run > 0; at += direction) {
    run = is(at) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Whether a call-out goes on from one of some level lines of words. On both sides of a line it is the rule of a heading, or a measure. */
export function hasCallOut(picture: Picture, lines: readonly Box[]): boolean {
  const { data, width, height } = picture;
  const apart = (one: number, other: number): number =>
    distanceOf(picture, one, [data[other * 3] ?? 0, data[other * 3 + 1] ?? 0, data[other * 3 + 2] ?? 0]);
  const isThin = (x: number, y: number): boolean => {
    if (x < 0 || x >= width || y < AWAY || y >= height - AWAY) return false;
    const [above, at, below] = [y - AWAY, y, y + AWAY].map((row) => row * width + x) as [number, number, number];
    return apart(above, below) < SAME && apart(at, above) > OFF && apart(at, below) > OFF;
  };
  return lines.some((line) => {
    const letters = line.height * height;
    const long = Math.max(LONG * letters, BROAD * width);
    const rows = Array.from(
      { length: Math.ceil((LOWER - UPPER) * letters) },
      (_, at) => Math.floor(line.y * height + UPPER * letters) + at,
    );
    const sides = [1, -1].filter((direction) => {
      const end = (direction > 0 ? line.x + line.width : line.x) * width;
      const [from, to] = [end - direction * BEFORE * letters, end + direction * AFTER * letters].map(Math.round) as [number, number];
      return rows.some((y) => stretch((x) => isThin(x, y), from, to, direction) >= long);
    });
    return sides.length === 1;
  });
}
