import type { Size } from "./decode.ts";
import type { Box } from "./measure.ts";

/** A box that is so much higher than broad is of a line that runs down the picture: no word of a level line is. */
const DOWN = 2;
export const runsDown = ({ width: w, height: h }: Box, { width, height }: Size): boolean => h * height > DOWN * w * width;

/** Pixels across a line of words, level or not: what its letters are high. */
export const lineHeight = (line: Box, size: Size): number => (runsDown(line, size) ? line.width * size.width : line.height * size.height);
