import type { Picture } from "../picture/raster.ts";

/** Pixels of a window: 3 × 3. */
const PIXELS = 9;
/** Keeps the covariance of a window of one colour invertible; colours are 0…1. */
const EPSILON = 1e-6;
/** Numbers that are kept of a window: nine colours less their mean, and the inverse of their covariance. */
const STRIDE = PIXELS * 3 + 6;

/** The 3 × 3 windows of the matting Laplacian (Levin, Lischinski, Weiss 2008) that hold an unknown pixel. */
export interface Windows {
  readonly width: number;
  /** The middle pixel of each. */
  readonly centres: Int32Array;
  readonly values: Float32Array;
}

/** Whether a window around a pixel holds an unknown one. */
const holdsUnknown = (unknown: Uint8Array, centre: number, width: number): boolean => {
  for (const row of [centre - width, centre, centre + width])
    if (unknown[row - 1] === 1 || unknown[row] === 1 || unknown[row + 1] === 1) return true;
  return false;
};

function centresOf(unknown: Uint8Array, { width, height }: Picture): Int32Array {
  const found: number[] = [];
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) if (holdsUnknown(unknown, y * width + x, width)) found.push(y * width + x);
  return Int32Array.from(found);
}

/** The inverse of a symmetric 3 × 3 matrix, given and written as rr, rg, rb, gg, gb, bb. */
function invert([rr = 0, rg = 0, rb = 0, gg = 0, gb = 0, bb = 0]: readonly number[], into: Float32Array, at: number): void {
  const [i, j, k] = [gg * bb - gb * gb, rb * gb - rg * bb, rg * gb - rb * gg];
  const determinant = rr * i + rg * j + rb * k;
  into[at] = i / determinant;
  into[at + 1] = j / determinant;
  into[at + 2] = k / determinant;
  into[at + 3] = (rr * bb - rb * rb) / determinant;
  into[at + 4] = (rb * rg - rr * gb) / determinant;
  into[at + 5] = (rr * gg - rg * rg) / determinant;
}

/** Writes what is kept of one window. */
function describe({ data, width }: Picture, centre: number, values: Float32Array, at: number): void {
  for (let part = 0; part < 3; part += 1) {
    let sum = 0;
    for (let pixel = 0; pixel < PIXELS; pixel += 1) {
      const index = centre + (Math.floor(pixel / 3) - 1) * width + (pixel % 3) - 1;
      const value = (data[index * 3 + part] ?? 0) / 255;
      values[at + pixel * 3 + part] = value;
      sum += value;
    }
    for (let pixel = 0; pixel < PIXELS; pixel += 1) values[at + pixel * 3 + part] = (values[at + pixel * 3 + part] ?? 0) - sum / PIXELS;
  }
  const of = (a: number, b: number): number => {
    let sum = a === b ? EPSILON : 0;
    for (let pixel = 0; pixel < PIXELS; pixel += 1) sum += ((values[at + pixel * 3 + a] ?? 0) * (values[at + pixel * 3 + b] ?? 0)) / PIXELS;
    return sum;
  };
  invert([of(0, 0), of(0, 1), of(0, 2), of(1, 1), of(1, 2), of(2, 2)], values, at + PIXELS * 3);
}

export function windowsOf(picture: Picture, unknown: Uint8Array): Windows {
  const centres = centresOf(unknown, picture);
  const values = new Float32Array(centres.length * STRIDE);
  centres.forEach((centre, window) => describe(picture, centre, values, window * STRIDE));
  return { width: picture.width, centres, values };
}

/** `into` becomes the matting Laplacian times `alpha`: how far each window is from a plane over its colours. */
export function times({ width, centres, values }: Windows, alpha: Float64Array, into: Float64Array): void {
  into.fill(0);
  const at = new Int32Array(PIXELS);
  for (let window = 0; window < centres.length; window += 1) {
    const [centre, from] = [centres[window] ?? 0, window * STRIDE];
    let [sum, r, g, b] = [0, 0, 0, 0];
    for (let pixel = 0; pixel < PIXELS; pixel += 1) {
      const index = centre + (Math.floor(pixel / 3) - 1) * width + (pixel % 3) - 1;
      at[pixel] = index;
      const [value, own] = [alpha[index] ?? 0, from + pixel * 3];
      sum += value;
      r += (values[own] ?? 0) * value;
      g += (values[own + 1] ?? 0) * value;
      b += (values[own + 2] ?? 0) * value;
    }
    const inverse = from + PIXELS * 3;
    const [rr, rg, rb] = [values[inverse] ?? 0, values[inverse + 1] ?? 0, values[inverse + 2] ?? 0];
    const [gg, gb, bb] = [values[inverse + 3] ?? 0, values[inverse + 4] ?? 0, values[inverse + 5] ?? 0];
    const [wr, wg, wb] = [(rr * r + rg * g + rb * b) / PIXELS, (rg * r + gg * g + gb * b) / PIXELS, (rb * r + gb * g + bb * b) / PIXELS];
    const mean = sum / PIXELS;
    for (let pixel = 0; pixel < PIXELS; pixel += 1) {
      const [index, own] = [at[pixel] ?? 0, from + pixel * 3];
      const plane = mean + (values[own] ?? 0) * wr + (values[own + 1] ?? 0) * wg + (values[own + 2] ?? 0) * wb;
      into[index] = (into[index] ?? 0) + (alpha[index] ?? 0) - plane;
    }
  }
}
