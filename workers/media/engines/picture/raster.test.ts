import { expect, test } from "vitest";
import { boxBlur, plane } from "./raster.ts";

/** The mean over the square, pixel by pixel, as one would write it down. */
function plainly(data: Float32Array, width: number, radius: number): number[] {
  return Array.from(data, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const near = Array.from(data).filter(
      (__, at) => Math.abs((at % width) - x) <= radius && Math.abs(Math.floor(at / width) - y) <= radius,
    );
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

test.each([
  [7, 5, 2],
  [9, 3, 1],
  [3, 8, 5],
  [1, 4, 2],
  [5, 5, 5],
  [6, 6, 0],
])(
  "a blur of %d × %d pixels at radius %d is the mean of what lies around each, also where the radius is larger than the picture",
  (width, height, radius) => {
    const data = Float32Array.from({ length: width * height }, (_, index) => ((index * 7919) % 101) / 101);
    const expected = plainly(data, width, radius);
    boxBlur(plane(width, height, data), radius).data.forEach((value, index) => expect(value).toBeCloseTo(expected[index] ?? Number.NaN, 5));
  },
);
