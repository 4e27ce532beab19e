import { expect, test } from "vitest";
import { isLaidOut } from "./laid-out.ts";
import type { Picture } from "./raster.ts";

const [WIDTH, HEIGHT] = [240, 360];
/** A sheet of paper with something where it `is` not paper. */
const sheet = (is: (x: number, y: number) => boolean): Picture => {
  const data = new Uint8Array(WIDTH * HEIGHT * 3).fill(255);
  for (let index = 0; index < WIDTH * HEIGHT; index += 1) {
    const [x, y] = [index % WIDTH, Math.floor(index / WIDTH)];
    if (is(x, y)) data.set([90 + (x % 40), 60 + (y % 60), 80], index * 3);
  }
  return { data, width: WIDTH, height: HEIGHT };
};

test("four photographs with gaps between them are a sheet, and so are two that overlap the paper's rim", () => {
  expect(isLaidOut(sheet((x, y) => (x < 112 || x > 128) && (y < 170 || y > 190)))).toBe(true);
  expect(isLaidOut(sheet((x, y) => (x < 140 && y > 40 && y < 300) || (x >= 140 && y > 80 && y < 200)))).toBe(true);
});

test("a photograph, a thing that reaches the rim, and one with a bar are none", () => {
  expect(isLaidOut(sheet(() => true))).toBe(false);
  expect(isLaidOut(sheet((x, y) => (x - 120) ** 2 + (y - 260) ** 2 < 110 ** 2))).toBe(false);
  expect(isLaidOut(sheet((_, y) => y > 60))).toBe(false);
});
