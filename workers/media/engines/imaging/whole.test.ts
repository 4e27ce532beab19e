import { expect, it } from "vitest";
import { plane, type Plane } from "../picture/raster.ts";
import { isOneThing, movesAlone, wholeness } from "./whole.ts";

const SIDE = 160;
const drawn = (value: (x: number, y: number) => number): Plane =>
  plane(
    SIDE,
    SIDE,
    Float32Array.from({ length: SIDE * SIDE }, (_, at) => value(at % SIDE, Math.floor(at / SIDE))),
  );
const within = (x: number, y: number, [left, top, size]: readonly [number, number, number]): boolean =>
  x >= left && x < left + size && y >= top && y < top + size;

const one = drawn((x, y) => (within(x, y, [40, 40, 60]) ? 1 : 0));
const two = drawn((x, y) => (within(x, y, [10, 10, 50]) || within(x, y, [90, 90, 50]) ? 1 : 0));
const ghost = drawn((x, y) => (within(x, y, [40, 40, 40]) ? 1 : within(x, y, [40, 80, 40]) ? 0.5 : 0));

it("a piece is told from two, and what is solid from what is half there", () => {
  expect(wholeness(one)).toMatchObject({ together: 1, soft: 0 });
  expect(wholeness(two).together).toBeCloseTo(0.5);
  expect(wholeness(ghost).soft).toBeGreaterThan(0.9);
});

it.each([
  ["a whole cut-out that is trusted", null, one, 0, true],
  ["a whole one whose area is in doubt", "area", one, 0, true],
  ["two pieces", "area", two, 0, false],
  ["one that is half see-through", "area", ghost, 0, false],
  ["a person whose area is in doubt", "area", ghost, 1, true],
  ["a person of whom a part was left behind", "parts", one, 1, false],
  ["a thing of which a part was left behind", "parts", one, 0, false],
  ["one whose edges are not the picture's", "edges", one, 0, false],
] as const)("%s: moves by itself before its ground, or is not moved", (_what, doubt, mask, people, alone) => {
  expect(movesAlone({ doubt }, mask, people)).toBe(alone);
});

it("one thing is in one piece and solid, though a part of it may be missing; pebbles and a cliff are none", () => {
  expect([one, two, ghost].map(isOneThing)).toEqual([true, false, false]);
  expect(isOneThing(drawn((x, y) => (within(x, y, [40, 40, 20]) ? 1 : 0)))).toBe(false);
});
