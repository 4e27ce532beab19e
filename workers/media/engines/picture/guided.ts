import { boxBlur, channel, mapped, plane, scaled, type Picture, type Plane } from "./raster.ts";

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
function solved(s: ArrayLike<number>, c: ArrayLike<number>): [number, number, number] {
  const [rr, rg, rb, gg, gb, bb] = [s[0] ?? 0, s[1] ?? 0, s[2] ?? 0, s[3] ?? 0, s[4] ?? 0, s[5] ?? 0];
  const [r, g, b] = [c[0] ?? 0, c[1] ?? 0, c[2] ?? 0];
  const [i, j, k] = [gg * bb - gb * gb, rb * gb - rg * bb, rg * gb - rb * gg];
  const determinant = rr * i + rg * j + rb * k;
  const [l, m, n] = [rr * bb - rb * rb, rb * rg - rr * gb, rr * gg - rg * rg];
  return [(i * r + j * g + k * b) / determinant, (j * r + l * g + m * b) / determinant, (k * r + m * g + n * b) / determinant];
}

/** Per pixel: mask ≈ a·colour + b within its neighbourhood. */
function coefficients(guide: readonly Plane[], mask: Plane): Plane[] {
  const means = guide.map((one) => boxBlur(one, RADIUS));
  const maskMean = boxBlur(mask, RADIUS);
  const sigma = PAIRS.map(([p, q]) => covariance(guide[p] ?? mask, guide[q] ?? mask, means[p] ?? mask, means[q] ?? mask).data);
  const cross = guide.map((one, index) => covariance(one, mask, means[index] ?? mask, maskMean).data);
  const result = [0, 1, 2, 3].map(() => plane(mask.width, mask.height));
  const [s, c, m] = [new Float64Array(6), new Float64Array(3), new Float64Array(3)];
  for (let index = 0; index < mask.data.length; index += 1) {
    for (let pair = 0; pair < 6; pair += 1) s[pair] = (sigma[pair]?.[index] ?? 0) + (pair === 0 || pair === 3 || pair === 5 ? EPSILON : 0);
    for (let part = 0; part < 3; part += 1) [c[part], m[part]] = [cross[part]?.[index] ?? 0, means[part]?.data[index] ?? 0];
    const [r, g, b] = solved(s, c);
    const offset = (maskMean.data[index] ?? 0) - r * (m[0] ?? 0) - g * (m[1] ?? 0) - b * (m[2] ?? 0);
    for (const [part, value] of [r, g, b, offset].entries()) (result[part] ?? mask).data[index] = value;
  }
  return result.map((one) => boxBlur(one, RADIUS));
}

/** Where a pixel of the picture lies among the coarse ones: its four neighbours and their shares. */
function place(index: number, { width, height }: Picture, coarse: Plane) {
  const fx = Math.min(coarse.width - 1, Math.max(0, ((index % width) + 0.5) * (coarse.width / width) - 0.5));
  const fy = Math.min(coarse.height - 1, Math.max(0, (Math.floor(index / width) + 0.5) * (coarse.height / height) - 0.5));
  const [x0, y0] = [Math.floor(fx), Math.floor(fy)];
  const [x1, y1] = [Math.min(coarse.width - 1, x0 + 1), Math.min(coarse.height - 1, y0 + 1)];
  const [u, v] = [fx - x0, fy - y0];
  return {
    at: [y0 * coarse.width + x0, y0 * coarse.width + x1, y1 * coarse.width + x0, y1 * coarse.width + x1] as const,
    share: [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v] as const,
  };
}

/**
 * Pulls a soft mask onto the edges of the picture: the guided filter with a colour guide (He, Sun, Tang 2013),
 * in its fast form. The mask has the picture's size. Answers what the filter makes of one pixel: most need no asking.
 */
export function guided(picture: Picture, mask: Plane): (index: number) => number {
  const scale = Math.min(1, COARSE / Math.max(picture.width, picture.height));
  const size = { width: Math.max(1, Math.round(picture.width * scale)), height: Math.max(1, Math.round(picture.height * scale)) };
  const guide = [0, 1, 2].map((part) => channel(picture, part, size));
  const [red = mask, green = mask, blue = mask, offset = mask] = coefficients(guide, scaled(mask, size.width, size.height));
  return (index) => {
    const { at: [a, b, c, d], share: [p, q, r, s] } = place(index, picture, offset);
    const value = ({ data }: Plane) => (data[a] ?? 0) * p + (data[b] ?? 0) * q + (data[c] ?? 0) * r + (data[d] ?? 0) * s;
    const [own, pixels] = [index * 3, picture.data];
    return value(offset) + (value(red) * (pixels[own] ?? 0) + value(green) * (pixels[own + 1] ?? 0) + value(blue) * (pixels[own + 2] ?? 0)) / 255;
  };
}
