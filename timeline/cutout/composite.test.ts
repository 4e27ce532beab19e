import { expect, it } from "vitest";
import { pixelsOf, type Pixels } from "../raster/pixels.ts";
import { composite, type Layers } from "./composite.ts";
import { cutoutRecipe } from "./recipe.ts";
import { readStrokes, strokesText } from "./strokes.ts";

/** A red disc of radius `share` of the side before a blue photograph with a green stripe. */
function layers(side: number, share = 0.3): Layers {
  const size = { width: side, height: side };
  const [cutout, original] = [pixelsOf(size), pixelsOf(size)];
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const at = (y * side + x) * 4;
      const alpha = Math.min(1, Math.max(0, side * share - Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2) + 0.5));
      cutout.data.set([220, 30, 30, alpha * 255], at);
      original.data.set(alpha > 0.5 ? [220, 30, 30, 255] : [40, x < side / 4 ? 200 : 60, 180, 255], at);
    }
  }
  return { cutout, original, backdrop: null };
}

const recipe = (given: object) => cutoutRecipe.parse(given);
const at = ({ data, width, height }: Pixels, x: number, y: number) => {
  const index = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
  return [...data.subarray(index, index + 4)];
};
const made = (given: object, side = 200, longest?: number) => composite(layers(side), recipe(given), longest).picture;

it.each([
  [{ background: "colour", colour: "#ffee00", shadow: "soft", feather: 4 }],
  [{ background: "gradient", shadow: "ground", size: "amazon" }],
  [{ background: "blur", size: "portrait", fill: 60, strokes: "e0.05 0.4,0.4 0.6,0.6;k0.04 0.1,0.1 0.1,0.4" }],
])("what is shown small is what is made large: %o", (given) => {
  const large = made(given, 1200, 1200);
  const small = made(given, 400, 400);
  let sum = 0;
  for (let y = 0; y < 40; y += 1) {
    for (let x = 0; x < 40; x += 1) {
      const [a, b] = [at(small, (x + 0.5) / 40, (y + 0.5) / 40), at(large, (x + 0.5) / 40, (y + 0.5) / 40)];
      sum += a.reduce((total, value, part) => total + Math.abs(value - (b[part] ?? 0)), 0) / 4;
    }
  }
  expect(sum / 1600).toBeLessThan(2.5);
});

it("a frame has its marketplace's size, and the subject fills as much of it as was asked", () => {
  const picture = made({ size: "taobao", fill: 80, background: "colour", colour: "#ffffff", format: "jpg" });
  expect([picture.width, picture.height]).toEqual([800, 800]);
  const reds = Array.from({ length: 800 }, (_, x) => at(picture, (x + 0.5) / 800, 0.5)).filter(([, green = 255]) => green < 128).length;
  expect(Math.abs(reds - 640)).toBeLessThan(6);
});

it("painting takes away and brings back, and is read as it was written", () => {
  const strokes = [{ keep: false, radius: 0.1, points: [[0.5, 0.5]] as [number, number][] }];
  expect(readStrokes(strokesText(strokes))).toEqual(strokes);
  expect(at(made({ strokes: strokesText(strokes) }), 0.5, 0.5)[3]).toBe(0);
  expect(at(made({ strokes: "k0.1 0.1,0.5" }), 0.1, 0.5)).toEqual([40, 200, 180, 255]);
  expect(readStrokes("x0.1 1,1;k;e9 2,a b,0.5;../../etc")).toEqual([
    {
      keep: false,
      radius: 0.2,
      points: [
        [1, 0],
        [0, 0.5],
      ],
    },
  ]);
});

it("a feathered edge goes inwards: what was clear stays clear", () => {
  const [hard, soft] = [made({}), made({ feather: 10 })];
  expect(soft.data.every((value, index) => index % 4 !== 3 || value <= (hard.data[index] ?? 0))).toBe(true);
  expect(at(soft, 0.5, 0.5)[3]).toBe(255);
  expect(soft.data.some((value, index) => index % 4 === 3 && value < (hard.data[index] ?? 0) - 60)).toBe(true);
});

it("a file without transparency stands on white, others on nothing; a shadow darkens only beside the subject", () => {
  expect(at(made({ format: "jpg" }), 0.02, 0.02)).toEqual([255, 255, 255, 255]);
  expect(at(made({ format: "png" }), 0.02, 0.02)[3]).toBe(0);
  const shadowed = made({ shadow: "soft" });
  expect(at(shadowed, 0.5, 0.81)[3]).toBeGreaterThan(20);
  expect(at(shadowed, 0.5, 0.5)).toEqual([220, 30, 30, 255]);
});

it("a picture behind fills the frame, whatever its shape", () => {
  const backdrop = { width: 2, height: 1, data: Uint8ClampedArray.of(10, 20, 30, 255, 10, 20, 30, 255) };
  const { picture } = composite({ ...layers(100), backdrop }, recipe({ background: "picture", size: "story" }), 300);
  expect([at(picture, 0.02, 0.02), at(picture, 0.98, 0.98)]).toEqual([
    [10, 20, 30, 255],
    [10, 20, 30, 255],
  ]);
});
