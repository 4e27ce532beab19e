import { expect, it } from "vitest";
import { findMatte } from "./matte.ts";
import { withOpenings } from "./openings.ts";
import type { Picture } from "./raster.ts";

const SIDE = 300;
const PLACES = Array.from({ length: SIDE * SIDE }, (_, index) => [index % SIDE, Math.floor(index / SIDE)] as const);
type Place = (x: number, y: number) => boolean;
type Gray = (x: number, y: number) => number;

const disc =
  (radius: number, [left, top] = [150, 150]): Place =>
  (x, y) =>
    Math.hypot(x - left, y - top) < radius;
const box =
  (left: number, top: number, right: number, bottom: number): Place =>
  (x, y) =>
    x >= left && x < right && y >= top && y < bottom;

/** A thing on white paper, and within it what is `light`. */
const picture = (thing: Place, light: Place, shade: Gray = () => 255): Picture => ({
  data: Uint8Array.from(PLACES.flatMap(([x, y]) => Array.from({ length: 3 }, () => (!thing(x, y) ? 255 : light(x, y) ? shade(x, y) : 70)))),
  width: SIDE,
  height: SIDE,
});
/** What a network makes of it: a filled thing. */
const filled = (thing: Place) => ({ data: Float32Array.from(PLACES, ([x, y]) => (thing(x, y) ? 1 : 0)), width: SIDE, height: SIDE });

/** The share of what is light that is held for ground. */
function opened(thing: Place, light: Place, shade?: Gray): number {
  const mask = withOpenings(picture(thing, light, shade), filled(thing));
  const within = PLACES.flatMap(([x, y], index) => (thing(x, y) && light(x, y) ? [mask.data[index] ?? 1] : []));
  return within.filter((value) => value === 0).length / within.length;
}

it.each([
  ["of a ring", disc(120), disc(90)],
  ["of a thick ring", disc(140), disc(60)],
  ["of a ring before another", disc(140), (x: number, y: number) => disc(100)(x, y) && !disc(110, [150, 250])(x, y)],
  [
    "of a handle on one side",
    (x: number, y: number) => box(40, 60, 180, 260)(x, y) || disc(70, [180, 160])(x, y),
    (x: number, y: number) => x >= 182 && disc(50, [180, 160])(x, y),
  ],
] as const)("the ground is seen through the inside %s", (_, thing, light) => {
  expect(opened(thing, light)).toBe(1);
});

it.each([
  ["a white print on a broad thing", box(20, 20, 280, 280), disc(30)],
  ["a screen within its frame", box(60, 30, 240, 270), box(75, 45, 225, 255)],
  ["a screen with a list on it", box(60, 30, 240, 270), (x: number, y: number) => box(75, 45, 225, 255)(x, y) && (x < 90 || y % 20 < 12)],
  [
    "a round screen with words on it",
    disc(120),
    (x: number, y: number) => disc(95)(x, y) && !(x > 110 && x < 190 && Math.abs(y - 150) < 40 && y % 12 < 4),
  ],
  [
    "a screen that is seen from its side",
    (x: number, y: number) => x > 60 && x < 240 && Math.abs(y - 150) < 60 + x / 4,
    (x: number, y: number) => x > 75 && x < 225 && Math.abs(y - 150) < 48 + x / 4,
  ],
  ["a white spot in a pattern", disc(120), (x: number, y: number) => Math.hypot(x - 150, y - 55) < 9],
] as const)("%s is the thing's own", (_, thing, light) => {
  expect(opened(thing, light)).toBe(0);
});

it("a white dial, or a plate, is shaded: it is no ground", () => {
  expect(opened(disc(120), disc(90), (x) => 253 - Math.round(x / 40))).toBe(0);
});

it("a small opening goes with a large one, and not with none", () => {
  const two: Place = (x, y) => disc(90, [110, 150])(x, y) || disc(24, [215, 150])(x, y);
  const small = disc(10, [216, 150]);
  expect(opened(two, (x, y) => disc(70, [110, 150])(x, y) || small(x, y))).toBe(1);
  expect(opened(two, small)).toBe(0);
});

it("a cut-out of a ring that the network filled has the ring's inside, and is trusted", async () => {
  const [ring, inside] = [disc(120), disc(90)];
  const { mask, confidence } = await findMatte(picture(ring, inside), 0, () => Promise.resolve(filled(ring)));
  const within = PLACES.flatMap(([x, y], index) => (disc(85)(x, y) ? [mask.data[index] ?? 1] : []));
  const around = PLACES.flatMap(([x, y], index) => (disc(117)(x, y) && !disc(94)(x, y) ? [mask.data[index] ?? 0] : []));
  expect(Math.max(...within)).toBe(0);
  expect(Math.min(...around)).toBe(1);
  expect(confidence).toBeGreaterThan(0.5);
});
