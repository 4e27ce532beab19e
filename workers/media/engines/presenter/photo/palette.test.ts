import { expect, it } from "vitest";
import type { Point } from "./face.ts";
import { EYES } from "./landmarks.ts";
import { type Color, lumaOf, paletteOf } from "./palette.ts";

const SIDE = 200;
/** A face of one color with the whites of its eyes. */
function face(skin: Color, white: Color) {
  const data = new Uint8Array(SIDE * SIDE * 4);
  for (let index = 0; index < SIDE * SIDE; index += 1) data.set([...(index < SIDE * 60 ? white : skin), 255], index * 4);
  return { data, width: SIDE, height: SIDE };
}
const mesh = Array.from({ length: 468 }, (): Point => [100, 130]);
for (const { upper, lower } of EYES)
  for (const [step, lid] of upper.entries()) {
    mesh[lid] = [60 + step * 4, 20];
    mesh[lower[step] ?? lid] = [60 + step * 4, 40];
  }

const FACES: readonly (readonly [string, Color, Color])[] = [
  ["fair skin", [225, 180, 160], [215, 210, 208]],
  ["dark skin", [96, 62, 46], [178, 170, 160]],
  ["skin in warm light", [210, 140, 90], [200, 165, 120]],
  ["skin in shade, eyes that are hardly seen", [120, 90, 78], [70, 60, 55]],
];

it.each(FACES)("%s: teeth are neither grey beside it nor do they shine, and have the color of its light", (_, skin, white) => {
  const { tooth, throat, tongue } = paletteOf(face(skin, white), mesh);
  const [own, luma] = [lumaOf(skin), lumaOf(tooth)];
  expect(luma).toBeGreaterThan(own * 0.95);
  expect(luma).toBeLessThanOrEqual(own + (255 - own) * 0.36);
  // Warmer than grey, less red than skin.
  expect(tooth[0] / tooth[2]).toBeGreaterThan(1.1);
  expect(tooth[0] / tooth[1]).toBeLessThan(skin[0] / skin[1]);
  expect([lumaOf(throat) < own * 0.35, lumaOf(tongue) < own]).toEqual([true, true]);
});

it("teeth in dark skin are brighter than it, as far as the white of the eyes is", () => {
  const of = (white: Color) => lumaOf(paletteOf(face([96, 62, 46], white), mesh).tooth);
  expect(of([178, 170, 160])).toBeGreaterThan(of([100, 92, 86]) + 20);
});

it("what is painted has no color in a photograph in black and white", () => {
  const palette = paletteOf(face([150, 150, 150], [200, 200, 200]), mesh);
  for (const [red, green, blue] of Object.values(palette)) expect([green, blue]).toEqual([red, red]);
});
