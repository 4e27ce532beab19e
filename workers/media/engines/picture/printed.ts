import { lineHeight } from "./line-height.ts";
import { boundingBox, type Box } from "./measure.ts";
import type { Colour } from "./plain.ts";
import { plane, type Picture, type Plane } from "./raster.ts";

/** Around a line, this much of its height is looked at: what it is printed on. */
const AROUND = 1.1;
/** So much of what is around a pack's words is the pack. */
const ON_IT = 0.62;
/** Where a mask cannot be trusted, what stands this near to the upper or lower rim is the shop's. */
const RIM = 0.12;
/** Channels this near to each other, of 255, are one colour. */
const SAME = 14;

const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };
/** So many lines on so much of what a picture is of: a rating plate, an energy label, a table of sizes. */
const SHEET = { lines: 10, covered: 0.1 };

interface Pixels {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A box in pixels, larger by a part of its height; within the picture. */
function pixelsOf(box: Box, { width, height }: { width: number; height: number }, by: number): Pixels {
  const more = lineHeight(box, { width, height }) * by;
  return {
    x0: Math.max(0, Math.floor(box.x * width - more)),
    y0: Math.max(0, Math.floor(box.y * height - more)),
    x1: Math.min(width, Math.ceil((box.x + box.width) * width + more)),
    y1: Math.min(height, Math.ceil((box.y + box.height) * height + more)),
  };
}

/** Of the pixels of a line, the share that a mask holds. */
export function shareOn(line: Box, mask: Plane): number {
  const { x0, y0, x1, y1 } = pixelsOf(line, mask, 0);
  let those = 0;
  for (let y = y0; y < y1; y += 1) for (let x = x0; x < x1; x += 1) if ((mask.data[y * mask.width + x] ?? 0) > 0.5) those += 1;
  return those / Math.max(1, (x1 - x0) * (y1 - y0));
}

/** Whether words beside the product were cut out with it: a sticker, a label of a call-out. */
export const holdsPrint = (beside: readonly Box[], mask: Plane): boolean => beside.some((line) => shareOn(line, mask) > 0.5);

/** Of the pixels around a line, the share that `is` something. */
function around(line: Box, size: { width: number; height: number }, is: (index: number) => boolean): number {
  const [inner, outer] = [pixelsOf(line, size, 0), pixelsOf(line, size, AROUND)];
  let [count, those] = [0, 0];
  for (let y = outer.y0; y < outer.y1; y += 1) {
    for (let x = outer.x0; x < outer.x1; x += 1) {
      if (x >= inner.x0 && x < inner.x1 && y >= inner.y0 && y < inner.y1) continue;
      count += 1;
      if (is(y * size.width + x)) those += 1;
    }
  }
  return count === 0 ? 0 : those / count;
}

/** Where words are printed on the plain ground of a picture: 1 with air around them. */
export function wordsOn(ground: Colour, picture: Picture, lines: readonly Box[]): Plane {
  const { width, height } = picture;
  const isGround = (index: number): boolean =>
    ground.every((value, part) => Math.abs((picture.data[index * 3 + part] ?? 0) - value) <= SAME);
  const found = plane(width, height);
  for (const line of lines.filter((one) => around(one, picture, isGround) > 0.97)) {
    const { x0, y0, x1, y1 } = pixelsOf(line, picture, AROUND / 2);
    for (let y = y0; y < y1; y += 1) found.data.fill(1, y * width + x0, y * width + x1);
  }
  return found;
}

/** Whether what a picture is of is there to be read. */
const isSheet = (lines: readonly Box[], { width, height }: Box): boolean =>
  lines.length >= SHEET.lines && lines.reduce((sum, line) => sum + line.width * line.height, 0) > SHEET.covered * width * height;

/** So many lines of one height below one another, on so much of a picture, are a text: no pack is read from so near. */
const TEXT = { rows: 4, covered: 0.06 };
/** Lines of one text begin at one place, are of one height, and are no further from each other than so many of them. */
const [INDENT, TALLER, APART] = [0.03, 1.5, 3];

const goesOn = (line: Box, next: Box): boolean =>
  Math.abs(line.x - next.x) < INDENT &&
  Math.max(line.height, next.height) < TALLER * Math.min(line.height, next.height) &&
  next.y - line.y < APART * line.height;

/** Whether a picture has a text on it that fills a good part of it. */
function hasText(lines: readonly Box[]): boolean {
  let rows: Box[] = [];
  for (const line of lines.toSorted((a, b) => a.y - b.y)) {
    const last = rows.at(-1);
    rows = last && goesOn(last, line) ? [...rows, line] : [line];
    if (rows.length >= TEXT.rows && rows.reduce((sum, { width, height }) => sum + width * height, 0) > TEXT.covered) return true;
  }
  return false;
}

/**
 * The lines that a shop has printed beside the product, not on it: words on a pack have the pack around them. A mask that
 * is not `trusted` may hold a whole poster for the product: there, what stands at the picture's rim is the shop's too. All
 * lines of a picture that is there to be read: it is no more of the product than a poster is.
 */
export function besideSubject(lines: readonly Box[], mask: Plane, trusted: boolean): Box[] {
  const subject = boundingBox(mask, 0.5);
  if (isSheet(lines, subject ?? WHOLE) || hasText(lines)) return [...lines];
  const atRim = ({ y, height }: Box): boolean => (y < RIM && y + height < 2 * RIM) || (y + height > 1 - RIM && y > 1 - 2 * RIM);
  return lines.filter(
    (line) => subject === null || around(line, mask, (index) => (mask.data[index] ?? 0) > 0.5) < ON_IT || (!trusted && atRim(line)),
  );
}
