import { boxBlur, mapped, type Picture, type Plane } from "./raster.ts";

/** Levels a channel is told apart by: 16 make 4096 colours. */
const LEVELS = 16;
/** Of each colour's neighbours, so much is counted in, so that noise does not fall between two of them. */
const SPREAD = 0.35;

type Counts = Float64Array;

const cell = ({ data }: Picture, index: number): number =>
  ((data[index * 3] ?? 0) >> 4) * LEVELS * LEVELS + ((data[index * 3 + 1] ?? 0) >> 4) * LEVELS + ((data[index * 3 + 2] ?? 0) >> 4);

function spread(counts: Counts): Counts {
  const result = Float64Array.from(counts);
  for (const stride of [1, LEVELS, LEVELS * LEVELS]) {
    const before = Float64Array.from(result);
    for (let at = 0; at < before.length; at += 1) {
      const level = Math.floor(at / stride) % LEVELS;
      if (level > 0) result[at - stride] = (result[at - stride] ?? 0) + SPREAD * (before[at] ?? 0);
      if (level < LEVELS - 1) result[at + stride] = (result[at + stride] ?? 0) + SPREAD * (before[at] ?? 0);
    }
  }
  const sum = result.reduce((a, b) => a + b, 0);
  return result.map((value) => value / Math.max(1e-9, sum));
}

/**
 * What colour alone says of a mask: per pixel, how much rather its colour belongs inside than outside, within the
 * neighbourhood of the outline. Answers how many of the pixels there it puts on the mask's side (0.5…1): where product and
 * ground have like colours, about half.
 */
export function told(picture: Picture, mask: Plane): number {
  const reach = Math.max(6, Math.round(Math.max(mask.width, mask.height) / 24));
  const wide = boxBlur(mask, reach).data;
  const [inside, outside] = [new Float64Array(LEVELS ** 3), new Float64Array(LEVELS ** 3)];
  const near = (index: number): boolean => (wide[index] ?? 0) > 0.01 && (wide[index] ?? 0) < 0.99;
  for (let index = 0; index < mask.data.length; index += 1) {
    if (!near(index)) continue;
    const counts = (mask.data[index] ?? 0) > 0.5 ? inside : outside;
    const at = cell(picture, index);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const [within, without] = [spread(inside), spread(outside)];
  const belief = mapped(mask, (_, index) => {
    const at = cell(picture, index);
    const [a, b] = [within[at] ?? 0, without[at] ?? 0];
    return a + b === 0 ? 0.5 : a / (a + b);
  });
  const smooth = boxBlur(belief, 1).data;
  let [count, agreed] = [0, 0];
  for (let index = 0; index < mask.data.length; index += 1) {
    const value = mask.data[index] ?? 0;
    if (!near(index) || (value > 0.1 && value < 0.9)) continue;
    count += 1;
    if ((smooth[index] ?? 0.5) > 0.5 === value > 0.5) agreed += 1;
  }
  return count === 0 ? 0 : agreed / count;
}
