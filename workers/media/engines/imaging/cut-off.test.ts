import { expect, it } from "vitest";
import { plane } from "../picture/raster.ts";
import { cutOf } from "./layers.ts";

const SIDE = 200;
const NOWHERE = { left: false, right: false, above: false, below: false };
const ALL = { x: 0, y: 0, width: 1, height: 1 };
/** What begins in the first row of its picture, `first` wide, and is so wide from the third row on. */
const topped = (first: number, wide: number) =>
  plane(
    SIDE,
    SIDE,
    Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
      const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
      return y < 190 && Math.abs(x - SIDE / 2) < (y < 2 ? first : wide) / 2 ? 1 : 0;
    }),
  );

it("a coffee maker that its photograph is trimmed to is whole before a plain ground; what goes on beyond it is cut off, and in a scene it may be", () => {
  expect(cutOf(topped(50, 120), ALL, false, true)).toEqual(NOWHERE);
  expect(cutOf(topped(50, 120), ALL, false, false)).toEqual({ ...NOWHERE, above: true });
  expect(cutOf(topped(120, 120), ALL, false, true)).toEqual({ ...NOWHERE, above: true });
});
