import { expect, it } from "vitest";
import type { Picture } from "../picture/raster.ts";
import { labOf, rgbOf } from "./colour.ts";
import { filmOf, toned } from "./film.ts";

const SIDE = 64;

/** A picture of one colour in each place, by CIE L*a*b*. */
function picture(lab: (at: number) => readonly [number, number, number]): Picture {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let at = 0; at < SIDE * SIDE; at += 1) data.set(rgbOf(lab(at)).map(Math.round), at * 3);
  return { data, width: SIDE, height: SIDE };
}

const bright = (at: number): number => 15 + (at % SIDE);
const red = picture(() => [50, 55, 30]);
const chromaOf = ({ data }: Picture): number => {
  const [, a, b] = labOf(data[0] ?? 0, data[1] ?? 0, data[2] ?? 0);
  return Math.hypot(a, b);
};

it("what is set into a black and white photograph has no colour, into sepia that of its paper", () => {
  expect(chromaOf(red)).toBeGreaterThan(50);
  expect(chromaOf(toned(red, filmOf(picture((at) => [bright(at), 0, 0])), () => true))).toBeLessThan(1.5);
  const [, a, b] = labOf(
    ...(Array.from(toned(red, filmOf(picture((at) => [bright(at), 4, 18])), () => true).data.slice(0, 3)) as [number, number, number]),
  );
  expect(a).toBeCloseTo(4, -0.5);
  expect(b).toBeCloseTo(18, -0.5);
});

it("into a photograph in colours it keeps its own", () => {
  const scene = picture((at) => [bright(at), at % 2 === 0 ? 25 : -25, at % 3 === 0 ? 30 : -20]);
  expect(toned(red, filmOf(scene), () => true)).toBe(red);
});
