import { expect, it } from "vitest";
import { withoutStrays } from "./islands.ts";
import { plane } from "./raster.ts";

const SIDE = 40;
const mask = (...boxes: [number, number, number, number][]) =>
  plane(
    SIDE,
    SIDE,
    Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
      const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
      return boxes.some(([left, top, right, low]) => x >= left && x < right && y >= top && y < low) ? 1 : 0;
    }),
  );
const sum = ({ data }: { data: Float32Array }): number => data.reduce((a, b) => a + b, 0);

it("a part of something else that reaches in from the rim goes; what lies apart within the picture, or is large, stays", () => {
  expect(sum(withoutStrays(mask([8, 8, 28, 28], [37, 10, 40, 20])))).toBe(400);
  expect(sum(withoutStrays(mask([8, 8, 28, 28], [33, 10, 36, 20])))).toBe(430);
  expect(sum(withoutStrays(mask([8, 8, 28, 28], [32, 10, 40, 30])))).toBe(560);
  // The subject itself is cut off at that side: this may be its other end.
  expect(sum(withoutStrays(mask([20, 8, 40, 28], [37, 32, 40, 38])))).toBe(418);
});

it("what of such a part is hardly there goes with it, but nothing of the subject", () => {
  const shown = mask([8, 8, 28, 28], [35, 10, 40, 20]);
  shown.data[12 * SIDE + 33] = 0.04;
  shown.data[12 * SIDE + 28] = 0.04;
  const { data } = withoutStrays(shown);
  expect([data[12 * SIDE + 33], data[12 * SIDE + 28], data[12 * SIDE + 27]]).toEqual([0, shown.data[12 * SIDE + 28], 1]);
});
