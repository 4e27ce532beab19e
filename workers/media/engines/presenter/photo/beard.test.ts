import { expect, it } from "vitest";
import { beardBelow } from "./beard.ts";
import type { Point } from "./face.ts";
import { CHEEKS, CHIN, FOREHEAD, LOWER_LIP_FOOT, NOSE_TIP } from "./landmarks.ts";
import type { Color } from "./palette.ts";

const SIDE = 300;
/** A face from y = 50 to 200, 120 wide, around x = 150. */
const FACE = 150;
const mesh: Point[] = Array.from({ length: 468 }, (): Point => [150, 120]);
for (const [at, point] of [
  [FOREHEAD, [150, 50]],
  [CHIN, [150, 200]],
  [LOWER_LIP_FOOT, [150, 172]],
  [NOSE_TIP, [150, 130]],
  [CHEEKS[0], [90, 125]],
  [CHEEKS[1], [210, 125]],
] as const)
  mesh[at] = [...point];

const [SKIN, SHIRT]: [Color, Color] = [
  [214, 170, 148],
  [70, 96, 160],
];
/** Skin, with a beard from below the lips to `end`, then the neck, and from 240 on a shirt. */
function portrait(hair: Color, end: number, shirt: Color = SHIRT) {
  const data = new Uint8Array(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const y = Math.floor(at / SIDE);
    // Locks: hair is lighter in every third column and in every fifth row.
    const lit = at % 3 === 0 || y % 5 === 0 ? 14 : 0;
    const isBeard = y > 174 && y <= end;
    const color = isBeard ? hair.map((part) => part + lit) : y > 240 ? shirt : SKIN;
    data.set([...color, 255], at * 4);
  }
  return { data, width: SIDE, height: SIDE };
}

it.each([
  ["dark", [58, 48, 44]],
  ["grey", [150, 148, 146]],
] as const)("a %s beard ends where its color does", (_, hair) => {
  expect(beardBelow(portrait([...hair], 228), mesh)).toBeCloseTo(28 / FACE, 1);
});

it("who has none, or one that ends at the chin, needs no room below it", () => {
  expect(beardBelow(portrait(SKIN, 0), mesh)).toBe(0);
  expect(beardBelow(portrait([58, 48, 44], 200), mesh)).toBeLessThan(0.03);
});

it("before a shirt of its own color the end of a beard is not seen: it is taken to go on for a little", () => {
  expect(beardBelow(portrait([58, 48, 44], 240, [60, 50, 46]), mesh)).toBe(0.15);
});
