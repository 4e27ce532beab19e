import { expect, it } from "vitest";
import { slid, wiped } from "./wipe.ts";

it("a wipe begins with the first picture, ends with the last, and mixes them in one narrow band", () => {
  const places = Array.from({ length: 101 }, (_, at) => at / 100);
  expect(places.map((x) => wiped(x, 0))).toEqual(places.map(() => 0));
  expect(places.map((x) => wiped(x, 1))).toEqual(places.map(() => 1));
  const mixed = places.filter((x) => wiped(x, 0.5) > 0.02 && wiped(x, 0.5) < 0.98);
  expect(mixed.length).toBeLessThan(20);
});

it("of two prints one follows the other: whole at both ends, never over each other", () => {
  expect([0, 0.5, 0.99].map((x) => slid(x, 0.1))).toEqual([0, 0.5, 0.99]);
  expect([0, 0.5, 0.99].map((x) => slid(x, 0.9))).toEqual([1, 1.5, 1.99]);
  // Half-way the left half shows the end of the first, the right half the beginning of the last.
  expect(slid(0.25, 0.5)).toBeCloseTo(0.75);
  expect(slid(0.75, 0.5)).toBeCloseTo(1.25);
});
