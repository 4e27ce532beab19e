import { bandMask } from "./band.ts";
import { dilated, distances, keepWithin, topHats } from "./morphology.ts";
import type { Picture, Rect } from "./patch.ts";

/** What a stroke of a caption has at least against what is around it, in levels. */
const CONTRAST = 40;
/** Of the strokes, those in the colours that most of them have; below this share a polarity is no text. */
const CONCENTRATED = 0.3;
/** Colours are told apart by these many levels, and count as one with those beside them. */
const BIN = 16;
const BINS = 256 / BIN;

/** A stroke is no wider than twice this share of the picture's shorter side. */
export const strokeRadius = (shorter: number): number => Math.max(3, Math.round(shorter * 0.014));

/** The pixels of one polarity that stand out and have the colour that most of them have; none where there is no such colour. */
function strokes({ width, planes: [luma, u, v] }: Picture, stands: Uint8Array, { left, top, ...inner }: Rect): Uint8Array {
  const out = new Uint8Array(stands.length);
  const tally = new Float64Array(BINS ** 3);
  let mass = 0;
  for (let y = top; y < top + inner.height; y += 1)
    for (let x = left, i = y * width + left; x < left + inner.width; x += 1, i += 1) {
      const value = stands[i] ?? 0;
      if (value < CONTRAST) continue;
      const c = (y >> 1) * (width >> 1) + (x >> 1);
      const index = ((luma[i] ?? 0) >> 4) * BINS * BINS + ((u[c] ?? 0) >> 4) * BINS + ((v[c] ?? 0) >> 4);
      tally[index] = (tally[index] ?? 0) + value;
      mass += value;
    }
  let peak = 0;
  for (let n = 1; n < tally.length; n += 1) if ((tally[n] ?? 0) > (tally[peak] ?? 0)) peak = n;
  const [py, pu, pv] = [Math.floor(peak / BINS / BINS), Math.floor(peak / BINS) % BINS, peak % BINS];
  let held = 0;
  for (let y = top; y < top + inner.height; y += 1)
    for (let x = left, i = y * width + left; x < left + inner.width; x += 1, i += 1) {
      const value = stands[i] ?? 0;
      if (value < CONTRAST) continue;
      const c = (y >> 1) * (width >> 1) + (x >> 1);
      const away = Math.max(Math.abs(((luma[i] ?? 0) >> 4) - py), Math.abs(((u[c] ?? 0) >> 4) - pu), Math.abs(((v[c] ?? 0) >> 4) - pv));
      if (away > 1) continue;
      held += value;
      out[i] = 1;
    }
  return held >= mass * CONCENTRATED ? out : new Uint8Array(stands.length);
}

/** How far from its strokes a text still changes the picture: its outline, its shadow, what the codec smeared. */
function halo(luma: Uint8Array, seeds: Uint8Array, patch: Picture, reach: number): number {
  const far = distances(seeds, patch, reach + 1);
  const [sums, counts] = [new Float64Array(reach + 2), new Float64Array(reach + 2)];
  for (let i = 0; i < far.length; i += 1) {
    const k = far[i] ?? 0;
    sums[k] = (sums[k] ?? 0) + (luma[i] ?? 0);
    counts[k] = (counts[k] ?? 0) + 1;
  }
  const means: number[] = [];
  for (let k = 1; k <= reach && (counts[k] ?? 0) > seeds.length * 0.004; k += 1) means.push((sums[k] ?? 0) / (counts[k] ?? 1));
  const ground = means.slice(-2).reduce((sum, one) => sum + one, 0) / Math.max(1, Math.min(2, means.length));
  const wide = means.findLastIndex((mean, k) => k < means.length - 2 && Math.abs(mean - ground) > 10) + 1;
  return Math.min(wide, Math.ceil(reach * 0.7)) + 2;
}

/** Of its strokes, as many on each side may be something else. */
const STRAYS = 0.015;

/** Where the strokes of a text are, but for what strays from it. */
function boundsOf(seeds: Uint8Array, { width, height }: Picture, count: number): Rect {
  const [columns, rows] = [new Uint32Array(width), new Uint32Array(height)];
  for (let y = 0, i = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, i += 1)
      if (seeds[i]) {
        columns[x] = (columns[x] ?? 0) + 1;
        rows[y] = (rows[y] ?? 0) + 1;
      }
  const span = (tally: Uint32Array): [number, number] => {
    let [first, last, before, after] = [0, tally.length - 1, tally[0] ?? 0, tally.at(-1) ?? 0];
    while (first < last && before <= count * STRAYS) before += tally[++first] ?? 0;
    while (last > first && after <= count * STRAYS) after += tally[--last] ?? 0;
    return [first, last + 1];
  };
  const [[left, right], [top, bottom]] = [span(columns), span(rows)];
  return { left, top, width: right - left, height: bottom - top };
}

const grown = ({ left, top, width, height }: Rect, by: number): Rect => ({
  left: Math.max(0, left - by),
  top: Math.max(0, top - by),
  width: width + Math.min(left, by) + by,
  height: height + Math.min(top, by) + by,
});

/**
 * Where a text covers the picture within `inner`: its strokes by their contrast, thinness and common colour, grown over
 * outline and shadow; the whole band where it stands on one.
 */
export function textMask(patch: Picture, inner: Rect, radius: number): Uint8Array {
  const [luma] = patch.planes;
  const { light, dark } = topHats(luma, patch, radius);
  const [seeds, darks] = [strokes(patch, light, inner), strokes(patch, dark, inner)];
  let count = 0;
  for (let i = 0; i < seeds.length; i += 1) {
    seeds[i] = (seeds[i] ?? 0) | (darks[i] ?? 0);
    count += seeds[i] ?? 0;
  }
  if (count < radius) return new Uint8Array(seeds.length);
  const text = boundsOf(seeds, patch, count);
  keepWithin(seeds, patch, grown(text, radius * 2));
  const mask = Uint8Array.from(dilated(seeds, patch, halo(luma, seeds, patch, radius + 2)));
  const band = bandMask(luma, seeds, patch, { inner, text });
  if (band) for (let i = 0; i < mask.length; i += 1) mask[i] = (mask[i] ?? 0) | (band[i] ?? 0);
  keepWithin(mask, patch, inner);
  return mask;
}
