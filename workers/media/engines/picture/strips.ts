import type { Box } from "./measure.ts";
import type { Picture } from "./raster.ts";

/** A shop's strips along the edges of a photograph: bars, a colored band with a slogan, a line with a pattern behind it, a frame. */

type Side = "left" | "right" | "top" | "bottom";
const SIDES: readonly Side[] = ["top", "bottom", "left", "right"];

/** A row is of one color where so much of it is that near (0…441 in RGB) to its median; what is so far from that is none of it. */
const [ONE_COLOR, SAME, OTHER] = [0.98, 16, 24];
/** So many rows make a strip; at its inner end, so many rows on, so much of the row is of the photograph, both its ends among it. */
const [ROWS, ON, PHOTOGRAPH, ENDS, AT_END] = [2, 3, 0.7, 0.06, 0.5];
/** Of a side: strips go no further than this. */
const DEEPEST = 0.3;
/** Rows that are left out beside a strip: its edge is soft. */
const SOFT = 1;

/** A row counted from a side: three values a pixel. */
function rowFrom({ data, width, height }: Picture, side: Side, at: number): Uint8Array {
  const isAcross = side === "top" || side === "bottom";
  const line = side === "top" || side === "left" ? at : (isAcross ? height : width) - 1 - at;
  if (isAcross) return data.subarray(line * width * 3, (line + 1) * width * 3);
  const row = new Uint8Array(height * 3);
  for (let y = 0; y < height; y += 1) row.set(data.subarray((y * width + line) * 3, (y * width + line + 1) * 3), y * 3);
  return row;
}

type Colour = readonly [number, number, number];
const medianOf = (row: Uint8Array): Colour =>
  [0, 1, 2].map((part) => row.filter((_, at) => at % 3 === part).toSorted()[Math.floor(row.length / 6)] ?? 0) as unknown as Colour;

/** How much of a stretch of a row is at least so far from a color, 0…1. */
function off(row: Uint8Array, [r, g, b]: Colour, far: number, from = 0, to = row.length / 3): number {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    const [dr, dg, db] = [(row[at * 3] ?? 0) - r, (row[at * 3 + 1] ?? 0) - g, (row[at * 3 + 2] ?? 0) - b];
    if (dr * dr + dg * dg + db * db >= far * far) count += 1;
  }
  return count / Math.max(1, to - from);
}

/** Whether a row that follows a strip is of a photograph from side to side; a thing on a ground leaves the ground at its sides. */
function isPhotograph(row: Uint8Array, strip: Colour): boolean {
  const length = row.length / 3;
  const end = Math.ceil(length * ENDS);
  return (
    off(row, strip, OTHER) >= PHOTOGRAPH &&
    off(row, strip, OTHER, 0, end) >= AT_END &&
    off(row, strip, OTHER, length - end, length) >= AT_END
  );
}

/** How many rows from a side are of strips: up to the innermost that ends along a straight line. */
function depthFrom(picture: Picture, side: Side): number {
  const all = side === "top" || side === "bottom" ? picture.height : picture.width;
  let [depth, run] = [0, 0];
  for (let at = 0; at < all * DEEPEST; at += 1) {
    const row = rowFrom(picture, side, at);
    const color = medianOf(row);
    run = off(row, color, SAME) <= 1 - ONE_COLOR ? run + 1 : 0;
    if (run >= ROWS && isPhotograph(rowFrom(picture, side, at + ON), color)) depth = at + ON + SOFT;
  }
  return depth;
}

/** The photograph between a shop's strips, as fractions of the picture; null where there are none. */
export function withinStrips(picture: Picture): Box | null {
  const { width, height } = picture;
  const [top = 0, bottom = 0, left = 0, right = 0] = SIDES.map((side) => depthFrom(picture, side));
  if (top + bottom + left + right === 0) return null;
  return { x: left / width, y: top / height, width: (width - left - right) / width, height: (height - top - bottom) / height };
}
