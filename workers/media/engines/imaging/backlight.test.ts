import { expect, it } from "vitest";
import { type Picture, type Plane, plane } from "../picture/raster.ts";
import { backlit, rimOf } from "./backlight.ts";

const SIDE = 200;
const grey: Picture = { width: SIDE, height: SIDE, data: new Uint8Array(SIDE * SIDE * 3).fill(110) };
const disc: Plane = plane(
  SIDE,
  SIDE,
  Float32Array.from({ length: SIDE * SIDE }, (_, at) => (Math.hypot((at % SIDE) - 100, Math.floor(at / SIDE) - 110) < 50 ? 1 : 0)),
);
const at = ({ data }: Picture, x: number, y: number): number => data[(y * SIDE + x) * 3] ?? 0;

it("a light from behind leaves the near side in shade, draws a rim at the top and none at the foot", () => {
  const lit = backlit(grey, disc, 1);
  const [middle, top, foot] = [at(lit, 100, 115), at(lit, 108, 61), at(lit, 100, 159)];
  expect(middle).toBeLessThan(110);
  expect(top).toBeGreaterThan(middle + 60);
  expect(foot).toBeLessThan(middle + 20);
  // The ground glows where the sun is, and is darker away from it.
  expect(at(lit, 140, 40)).toBeGreaterThan(at(lit, 10, 195) + 30);
});

it("on an outline in doubt the rim is weaker; without a subject there is none", () => {
  const top = (sure: number) => at(backlit(grey, disc, sure), 108, 61);
  expect(top(0.5)).toBeLessThan(top(1));
  expect(Math.max(...rimOf(plane(SIDE, SIDE), { x: 0, y: 0 }).data)).toBe(0);
  expect(at(backlit(grey, null, 1), 124, 32)).toBeGreaterThan(130);
});
