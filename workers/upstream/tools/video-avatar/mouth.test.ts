import { expect, it } from "vitest";
import { mouthOf } from "./mouth.ts";

it("the mouth is open while there is sound, shut in silence, and at the time of the sound", () => {
  const cues = mouthOf([0, 0, 60, 80, 40, 0, 0, 70, 0, 1], 1);
  expect(cues.map(({ time }) => Math.round(time * 10))).toEqual([2, 3, 4, 7]);
  expect(cues.every(({ open, duration }) => open > 0 && open <= 1 && Math.abs(duration - 0.1) < 1e-9)).toBe(true);
  expect(cues[1]?.open).toBe(1);
});

it("a quiet recording moves the mouth like a loud one, and each syllable has a shape of its own", () => {
  const loud = mouthOf([10, 80, 20, 80, 10, 80], 1);
  expect(mouthOf([1, 8, 2, 8, 1, 8], 1).map(({ open }) => open > 0.9)).toEqual(loud.map(({ open }) => open > 0.9));
  expect(new Set(loud.map(({ wide }) => wide)).size).toBeGreaterThan(1);
});

it("silence says nothing", () => {
  expect(mouthOf([0, 0, 0], 1)).toEqual([]);
  expect(mouthOf([], 0)).toEqual([]);
});
