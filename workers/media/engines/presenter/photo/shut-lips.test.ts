import { expect, it } from "vitest";
import type { Point } from "./face.ts";
import { INNER_LOWER_LIP, INNER_UPPER_LIP, LOWER_LIP, UPPER_LIP } from "./landmarks.ts";
import { rigOf } from "./rig.ts";
import { posedFace, trianglesOfFace } from "./talking.ts";
import type { Triangle } from "./warp.ts";

const SIZE = 300;
const OUTER_UPPER = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291];
const OUTER_LOWER = [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291];
const CHIN_SKIN = [32, 211, 194, 201, 208, 199, 428, 421, 418, 431, 262];

/** A mouth 100 wide whose lips are 20 apart, in pixels of the canvas. */
function mesh(): Point[] {
  const points = Array.from({ length: 468 }, (): Point => [150, 60]);
  points[152] = [150, 250];
  for (const [step, upper] of INNER_UPPER_LIP.entries()) {
    const x = 104 + (92 * step) / 10;
    const half = step === 0 || step === 10 ? 0 : 10;
    points[upper] = [x, 150 - half];
    points[INNER_LOWER_LIP[step] ?? upper] = [x, 150 + half];
    points[OUTER_UPPER[step] ?? 0] = [100 + 10 * step, 150 - half * 2.4];
    points[CHIN_SKIN[step] ?? 0] = [100 + 10 * step, 220];
    points[OUTER_LOWER[step] ?? 0] = [100 + 10 * step, 150 + half * 2.4];
  }
  return points;
}

/** Two triangles between each pair of neighbours of two lines. */
const strip = (one: readonly number[], other: readonly number[]): Triangle[] =>
  one.slice(1).flatMap((next, step): Triangle[] => {
    const [a = 0, b = 0, c = 0] = [one[step], other[step], other[step + 1]];
    return [
      [a, b, c],
      [a, c, next],
    ];
  });

/** Skin, lips, and teeth between them that reach four pixels onto the lips. */
function laugh(): { data: Uint8Array; width: number; height: number } {
  const data = new Uint8Array(SIZE * SIZE * 4);
  for (let index = 0; index < SIZE * SIZE; index += 1) {
    const [x, y] = [index % SIZE, Math.floor(index / SIZE)];
    const off = Math.abs(y - 150);
    const within = x >= 110 && x <= 190;
    data.set([...(within && off <= 13 ? [235, 235, 235] : within && off <= 24 ? [170, 60, 70] : [200, 150, 130]), 255], index * 4);
  }
  return { data, width: SIZE, height: SIZE };
}

it("between lips that were apart and are shut now, nothing of the teeth upon their edges is left", async () => {
  const rig = rigOf(mesh());
  const triangles = [...strip(OUTER_LOWER, CHIN_SKIN), ...strip(INNER_LOWER_LIP, OUTER_LOWER), ...strip(INNER_UPPER_LIP, OUTER_UPPER)];
  const stage = { rig, canvas: laugh(), triangles, light: 1, soft: 0 };
  const { data } = await posedFace(stage, { open: 0, wide: 0, blink: false });
  const whites = Array.from({ length: 60 * 60 }, (_, at) => ((120 + Math.floor(at / 60)) * SIZE + 120 + (at % 60)) * 4);
  expect(whites.filter((at) => (data[at + 1] ?? 0) > 165).length).toBe(0);
});

it("the upper lip is drawn over the lower one, whose edge would be ragged where they overlap", async () => {
  const triangles = await trianglesOfFace();
  const of = (lip: ReadonlySet<number>) => (corners: Triangle) => corners.some((index) => lip.has(index));
  const onlyLower = triangles.findLastIndex((corners) => of(LOWER_LIP)(corners) && !of(UPPER_LIP)(corners));
  expect(triangles.findIndex(of(UPPER_LIP))).toBeGreaterThan(onlyLower);
});
