import { expect, it } from "vitest";
import { standingBox } from "./measure.ts";
import { plane } from "./raster.ts";

/** A thing in rows 10 to 59 of a hundred, over a shadow of its own from 70 to 79. */
const drawn = (shadow: number) =>
  plane(
    100,
    100,
    Float32Array.from({ length: 10_000 }, (_, i) => {
      const [x, y] = [i % 100, Math.floor(i / 100)];
      return x >= 20 && x < 80 ? (y >= 10 && y < 60 ? 1 : y >= 70 && y < 80 ? shadow : 0) : 0;
    }),
  );

it("a thing stands on itself, not on a shadow that its picture brought along", () => {
  const box = standingBox(drawn(0.3));
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(0.63);
});

it("what is solid below belongs to it", () => {
  const box = standingBox(drawn(0.9));
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(0.8, 2);
});
