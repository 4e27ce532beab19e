import type { Box } from "./measure.ts";
import type { Plane } from "./raster.ts";

/** The largest part of a photograph that holds its subject and none of the words that a shop printed beside it. */

/** So much of the subject is in that part. */
const SUBJECT = 0.94;
/** A part longer than this, or wider, is a strip. */
const STRIP = 2;

/** The places at which a part may begin or end along one side: the picture's rim, and beyond each label. */
const startsOf = (ends: readonly number[]): number[] => [0, ...ends.filter((end) => end < 1)].toSorted((a, b) => a - b);
const endsOf = (starts: readonly number[]): number[] => [1, ...starts.filter((start) => start > 0)].toSorted((a, b) => b - a);

const meet = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** How much of a mask is in a box, for many boxes: the sums of all that is above and left of each pixel. */
function summed({ data, width, height }: Plane, isLeftOut: (x: number, y: number) => boolean): (box: Box) => number {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += isLeftOut(x / width, y / height) ? 0 : (data[y * width + x] ?? 0);
      sums[(y + 1) * (width + 1) + x + 1] = row + (sums[y * (width + 1) + x + 1] ?? 0);
    }
  }
  return ({ x, y, width: w, height: h }) => {
    const [x0, x1] = [Math.round(x * width), Math.round((x + w) * width)];
    const [y0, y1] = [Math.round(y * height), Math.round((y + h) * height)];
    const at = (column: number, row: number): number => sums[row * (width + 1) + column] ?? 0;
    return at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0);
  };
}

/** The largest part of at least `least` of the picture, as fractions of it; null where there is none. Boxes are fractions, too. */
export function clearOf(labels: readonly Box[], mask: Plane, least: number): Box | null {
  const isLeftOut = (x: number, y: number): boolean => labels.some((box) => meet(box, { x, y, width: 1e-9, height: 1e-9 }));
  const subjectIn = summed(mask, isLeftOut);
  const subject = subjectIn({ x: 0, y: 0, width: 1, height: 1 });
  if (labels.length === 0 || subject === 0) return null;
  let [best, area]: [Box | null, number] = [null, least];
  for (const x of startsOf(labels.map((box) => box.x + box.width)))
    for (const right of endsOf(labels.map((box) => box.x)))
      for (const y of startsOf(labels.map((box) => box.y + box.height)))
        for (const bottom of endsOf(labels.map((box) => box.y))) {
          const part = { x, y, width: right - x, height: bottom - y };
          const [wide, high] = [part.width * mask.width, part.height * mask.height];
          if (part.width <= 0 || part.height <= 0 || part.width * part.height < area || Math.max(wide, high) > STRIP * Math.min(wide, high))
            continue;
          if (labels.some((label) => meet(label, part)) || subjectIn(part) < SUBJECT * subject) continue;
          [best, area] = [part, part.width * part.height];
        }
  return best;
}
