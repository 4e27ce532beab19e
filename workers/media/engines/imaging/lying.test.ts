import { expect, it } from "vitest";
import { type Plane, plane } from "../picture/raster.ts";
import { lies, shadowAround } from "./lying.ts";

const SIDE = 200;
const drawn = (isIn: (x: number, y: number) => boolean): Plane =>
  plane(
    SIDE,
    SIDE,
    Float32Array.from({ length: SIDE * SIDE }, (_, at) => (isIn(at % SIDE, Math.floor(at / SIDE)) ? 1 : 0)),
  );
/** A long thing through the middle, so far askew (degrees). */
const bar = (degrees: number): Plane => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return drawn((x, y) => {
    const [dx, dy] = [x - SIDE / 2, y - SIDE / 2];
    return Math.abs(dx * cos + dy * sin) < 70 && Math.abs(dy * cos - dx * sin) < 28;
  });
};
const disc = (cx: number, cy: number, radius: number) => (x: number, y: number) => Math.hypot(x - cx, y - cy) < radius;

it("a shoe that was seen from above lies; one from the side stands, a little askew, too", () => {
  for (const degrees of [45, 35, -45, 60]) expect(lies(bar(degrees))).toBe(true);
  for (const degrees of [0, 12, -16, 80, 90]) expect(lies(bar(degrees))).toBe(false);
});

it("what is round stands, and a stack with a small thing before it, whatever line the two make", () => {
  expect(lies(drawn(disc(100, 100, 60)))).toBe(false);
  const [stack, small] = [drawn((x, y) => x > 20 && x < 90 && y > 20 && y < 165), drawn(disc(140, 150, 40))];
  expect(
    lies(
      plane(
        SIDE,
        SIDE,
        stack.data.map((value, at) => Math.max(value, small.data[at] ?? 0)),
      ),
    ),
  ).toBe(false);
});

it("the shadow of what lies is all around it, further on the side away from the light, and none is far from it", () => {
  const shadow = shadowAround(drawn(disc(100, 100, 50)), { dx: 0.022, dy: 0.016 });
  const at = (x: number, y: number): number => shadow.data[y * SIDE + x] ?? 0;
  for (const [x, y] of [
    [152, 100],
    [48, 100],
    [100, 48],
    [100, 152],
  ] as const)
    expect(at(x, y)).toBeGreaterThan(0.05);
  expect(at(154, 100)).toBeGreaterThan(at(46, 100) + 0.1);
  expect(at(10, 10)).toBe(0);
});
