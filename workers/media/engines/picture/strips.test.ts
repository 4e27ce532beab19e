import { expect, test } from "vitest";
import type { Picture } from "./raster.ts";
import { withinStrips } from "./strips.ts";

type Rgb = readonly [number, number, number];
const [WIDTH, HEIGHT] = [200, 300];
const pictureOf = (color: (x: number, y: number) => Rgb): Picture => {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let index = 0; index < WIDTH * HEIGHT; index += 1) data.set(color(index % WIDTH, Math.floor(index / WIDTH)), index * 3);
  return { data, width: WIDTH, height: HEIGHT };
};
/** A photograph: no two of its rows or columns are alike. */
const photograph = (x: number, y: number): Rgb => [40 + ((x * 7) % 90), 60 + ((y * 5) % 90), (x * y) % 97];
const YELLOW: Rgb = [214, 176, 3];
const BLUE: Rgb = [10, 130, 240];

test("a colored strip with a slogan along an edge is left out", () => {
  const strip = pictureOf((x, y) => {
    if (y < 250) return photograph(x, y);
    return y > 265 && y < 285 && x > 60 && x < 140 ? [255, 255, 255] : YELLOW;
  });
  const box = withinStrips(strip);
  expect(box).toMatchObject({ x: 0, y: 0, width: 1 });
  expect((box?.height ?? 0) * HEIGHT).toBeGreaterThan(240);
  expect((box?.height ?? 1) * HEIGHT).toBeLessThanOrEqual(250);
});

test("a line with a pattern behind it, and bars at both sides, are left out", () => {
  const lined = pictureOf((x, y) => {
    if (x < 20 || x >= 180) return [255, 255, 255];
    return y >= 262 && y < 268 ? BLUE : photograph(x, y);
  });
  const box = withinStrips(lined);
  expect((box?.x ?? 0) * WIDTH).toBeGreaterThanOrEqual(20);
  expect((box?.width ?? 1) * WIDTH).toBeLessThanOrEqual(160);
  const [under] = [withinStrips(pictureOf((x, y) => (y >= 262 && y < 268 ? BLUE : photograph(x, y))))];
  expect((under?.height ?? 1) * HEIGHT).toBeLessThanOrEqual(262);
});

test("a thing on its ground keeps it, however straight its edge is, and so does a photograph without strips", () => {
  const screen = pictureOf((x, y) => (x >= 20 && x < 180 && y >= 60 && y < 240 ? photograph(x, y) : [255, 255, 255]));
  expect(withinStrips(screen)).toBeNull();
  expect(withinStrips(pictureOf(photograph))).toBeNull();
  const sky = pictureOf((x, y) => (y < 60 + (x % 40) ? [120, 170, 240] : photograph(x, y)));
  expect(withinStrips(sky)).toBeNull();
});
