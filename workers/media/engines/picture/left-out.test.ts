import { expect, it } from "vitest";
import { leftOut } from "./plain.ts";
import { withPrints } from "./prints.ts";

const SIDE = 100;
const plane = (at: (x: number, y: number) => number) => ({
  data: Float32Array.from({ length: SIDE * SIDE }, (_, index) => at(index % SIDE, Math.floor(index / SIDE))),
  width: SIDE,
  height: SIDE,
});
/** A picture on white; `at`: another color where there is one. */
function painted(at: (x: number, y: number) => readonly [number, number, number] | null) {
  const data = new Uint8Array(SIDE * SIDE * 3).fill(255);
  for (let index = 0; index < SIDE * SIDE; index += 1) {
    const color = at(index % SIDE, Math.floor(index / SIDE));
    if (color) data.set(color, index * 3);
  }
  return { data, width: SIDE, height: SIDE };
}
const isShirt = (x: number, y: number) => x > 25 && x < 75 && y > 30 && y < 80;
const shirt = plane((x, y) => (isShirt(x, y) ? 1 : 0));

it.each([
  ["a neck above it and legs below it", [170, 110, 80], true],
  ["a gray shadow above and below it", [190, 190, 188], false],
] as const)("of a shirt with %s a mask leaves something out: %j, %j", (_, around, out) => {
  const picture = painted((x, y) => (isShirt(x, y) ? [40, 60, 90] : x > 40 && x < 60 ? around : null));
  expect(leftOut(picture, shirt) > 0.14).toBe(out);
});

it("says nothing of a scene, whose border is of many colors", () => {
  const picture = painted((x, y) => [(x * 2) % 256, (y * 2) % 256, (x + y) % 256]);
  expect(leftOut(picture, shirt)).toBe(0);
});

/** A board from 20 to 80 of which the network is sure, and what the key took out of it. */
const board = (isTaken: (x: number, y: number) => boolean, isGround: (index: number) => boolean = () => false) => {
  const isBoard = (x: number, y: number) => x > 20 && x < 80 && y > 20 && y < 80;
  const network = plane((x, y) => (isBoard(x, y) ? 1 : 0));
  return withPrints(
    plane((x, y) => (isBoard(x, y) && !isTaken(x, y) ? 1 : 0)),
    network,
    isGround,
  );
};
const at = (mask: ReturnType<typeof board>, x: number, y: number) => mask.data[y * SIDE + x];

it("puts back a white end that is open to the ground, and leaves the small inside of a handle", () => {
  const mask = board((x, y) => (x > 74 && y > 50 && y < 56) || (x > 40 && x < 46 && y > 40 && y < 46));
  expect([at(mask, 77, 53), at(mask, 43, 43)]).toEqual([1, 0]);
});

it("does not put back much that is plainly the ground; a bite that is small may be the thing's", () => {
  const isNotch = (x: number, y: number) => x > 60 && y > 50 && y < 70;
  const isBite = (x: number, y: number) => x > 74 && y > 30 && y < 36;
  const isTaken = (x: number, y: number) => isNotch(x, y) || isBite(x, y);
  const mask = board(isTaken, (index) => isTaken(index % SIDE, Math.floor(index / SIDE)));
  expect([at(mask, 70, 60), at(mask, 61, 51), at(mask, 50, 60), at(mask, 77, 33)]).toEqual([0, 0, 1, 1]);
});
