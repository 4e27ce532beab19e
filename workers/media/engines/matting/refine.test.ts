import { expect, test } from "vitest";
import { plane, scaled, type Picture, type Plane } from "../picture/raster.ts";
import { closedForm } from "./closed-form.ts";
import { refined } from "./refine.ts";

const SIZE = 96;
/** Thin strands of one colour before a ground of another, below a solid head: what is hair to a network. */
const strand = (x: number, y: number): number => (y > 60 ? 1 : x % 24 < 6 ? 0.85 : 0);
const truth: Plane = {
  ...plane(SIZE, SIZE),
  data: Float32Array.from({ length: SIZE * SIZE }, (_, at) => strand(at % SIZE, Math.floor(at / SIZE))),
};
const picture: Picture = {
  width: SIZE,
  height: SIZE,
  data: Uint8Array.from({ length: SIZE * SIZE * 3 }, (_, at) => {
    const alpha = truth.data[Math.floor(at / 3)] ?? 0;
    return ([150, 90, 40][at % 3] ?? 0) * alpha + ([120, 170, 220][at % 3] ?? 0) * (1 - alpha);
  }),
};
const coarse = scaled(scaled(truth, SIZE / 8, SIZE / 8), SIZE, SIZE);
const error = ({ data }: Plane): number => data.reduce((sum, value, at) => sum + Math.abs(value - (truth.data[at] ?? 0)), 0) / data.length;

test("strands that a coarse mask has blurred are found again by their colour", async () => {
  const made = await refined(picture, { coarse, reach: 0.08, at: async () => picture });
  expect(error(made)).toBeLessThan(error(coarse) * 0.7);
});

test("outside the unknown nothing changes, and alpha stays within 0 and 1", () => {
  const unknown = Uint8Array.from({ length: SIZE * SIZE }, (_, at) => (at % SIZE > 40 && at % SIZE < 60 ? 1 : 0));
  const made = closedForm(picture, { unknown, near: coarse, pull: new Float32Array(SIZE * SIZE).fill(0.01), rounds: 20 });
  expect(made.data.every((value, at) => unknown[at] === 1 || value === coarse.data[at])).toBe(true);
  expect(made.data.every((value) => value >= 0 && value <= 1)).toBe(true);
});
