import { expect, it } from "vitest";
import { placeOf } from "./whole.ts";

const SIDE = 200;
const PLACES = Array.from({ length: SIDE * SIDE }, (_, index) => [index % SIDE, Math.floor(index / SIDE)] as const);
const isLamp = (x: number, y: number): boolean => x >= 70 && x < 150 && y >= 110 && y < 150;
const mask = { data: Float32Array.from(PLACES, ([x, y]) => (isLamp(x, y) ? 1 : 0)), width: SIDE, height: SIDE };
/** A lamp on white paper, and how dark the paper is. */
const picture = (shade: (x: number, y: number) => number) => ({
  data: Uint8Array.from(PLACES.flatMap(([x, y]) => Array.from({ length: 3 }, () => (isLamp(x, y) ? 40 : 255 - shade(x, y))))),
  width: SIDE,
  height: SIDE,
});
const LAMP = { x: 0.35, y: 0.55, width: 0.4, height: 0.2 };

it.each([
  ["a ground that grows darker towards a corner", (x: number, y: number) => Math.max(0, (y - x - 60) / 4)],
  ["a reflection that goes on to the foot of the picture", (x: number, y: number) => (x >= 70 && x < 150 && y >= 150 ? 30 : 0)],
] as const)("of a thing on %s it is where the thing is", (_, shade) => {
  const { x = 0, y = 0, width = 0, height = 0 } = placeOf(picture(shade), mask, [255, 255, 255]) ?? {};
  const off = [x - LAMP.x, y - LAMP.y, width - LAMP.width, height - LAMP.height].map(Math.abs);
  expect(Math.max(...off)).toBeLessThan(0.02);
});

it("is all of a thing of which only a mark was found", () => {
  const box = placeOf(
    picture((x, y) => (x >= 30 && x < 180 && y >= 40 && y < 190 ? 12 : 0)),
    mask,
    [255, 255, 255],
  );
  expect(box?.x).toBeCloseTo(0.15, 1);
  expect(box?.height).toBeCloseTo(0.75, 1);
});

it("has all that neither is ground nor a shadow, where a network was sure of less", () => {
  const end = (x: number, y: number) => (x >= 10 && x < 70 && y >= 110 && y < 150 ? 240 : 0);
  const { x = 0, width = 0 } = placeOf(picture(end), mask, [255, 255, 255]) ?? {};
  expect([x, x + width]).toEqual([0.05, 0.75]);
});
