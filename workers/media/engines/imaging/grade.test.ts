import { expect, test } from "vitest";
import { graded, type GradeName } from "./grade.ts";

/** A row of grays, each seen often enough to count. */
function grays(values: readonly number[]) {
  const width = values.length * 40;
  const data = new Uint8Array(width * 40 * 3);
  for (let at = 0; at < width * 40; at += 1) data.fill(values[Math.floor((at % width) / 40)] ?? 0, at * 3, at * 3 + 3);
  return { data, width, height: 40 };
}

/** A pixel of the gray at `index`, in the middle row. */
function pixel(values: readonly number[], index: number, name: GradeName): number[] {
  const { data, width } = graded(grays(values), name);
  const at = (20 * width + index * 40 + 20) * 3;
  return [...data.subarray(at, at + 3)];
}

test("an underexposed picture is brightened", () => {
  expect(pixel([10, 40, 90, 150], 3, "natural")[0]).toBeGreaterThan(225);
});

test("a dark picture with lights in it stays dark", () => {
  expect(pixel([4, 12, 20, 250], 2, "natural")[0]).toBeLessThan(24);
});

test("cool turns what is light towards blue, too", () => {
  const [red = 0, , blue = 0] = pixel([20, 100, 180, 250], 2, "cool");
  expect(blue - red).toBeGreaterThan(8);
});
