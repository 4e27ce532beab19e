import { expect, test } from "vitest";
import type { Picture } from "./raster.ts";
import { badgesOn } from "./stickers.ts";
import { asItIs, cleanGround, cleanSides } from "./unprinted.ts";

const GROUND = [221, 220, 223] as const;

/** A dark thing, from a quarter to three quarters of a square picture on its ground. */
function thingOn(size = 200): Picture {
  const data = new Uint8Array(size * size * 3);
  for (let index = 0; index < size * size; index += 1) {
    const [x, y] = [index % size, Math.floor(index / size)];
    const isThing = x > size * 0.25 && x < size * 0.75 && y > size * 0.35 && y < size * 0.65;
    data.set(isThing ? [70, 72, 78] : GROUND, index * 3);
  }
  return { data, width: size, height: size };
}

/** The thing itself, taken for a line of words. */
const LINE = { x: 0.2, y: 0.33, width: 0.6, height: 0.34 };

test("a ground is no badge, whatever stands on it is taken for", () => {
  expect(badgesOn(GROUND, thingOn(), [LINE]).data.some((value) => value > 0)).toBe(false);
});

/** A blue thing, from 50 to 150 both ways, with a white patch that has a line of words on it. */
function patched(left: number, top: number, right: number, bottom: number) {
  const picture = thingOn();
  const isIn = (x: number, y: number, [x0, y0, x1, y1]: readonly [number, number, number, number]) =>
    x >= x0 && x < x1 && y >= y0 && y < y1;
  const words = [left + 8, top + 8, right - 8, bottom - 8] as const;
  for (let index = 0; index < 200 * 200; index += 1) {
    const [x, y] = [index % 200, Math.floor(index / 200)];
    const patch = isIn(x, y, [left, top, right, bottom]) ? (isIn(x, y, words) && x % 4 < 2 ? [20, 20, 30] : [255, 255, 255]) : null;
    picture.data.set(patch ?? (isIn(x, y, [50, 50, 150, 150]) ? [40, 70, 190] : GROUND), index * 3);
  }
  const line = { x: words[0] / 200, y: words[1] / 200, width: (words[2] - words[0]) / 200, height: (words[3] - words[1]) / 200 };
  return badgesOn(GROUND, picture, [line]).data.some((value) => value > 0);
}

test("a patch with words over the side or a corner of a thing is a badge, the thing's own end is none", () => {
  expect([patched(110, 80, 190, 112), patched(120, 134, 190, 166), patched(50, 150, 150, 182), patched(40, 150, 160, 182)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("what is nearly all that a picture shows is not left out of it, though it be taken for words", () => {
  expect(cleanGround(thingOn(), [LINE], GROUND).clean).toBe(asItIs);
});

test("what lies on a thing at the side of its photograph is not painted over, though it be taken for words", async () => {
  const teeth = { x: 0.3, y: 0.36, width: 0.4, height: 0.06 };
  const upper = { x: 0.3, y: 0.02, width: 0.4, height: 0.06 };
  const mask = { data: new Float32Array(200 * 200), width: 200, height: 200 };
  for (let index = 0; index < mask.data.length; index += 1) mask.data[index] = Math.floor(index / 200) < 130 ? 1 : 0;
  const cleaned = async (on: typeof mask) => await cleanSides(thingOn(), [upper], { lines: [teeth, upper], faint: [] }, on);
  expect((await cleaned(mask)).clean).toBe(asItIs);
  expect((await cleaned({ ...mask, data: new Float32Array(200 * 200) })).clean).not.toBe(asItIs);
});

test("a page of panels and words is a poster: without its words its panels would stay", () => {
  const page = thingOn();
  for (let index = 0; index < 200 * 200; index += 1) {
    const [x, y] = [index % 200, Math.floor(index / 200)];
    if (x > 20 && x < 180 && y > 140 && y < 195) page.data.set([40 + x, 90, 220 - x], index * 3);
  }
  const lines = [0.04, 0.12, 0.2].map((y) => ({ x: 0.2, y, width: 0.6, height: 0.04 }));
  for (const { x, y, width, height } of lines)
    for (let row = y * 200; row < (y + height) * 200; row += 2)
      for (let column = x * 200; column < (x + width) * 200; column += 3) page.data.set([10, 10, 10], (Math.floor(row) * 200 + column) * 3);
  const within = { x: 0.3, y: 0.8, width: 0.4, height: 0.08 };
  expect(cleanGround(page, [...lines, within], GROUND)).toMatchObject({ clean: asItIs, poster: true });
  expect(cleanGround(page, lines, GROUND).poster).toBeUndefined();
});

test("rows of words above a photograph are a page's head, and no labels at its side", async () => {
  const nothing = { data: new Float32Array(200 * 200), width: 200, height: 200 };
  const rows = [0.03, 0.1, 0.17].map((y) => ({ x: 0.2, y, width: 0.6, height: 0.04 }));
  expect(await cleanSides(thingOn(), rows, { lines: rows, faint: [] }, nothing)).toMatchObject({ clean: asItIs, poster: true });
  expect((await cleanSides(thingOn(), rows.slice(0, 1), { lines: rows, faint: [] }, nothing)).clean).not.toBe(asItIs);
});
