import { expect, it } from "vitest";
import { plane, type Picture } from "../picture/raster.ts";
import { calmGround } from "./backdrop.ts";

const SIDE = 120;
const isSubject = (x: number, y: number): boolean => x >= 40 && x < 80 && y >= 40 && y < 80;
const picture = (ground: (x: number, y: number) => number): Picture => ({
  width: SIDE,
  height: SIDE,
  data: Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % SIDE, Math.floor(at / 3 / SIDE)];
    return isSubject(x, y) ? 10 : ground(x, y);
  }),
});
const hole = plane(
  SIDE,
  SIDE,
  Float32Array.from({ length: SIDE * SIDE }, (_, at) => (isSubject(at % SIDE, Math.floor(at / SIDE)) ? 1 : 0)),
);

it("a wall goes on behind what stands before it, its shading too; the rest is as it was", () => {
  const wall = picture((x) => 150 + x / 2);
  const behind = calmGround(wall, hole);
  const at = (x: number, y: number) => behind?.data[(y * SIDE + x) * 3] ?? 0;
  for (const x of [42, 60, 78]) expect(Math.abs(at(x, 60) - (150 + x / 2))).toBeLessThan(16);
  expect(at(5, 5)).toBe(wall.data[(5 * SIDE + 5) * 3]);
});

it("a ground that is full of things is not smoothed over", () => {
  expect(
    calmGround(
      picture((x, y) => ((Math.floor(x / 6) + Math.floor(y / 6)) % 2 === 0 ? 40 : 220)),
      hole,
    ),
  ).toBeNull();
});
