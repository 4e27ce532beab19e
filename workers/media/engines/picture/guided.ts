import { boxBlur, channel, mapped, scaled, type Picture, type Plane } from "./raster.ts";

/** The filter's coefficients are found at this longest side and applied to the whole picture. */
const COARSE = 480;
const RADIUS = 6;
const EPSILON = 4e-4;

const times = (a: Plane, b: Plane): Plane => mapped(a, (value, index) => value * (b.data[index] ?? 0));

/** mean(a·b) − mean(a)·mean(b) */
function covariance(a: Plane, b: Plane, meanA: Plane, meanB: Plane): Plane {
  return mapped(boxBlur(times(a, b), RADIUS), (value, index) => value - (meanA.data[index] ?? 0) * (meanB.data[index] ?? 0));
}

const PAIRS = [[0, 0], [0, 1], [0, 2], [1, 1], [1, 2], [2, 2]] as const;

/** Solves the symmetric 3 × 3 system Σ·a = c by Cramer's rule. `s`: Σ's upper triangle. */
function solved(s: readonly number[], c: readonly number[]): [number, number, number] {
  const [rr = 0, rg = 0, rb = 0, gg = 0, gb = 0, bb = 0] = s;
  const [r = 0, g = 0, b = 0] = c;
  const [i, j, k] = [gg * bb - gb * gb, rb * gb - rg * bb, rg * gb - rb * gg];
  const determinant = rr * i + rg * j + rb * k;
  const [l, m, n] = [rr * bb - rb * rb, rb * rg - rr * gb, rr * gg - rg * rg];
  return [(i * r + j * g + k * b) / determinant, (j * r + l * g + m * b) / determinant, (k * r + m * g + n * b) / determinant];
}

const at = (planes: readonly Plane[], index: number): number[] => planes.map(({ data }) => data[index] ?? 0);

/** Per pixel: mask ≈ a·colour + b within its neighbourhood. */
function coefficients(guide: readonly Plane[], mask: Plane): Plane[] {
  const means = guide.map((plane) => boxBlur(plane, RADIUS));
  const maskMean = boxBlur(mask, RADIUS);
  const sigma = PAIRS.map(([p, q]) => covariance(guide[p] ?? mask, guide[q] ?? mask, means[p] ?? mask, means[q] ?? mask));
  const cross = guide.map((plane, index) => covariance(plane, mask, means[index] ?? mask, maskMean));
  const result = [0, 1, 2, 3].map(() => mapped(mask, () => 0));
  for (let index = 0; index < mask.data.length; index += 1) {
    const s = at(sigma, index).map((value, pair) => (pair === 0 || pair === 3 || pair === 5 ? value + EPSILON : value));
    const a = solved(s, at(cross, index));
    const b = (maskMean.data[index] ?? 0) - at(means, index).reduce((sum, value, colour) => sum + value * (a[colour] ?? 0), 0);
    for (const [part, value] of [...a, b].entries()) (result[part] ?? mask).data[index] = value;
  }
  return result.map((plane) => boxBlur(plane, RADIUS));
}

/**
 * Pulls a soft mask onto the edges of the picture: the guided filter with a colour guide (He, Sun, Tang 2013),
 * in its fast form. The mask has the picture's size.
 */
export function guided(picture: Picture, mask: Plane): Plane {
  const scale = Math.min(1, COARSE / Math.max(picture.width, picture.height));
  const [width, height] = [Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale))];
  const guide = [0, 1, 2].map((index) => channel(picture, index));
  const coarse = coefficients(guide.map((plane) => scaled(plane, width, height)), scaled(mask, width, height));
  const [ar = mask, ag = mask, ab = mask, b = mask] = coarse.map((plane) => scaled(plane, picture.width, picture.height));
  return mapped(b, (offset, index) => offset
    + (ar.data[index] ?? 0) * (guide[0]?.data[index] ?? 0) + (ag.data[index] ?? 0) * (guide[1]?.data[index] ?? 0) + (ab.data[index] ?? 0) * (guide[2]?.data[index] ?? 0));
}
