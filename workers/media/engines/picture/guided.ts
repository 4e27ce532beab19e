import { boxBlur, channel, plane, scaled, type Picture, type Plane } from "./raster.ts";

/** How the filter looks: at what longest side it finds its coefficients, over how many pixels, and how smooth it stays. */
export interface Look {
  readonly longest: number;
  readonly radius: number;
  readonly epsilon: number;
}
const COARSE: Look = { longest: 480, radius: 6, epsilon: 4e-4 };
/** The same neighbourhood of a picture of a film, for less than half the time. */
export const OF_FILMS: Look = { longest: 320, radius: 4, epsilon: 4e-4 };

function times({ data: a, width, height }: Plane, { data: b }: Plane): Plane {
  const product = new Float32Array(a.length);
  for (let index = 0; index < product.length; index += 1) product[index] = (a[index] ?? 0) * (b[index] ?? 0);
  return { data: product, width, height };
}

/** mean(a·b) − mean(a)·mean(b) */
function covariance(product: Plane, { data: meanA }: Plane, { data: meanB }: Plane, radius: number): Float32Array {
  const { data } = boxBlur(product, radius);
  for (let index = 0; index < data.length; index += 1) data[index] = (data[index] ?? 0) - (meanA[index] ?? 0) * (meanB[index] ?? 0);
  return data;
}

const PAIRS = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 1],
  [1, 2],
  [2, 2],
] as const;
const NONE = new Float32Array();

/**
 * Per pixel: mask ≈ a·colour + b within its neighbourhood. The symmetric 3 × 3 system Σ·a = c is solved by Cramer's
 * rule, on numbers alone: an array for each pixel would cost more than the filter.
 */
function coefficients(guide: readonly Plane[], mask: Plane, { radius, epsilon }: Look): Plane[] {
  const means = guide.map((one) => boxBlur(one, radius));
  const maskMean = boxBlur(mask, radius);
  const [rr = NONE, rg = NONE, rb = NONE, gg = NONE, gb = NONE, bb = NONE] = PAIRS.map(([p, q]) =>
    covariance(times(guide[p] ?? mask, guide[q] ?? mask), means[p] ?? mask, means[q] ?? mask, radius),
  );
  const [cr = NONE, cg = NONE, cb = NONE] = guide.map((one, index) => covariance(times(one, mask), means[index] ?? mask, maskMean, radius));
  const [mr = NONE, mg = NONE, mb = NONE] = means.map(({ data }) => data);
  const result = [0, 1, 2, 3].map(() => plane(mask.width, mask.height));
  const [red = NONE, green = NONE, blue = NONE, offset = NONE] = result.map(({ data }) => data);
  for (let at = 0; at < mask.data.length; at += 1) {
    const sRR = (rr[at] ?? 0) + epsilon,
      sGG = (gg[at] ?? 0) + epsilon,
      sBB = (bb[at] ?? 0) + epsilon;
    const sRG = rg[at] ?? 0,
      sRB = rb[at] ?? 0,
      sGB = gb[at] ?? 0,
      r = cr[at] ?? 0,
      g = cg[at] ?? 0,
      b = cb[at] ?? 0;
    const i = sGG * sBB - sGB * sGB,
      j = sRB * sGB - sRG * sBB,
      k = sRG * sGB - sRB * sGG;
    const l = sRR * sBB - sRB * sRB,
      m = sRB * sRG - sRR * sGB,
      n = sRR * sGG - sRG * sRG;
    const determinant = sRR * i + sRG * j + sRB * k;
    const aR = (i * r + j * g + k * b) / determinant,
      aG = (j * r + l * g + m * b) / determinant,
      aB = (k * r + m * g + n * b) / determinant;
    red[at] = aR;
    green[at] = aG;
    blue[at] = aB;
    offset[at] = (maskMean.data[at] ?? 0) - aR * (mr[at] ?? 0) - aG * (mg[at] ?? 0) - aB * (mb[at] ?? 0);
  }
  return result.map((one) => boxBlur(one, radius));
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
 * in its fast form. The mask may be smaller than the picture. Answers what the filter makes of one pixel: most need no asking.
 */
export function guided(picture: Picture, mask: Plane, look = COARSE): (index: number) => number {
  const scale = Math.min(1, look.longest / Math.max(picture.width, picture.height));
  const size = { width: Math.max(1, Math.round(picture.width * scale)), height: Math.max(1, Math.round(picture.height * scale)) };
  const guide = [0, 1, 2].map((part) => channel(picture, part, size));
  const [red = mask, green = mask, blue = mask, offset = mask] = coefficients(guide, scaled(mask, size.width, size.height), look);
  return (index) => {
    const {
      at: [a, b, c, d],
      share: [p, q, r, s],
    } = place(index, picture, offset);
    const value = ({ data }: Plane) => (data[a] ?? 0) * p + (data[b] ?? 0) * q + (data[c] ?? 0) * r + (data[d] ?? 0) * s;
    const [own, pixels] = [index * 3, picture.data];
    return (
      value(offset) + (value(red) * (pixels[own] ?? 0) + value(green) * (pixels[own + 1] ?? 0) + value(blue) * (pixels[own + 2] ?? 0)) / 255
    );
  };
}
