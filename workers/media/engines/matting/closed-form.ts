import type { Picture, Plane } from "../picture/raster.ts";
import { times, windowsOf } from "./windows.ts";

interface Wanted {
  /** 1 where alpha is looked for; elsewhere the mask is known. */
  readonly unknown: Uint8Array;
  /** What alpha is near to where colours say nothing; it is known outside the unknown. */
  readonly near: Plane;
  /** How much that counts against the colours, per pixel. */
  readonly pull: Float32Array;
  readonly rounds: number;
}

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
};

/** Less of the first residual than this is none. */
const CLOSE = 1e-4;

/**
 * Alpha of the unknown pixels, so that in each small window it is a linear function of colour, and near to what a coarser
 * look says: the closed-form matte, by conjugate gradients. Memory: about 200 bytes for each unknown pixel.
 */
export function closedForm(picture: Picture, { unknown, near, pull, rounds }: Wanted): Plane {
  const windows = windowsOf(picture, unknown);
  const size = near.data.length;
  const alpha = Float64Array.from(near.data);
  const product = new Float64Array(size);
  const apply = (vector: Float64Array): void => {
    times(windows, vector, product);
    for (let index = 0; index < size; index += 1)
      product[index] = unknown[index] === 1 ? (product[index] ?? 0) + (pull[index] ?? 0) * (vector[index] ?? 0) : 0;
  };
  apply(alpha);
  const residual = new Float64Array(size);
  for (let index = 0; index < size; index += 1)
    if (unknown[index] === 1) residual[index] = (pull[index] ?? 0) * (near.data[index] ?? 0) - (product[index] ?? 0);
  const direction = residual.slice();
  let left = dot(residual, residual);
  const enough = left * CLOSE * CLOSE;
  for (let round = 0; round < rounds && left > enough; round += 1) {
    apply(direction);
    const step = left / dot(direction, product);
    for (let index = 0; index < size; index += 1) {
      if (unknown[index] !== 1) continue;
      alpha[index] = (alpha[index] ?? 0) + step * (direction[index] ?? 0);
      residual[index] = (residual[index] ?? 0) - step * (product[index] ?? 0);
    }
    const next = dot(residual, residual);
    for (let index = 0; index < size; index += 1) direction[index] = (residual[index] ?? 0) + (next / left) * (direction[index] ?? 0);
    left = next;
  }
  return { data: Float32Array.from(alpha, (value) => Math.min(1, Math.max(0, value))), width: near.width, height: near.height };
}
