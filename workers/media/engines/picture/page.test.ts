import { expect, test } from "vitest";
import { barsOf, photographOn } from "./page.ts";
import type { Picture } from "./raster.ts";

const WHITE = [255, 255, 255] as const;

/** A white page of 200 × 300 with something in it. */
function pageWith(color: (x: number, y: number) => readonly [number, number, number] | null): Picture {
  const data = new Uint8Array(200 * 300 * 3).fill(255);
  for (let index = 0; index < 200 * 300; index += 1) {
    const found = color(index % 200, Math.floor(index / 200));
    if (found) data.set(found, index * 3);
  }
  return { data, width: 200, height: 300 };
}

const photograph = pageWith((x, y) => (x >= 20 && x < 180 && y >= 60 && y < 220 ? [40 + x, 200 - y / 2, 90] : null));
const face = { x: 0.45, y: 0.35, width: 0.1, height: 0.1 };
const head = [0.05, 0.12].map((y) => ({ x: 0.2, y, width: 0.6, height: 0.03 }));

test("a photograph on a shop's page is found by the face in it, or by the words beside it", () => {
  const box = photographOn(photograph, WHITE, { lines: head, faces: [] });
  const near = (value: number | undefined, wanted: number) => expect(Math.abs((value ?? 0) - wanted)).toBeLessThan(0.01);
  near(box?.x, 0.1);
  near(box?.y, 0.2);
  near(box?.width, 0.8);
  near(box?.height, 160 / 300);
  expect(photographOn(photograph, WHITE, { lines: [], faces: [face] })).toEqual(box);
});

test("a thing with four straight sides alone on its ground is a thing", () => {
  expect(photographOn(photograph, WHITE, { lines: [], faces: [] })).toBeNull();
});

test("a panel with a slogan on it is no photograph", () => {
  const slogan = { x: 0.2, y: 0.4, width: 0.6, height: 0.08 };
  expect(photographOn(photograph, WHITE, { lines: [...head, slogan], faces: [] })).toBeNull();
});

test("what is not straight on all sides is no photograph", () => {
  const round = pageWith((x, y) => ((x - 100) ** 2 + (y - 150) ** 2 < 80 ** 2 ? [40, 90, 90] : null));
  expect(photographOn(round, WHITE, { lines: head, faces: [face] })).toBeNull();
});

test("a photograph between bars that made it fit is found without any other sign", () => {
  const fitted = pageWith((x, y) => (y >= 50 && y < 250 ? [40 + x, 200 - y / 2, 90] : null));
  expect(barsOf(fitted)).toEqual(WHITE);
  const box = photographOn(fitted, WHITE, { lines: [], faces: [] });
  expect(box?.y).toBeCloseTo(50 / 300, 1);
  expect(box?.width).toBeGreaterThan(0.98);
  expect(barsOf(pageWith((x, y) => (x < 100 && y < 200 ? [90, 40, 30] : null)))).toBeNull();
});
