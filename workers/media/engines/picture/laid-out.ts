import { mapped, type Picture } from "./raster.ts";
import { type Colour, distances } from "./plain.ts";
import { islandsOf } from "./islands.ts";

/** Whether a picture is a sheet on which a shop has laid out several photographs: paper between them, that ends along straight lines. */

/** A pixel this near (0…441 in RGB) to the paper is of it. */
const SAME = 10;
/** Of the picture: less paper is a rim, more is the ground of a thing. */
const [LEAST, MOST] = [0.04, 0.6];
/** A stretch of the paper's end of so much of a side is straight; there is so much of that along either. */
const [STRETCH, EITHER] = [0.2, 0.25];

/** The color that most of the border has. */
function paperOf({ data, width, height }: Picture): Colour {
  const counts = new Map<number, number>();
  const count = (index: number): void => {
    const key = ((data[index * 3] ?? 0) << 16) | ((data[index * 3 + 1] ?? 0) << 8) | (data[index * 3 + 2] ?? 0);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  for (let x = 0; x < width; x += 1) [x, (height - 1) * width + x].forEach(count);
  for (let y = 0; y < height; y += 1) [y * width, (y + 1) * width - 1].forEach(count);
  const [key] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0]);
  return [key >> 16, (key >> 8) & 255, key & 255];
}

/** How long the straight ends are of what `is` there, between lines that lie beside each other. */
function straightEnds(is: (line: number, at: number) => boolean, lines: number, length: number): number {
  let straight = 0;
  for (let line = 1; line < lines; line += 1) {
    let run = 0;
    for (let at = 0; at <= length; at += 1) {
      if (at < length && is(line, at) !== is(line - 1, at)) run += 1;
      else {
        if (run >= length * STRETCH) straight += run;
        run = 0;
      }
    }
  }
  return straight;
}

/** The mean of every so many pixels in both directions: what a camera and its file add is gone. */
const BLOCK = 3;
function calmed({ data, width, height }: Picture): Picture {
  const [across, down] = [Math.floor(width / BLOCK), Math.floor(height / BLOCK)];
  const sums = new Float32Array(across * down * 3);
  for (let y = 0; y < down * BLOCK; y += 1)
    for (let x = 0; x < across * BLOCK; x += 1) {
      const at = (Math.floor(y / BLOCK) * across + Math.floor(x / BLOCK)) * 3;
      for (let part = 0; part < 3; part += 1) sums[at + part] = (sums[at + part] ?? 0) + (data[(y * width + x) * 3 + part] ?? 0);
    }
  return { data: Uint8Array.from(sums, (sum) => Math.round(sum / BLOCK ** 2)), width: across, height: down };
}

/** Asked of pictures whose border is of many colors: what stands on one ground is one thing, or a page. */
export function isLaidOut(photograph: Picture): boolean {
  const picture = calmed(photograph);
  const { width, height } = picture;
  const near = mapped({ data: distances(picture, paperOf(picture)), width, height }, (distance) => (distance <= SAME ? 1 : 0));
  const { labels, islands } = islandsOf(near);
  const atRim = islands.map(
    ({ left, top, right, bottom, size }) =>
      (left === 0 || top === 0 || right === width - 1 || bottom === height - 1) && size > 0.002 * width * height,
  );
  const isPaper = (x: number, y: number): boolean => atRim[(labels[y * width + x] ?? 0) - 1] ?? false;
  let paper = 0;
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (isPaper(x, y)) paper += 1;
  const share = paper / (width * height);
  if (share < LEAST || share > MOST) return false;
  return (
    straightEnds((y, x) => isPaper(x, y), height, width) >= EITHER * width &&
    straightEnds((x, y) => isPaper(x, y), width, height) >= EITHER * height
  );
}
