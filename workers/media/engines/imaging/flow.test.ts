import { expect, it } from "vitest";
import { boxBlur, type Plane, plane } from "../picture/raster.ts";
import { agreed, flowBetween } from "./flow.ts";

const [WIDTH, HEIGHT] = [96, 72];

/** Soft blots, by a seed; moved to the right by some pixels. */
function blots(seed: number, right = 0): Plane {
  const out = plane(WIDTH, HEIGHT);
  let state = seed;
  const next = (): number => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  for (let blot = 0; blot < 30; blot += 1) {
    const [cx, cy, dark] = [next() * WIDTH + right, next() * HEIGHT, next()];
    for (let y = 0; y < HEIGHT; y += 1)
      for (let x = 0; x < WIDTH; x += 1) if (Math.hypot(x - cx, y - cy) < 7) out.data[y * WIDTH + x] = dark;
  }
  return boxBlur(out, 2);
}

it("a motion and the one back agree where one picture is the other moved, and not where it is another picture", () => {
  const [a, moved, other] = [blots(1), blots(1, 3), blots(9)];
  expect(agreed(flowBetween(a, moved), flowBetween(moved, a))).toBeGreaterThan(0.8);
  expect(agreed(flowBetween(a, other), flowBetween(other, a))).toBeLessThan(0.6);
});
