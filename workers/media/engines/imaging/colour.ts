import type { Picture, Plane } from "../picture/raster.ts";

export type Lab = readonly [number, number, number];

const linear = Float32Array.from({ length: 256 }, (_, at) => {
  const value = at / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
const cube = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
const uncube = (t: number): number => (t > 0.206893 ? t ** 3 : (t - 16 / 116) / 7.787);

/** sRGB bytes → CIE L*a*b* (D65). */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear[red] ?? 0, linear[green] ?? 0, linear[blue] ?? 0];
  const x = cube((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = cube(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = cube((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** sRGB bytes → linear light, 0…1. */
export const linearOf = (value: number): number => linear[value] ?? 0;

const gamma = (value: number): number => {
  const v = Math.min(1, Math.max(0, value));
  return 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
};

/** Linear light → sRGB, 0…255. */
export const gammaOf = gamma;

/** CIE L*a*b* → sRGB, 0…255. */
export function rgbOf([l, a, b]: Lab): [number, number, number] {
  const fy = (l + 16) / 116;
  const [x, y, z] = [0.95047 * uncube(fy + a / 500), uncube(fy), 1.08883 * uncube(fy - b / 200)];
  return [
    gamma(3.2406 * x - 1.5372 * y - 0.4986 * z),
    gamma(-0.9689 * x + 1.8758 * y + 0.0415 * z),
    gamma(0.0557 * x - 0.204 * y + 1.057 * z),
  ];
}

export interface Tone {
  readonly mean: Lab;
  readonly deviation: Lab;
}

/** The mean colour of what a weight covers, and how far it scatters; every `step`-th pixel is asked. */
export function toneOf({ data }: Picture, weight: (index: number) => number, step = 7): Tone {
  const sums = [0, 0, 0];
  const squares = [0, 0, 0];
  let total = 0;
  for (let at = 0; at * 3 < data.length; at += step) {
    const share = weight(at);
    if (share <= 0) continue;
    const lab = labOf(data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0);
    total += share;
    lab.forEach((value, part) => {
      sums[part] = (sums[part] ?? 0) + value * share;
      squares[part] = (squares[part] ?? 0) + value * value * share;
    });
  }
  const mean = sums.map((sum) => sum / Math.max(1e-6, total));
  const deviation = squares.map((sum, part) => Math.sqrt(Math.max(0, sum / Math.max(1e-6, total) - (mean[part] ?? 0) ** 2)));
  return { mean: mean as unknown as Lab, deviation: deviation as unknown as Lab };
}

export const deltaE = ([l, a, b]: Lab, [m, c, d]: Lab): number => Math.hypot(l - m, a - c, b - d);

/** The weight of a mask's pixels. */
export const within =
  (mask: Plane) =>
  (at: number): number =>
    mask.data[at] ?? 0;
