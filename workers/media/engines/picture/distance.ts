import type { Plane } from "./raster.ts";

/** Steps to a neighbour beside, and to one across a corner. */
const [BESIDE, ACROSS] = [1, Math.SQRT2];

/** Per pixel, how far it lies from the nearest of those that a test names, along rows, columns and their diagonals. */
export function distanceFrom({ width, height }: Pick<Plane, "width" | "height">, isStart: (index: number) => boolean): Float32Array {
  const far = Float32Array.from({ length: width * height }, (_, index) => (isStart(index) ? 0 : Number.POSITIVE_INFINITY));
  const from = (x: number, y: number, step: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? Number.POSITIVE_INFINITY : (far[y * width + x] ?? 0) + step;
  const visit = (x: number, y: number, back: 1 | -1): void => {
    const index = y * width + x;
    const row = y - back;
    far[index] = Math.min(
      far[index] ?? 0,
      from(x - back, y, BESIDE),
      from(x, row, BESIDE),
      from(x - 1, row, ACROSS),
      from(x + 1, row, ACROSS),
    );
  };
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) visit(x, y, 1);
  for (let y = height - 1; y >= 0; y -= 1) for (let x = width - 1; x >= 0; x -= 1) visit(x, y, -1);
  return far;
}
