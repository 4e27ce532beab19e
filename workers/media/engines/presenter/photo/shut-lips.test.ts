import { expect, it } from "vitest";
import type { Point } from "./face.ts";
import { INNER_LOWER_LIP, INNER_UPPER_LIP, OUTER_LOWER_LIP as OUTER_LOWER, OUTER_UPPER_LIP as OUTER_UPPER } from "./landmarks.ts";
import { paletteOf } from "./palette.ts";
import { rigOf } from "./rig.ts";
import { posedFace } from "./talking.ts";

const SIZE = 300;

/** A mouth 100 wide whose lips are 20 apart, or so far, in pixels of the canvas. */
function mesh(apart = 20): Point[] {
  const points = Array.from({ length: 468 }, (): Point => [150, 60]);
  points[152] = [150, 250];
  for (const index of [1, 234, 454]) points[index] = [150, 100];
  for (const [step, upper] of INNER_UPPER_LIP.entries()) {
    const x = 104 + (92 * step) / 10;
    const end = step === 0 || step === 10;
    const half = end ? 0 : apart / 2;
    points[upper] = [x, 150 - half];
    points[INNER_LOWER_LIP[step] ?? upper] = [x, 150 + half];
    points[OUTER_UPPER[step] ?? 0] = [100 + 10 * step, 150 - (end ? 0 : 24)];
    points[OUTER_LOWER[step] ?? 0] = [100 + 10 * step, 150 + (end ? 0 : 24)];
  }
  return points;
}

/** Skin, the white of eyes, lips, and teeth between them that reach four pixels onto the lips; or lips alone. */
function laugh(teeth = true): { data: Uint8Array; width: number; height: number } {
  const data = new Uint8Array(SIZE * SIZE * 4);
  for (let index = 0; index < SIZE * SIZE; index += 1) {
    const [x, y] = [index % SIZE, Math.floor(index / SIZE)];
    const off = Math.abs(y - 150);
    const within = x >= 110 && x <= 190;
    data.set(
      [
        ...(y < 80
          ? [225, 222, 218]
          : within && teeth && off <= 13
            ? [235, 235, 235]
            : within && off <= 24
              ? [170, 60, 70]
              : [200, 150, 130]),
        255,
      ],
      index * 4,
    );
  }
  return { data, width: SIZE, height: SIZE };
}

it("between lips that were apart and are shut now, nothing of the teeth upon their edges is left", async () => {
  const [rig, canvas] = [rigOf(mesh()), laugh()];
  const { data } = await posedFace(
    { rig, canvas, eyes: [], palette: paletteOf(canvas, rig.points), light: 1, soft: 0 },
    { open: 0, wide: 0, blink: false },
  );
  const whites = Array.from({ length: 60 * 60 }, (_, at) => ((120 + Math.floor(at / 60)) * SIZE + 120 + (at % 60)) * 4);
  expect(whites.filter((at) => (data[at + 1] ?? 0) > 165).length).toBe(0);
});

it("between lips that open there are teeth below the upper one, dark below them, and nothing of either in the lower lip", async () => {
  const [rig, canvas] = [rigOf(mesh(0)), laugh(false)];
  const stage = { rig, canvas, eyes: [], palette: paletteOf(canvas, rig.points), light: 1, soft: 0 };
  const { data } = await posedFace(stage, { open: 1, wide: 0, blink: false });
  const column = Array.from({ length: 80 }, (_, row) => [
    ...data.subarray(((130 + row) * SIZE + 156) * 4, ((130 + row) * SIZE + 156) * 4 + 3),
  ]);
  const kind = ([red = 0, green = 0, blue = 0]: number[]) =>
    green > 110 && red / green < 1.2 ? "tooth" : red < 110 ? "dark" : Math.abs(green - 60) < 25 && blue < 110 ? "lip" : "skin";
  const seen = column.map(kind).filter((one, row, all) => one !== all[row - 1]);
  // In the shade of the lip, and where it ends, a tooth is neither: it has the color of skin.
  expect(seen.join(" ")).toMatch(/^(skin )?lip (dark |skin )?tooth (skin |lip )?dark (lip |skin )*skin$/);
  expect(seen.filter((one) => one === "tooth")).toHaveLength(1);
});
