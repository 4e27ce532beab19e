import type { Box } from "./measure.ts";
import { lineHeight } from "./line-height.ts";
import type { Picture } from "./raster.ts";
import { distanceOf, ringOf, windowOf } from "./stickers.ts";
import { textLines } from "./text-lines.ts";

/** Lines of words that run down a picture: ideographs one below the other, or a line that was turned. */

/** A line is so many times as long as its letters are high: straps, seams and rows of keys that are taken for words are shorter. */
const LONG = 3.5;
/** So much of what is around it is of one color, of which pixels are this far (0…441 in RGB) at most. */
const [PLAIN, NEAR] = [0.8, 30];
/** A pixel is of a letter where it is this far from that color, as a share of the farthest. */
const INK = 0.4;
/** So many letters, between gaps, are about as long as the line is broad. */
const LETTERS = 3;
const [SHORTEST, LONGEST] = [0.55, 1.3];

/** A picture turned clockwise by a quarter. */
function turned({ data, width, height }: Picture): Picture {
  const other = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let part = 0; part < 3; part += 1) other[(x * height + height - 1 - y) * 3 + part] = data[(y * width + x) * 3 + part] ?? 0;
  return { data: other, width: height, height: width };
}

const turnedBack = ({ x, y, width, height }: Box): Box => ({ x: y, y: 1 - x - width, width: height, height: width });

/** How long the stretches are in which something is. */
function runsOf(is: readonly boolean[]): number[] {
  const runs: number[] = [];
  is.forEach((value, at) => value && (is[at - 1] ? (runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1) : runs.push(1)));
  return runs;
}

/** Whether letters of one size stand below each other in a box, on a plain ground. */
function hasLetters(picture: Picture, box: Box): boolean {
  const { colour, pixels } = ringOf(picture, box);
  const far = (index: number): number => distanceOf(picture, index, colour);
  if (pixels.filter((index) => far(index) < NEAR).length < PLAIN * pixels.length) return false;
  const { x0, y0, x1, y1 } = windowOf(box, picture, 0);
  const rows = Array.from({ length: y1 - y0 }, (_, row) =>
    Array.from({ length: x1 - x0 }, (_value, column) => far((y0 + row) * picture.width + x0 + column)),
  );
  const least = INK * Math.max(...rows.flat());
  const columns = Array.from({ length: x1 - x0 }, (_, column) => rows.some((row) => (row[column] ?? 0) > least));
  const broad = columns.lastIndexOf(true) + 1 - columns.indexOf(true);
  const letters = runsOf(rows.map((row) => row.some((value) => value > least)));
  return letters.filter((long) => long >= SHORTEST * broad && long <= LONGEST * broad).length >= LETTERS;
}

/** Where words run down a picture on plain ground, as fractions of it. */
export async function columnsIn(picture: Picture): Promise<Box[]> {
  const { lines } = await textLines(turned(picture));
  return lines.map(turnedBack).filter((box) => box.height * picture.height >= LONG * lineHeight(box, picture) && hasLetters(picture, box));
}
