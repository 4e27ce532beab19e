import { expect, it } from "vitest";
import { decontaminated } from "./foreground.ts";

const [WIDTH, HEIGHT] = [96, 24] as const;
/** A dark cat up to here, beside it a pale carpet that the mask holds for half there, up to the end of the picture. */
const CAT = 20;
const places = Array.from({ length: WIDTH * HEIGHT }, (_, at) => at % WIDTH);
const picture = { data: Uint8Array.from(places.flatMap((x) => (x < CAT ? [40, 36, 30] : [236, 238, 232]))), width: WIDTH, height: HEIGHT };
const mask = { data: Float32Array.from(places, (x) => (x < CAT ? 1 : 0.5)), width: WIDTH, height: HEIGHT };

it("a wide veil beside a subject takes its colour less and less, without a step", () => {
  const made = decontaminated(picture, mask);
  const red = Array.from({ length: WIDTH }, (_, x) => made[(12 * WIDTH + x) * 4] ?? 0);
  expect(red[CAT + 2]).toBeLessThan(100);
  expect(red[WIDTH - 1]).toBe(236);
  const steps = red.slice(CAT + 1).map((value, at) => Math.abs(value - (red[CAT + at] ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(50);
});
