import { expect, it } from "vitest";
import type { Point } from "../photo/face.ts";
import { type Face, resting, restOf } from "./resting.ts";
import { speaker } from "./speaker.testing.ts";

const SIZE = 400;
/** Skin that is brighter to the right, with a mouth of a color that is not skin's. */
function face(mouth: readonly [number, number, number], light: number, points: readonly Point[] = speaker(), [dx, dy] = [0, 0]): Face {
  const data = new Uint8Array(SIZE * SIZE * 4);
  for (let index = 0; index < SIZE * SIZE; index += 1) {
    const [x, y] = [(index % SIZE) - dx, Math.floor(index / SIZE) - dy];
    const isMouth = Math.abs(x - 200) < 36 && Math.abs(y - 252) < 12;
    const color = isMouth ? mouth : [150 + x / 20, 120, 100];
    data.set([...color.map((value) => value * light), 255], index * 4);
  }
  return { canvas: { data, width: SIZE, height: SIZE }, points: points.map(([x, y]): Point => [x + dx, y + dy]) };
}
const colorIn = ({ canvas }: Face, x: number, y: number): number[] => [...canvas.data.subarray((y * SIZE + x) * 4, (y * SIZE + x) * 4 + 3)];
const isNear = (color: readonly number[], to: readonly number[]): boolean =>
  color.every((value, part) => Math.abs(value - (to[part] ?? 0)) < 5);

const [LIPS, TEETH] = [
  [170, 80, 85],
  [240, 240, 235],
] as const;
const rest = restOf(face(LIPS, 1));

it("whatever a mouth does in a film, it is the one that says nothing, where the head is and in the light of the frame", () => {
  const shown = resting(rest, face(TEETH, 0.8, speaker({ gap: 20, skew: 12 }), [24, -16]));
  for (const x of [200, 185, 215]) expect(isNear(colorIn(shown, x + 24, 252 - 16), [170 * 0.8, 80 * 0.8, 85 * 0.8])).toBe(true);
  // Its mesh is that of shut lips, in their place.
  const [upper, lower] = [shown.points[13], shown.points[14]];
  expect([upper?.[0], upper?.[1]].map((value) => Math.round(value ?? 0))).toEqual([224, 234]);
  expect((lower?.[1] ?? 9) - (upper?.[1] ?? 0)).toBeLessThan(1);
});

it("what is no part of the lower face stays what it was", () => {
  const frame = face(TEETH, 0.8, speaker({ gap: 20 }));
  const shown = resting(rest, frame);
  for (const [x, y] of [
    [200, 190],
    [120, 150],
    [60, 260],
    [200, 30],
  ] as const)
    expect(colorIn(shown, x, y)).toEqual(colorIn(frame, x, y));
});

it("nothing of a face is drawn beside it where a head has turned", () => {
  const turned = speaker();
  for (const [index, [x, y]] of turned.entries()) if (x > 250 && y > 200) turned[index] = [250 + (x - 250) * 0.1, y];
  const frame = face(LIPS, 1, turned);
  // What is behind the head, from where its face ends.
  for (let y = 0; y < SIZE; y += 1) for (let x = 256; x < SIZE; x += 1) frame.canvas.data.set([20, 30, 20], (y * SIZE + x) * 4);
  const shown = resting(rest, frame);
  for (const x of [256, 262, 270]) expect(isNear(colorIn(shown, x, 262), [20, 30, 20])).toBe(true);
});

it("a chin that is aside on a turned head stays where it is", () => {
  const frame = face(
    LIPS,
    1,
    speaker().map(([x, y], index): Point => (index === 152 ? [x + 30, y] : [x, y])),
  );
  for (let y = 310; y < 360; y += 1) for (let x = 240; x < 246; x += 1) frame.canvas.data.set([20, 20, 20], (y * SIZE + x) * 4);
  expect(colorIn(resting(rest, frame), 243, 335)).toEqual([20, 20, 20]);
});

it("a mouth stays where it is on a head that nods: eyes and nose come together there", () => {
  const nodding = speaker({ nod: -10 }).map(([x, y], index): Point => ([33, 133, 362, 263].includes(index) ? [x, y + 5] : [x, y]));
  const { points } = resting(rest, face(LIPS, 1, nodding));
  for (const index of [13, 61, 291]) expect(Math.abs((points[index]?.[1] ?? 0) - (nodding[index]?.[1] ?? 0))).toBeLessThan(6.5);
});

it("a chin that a mesh has far below is none: nothing is drawn out to it", () => {
  const frame = face(
    LIPS,
    1,
    speaker().map(([x, y], index): Point => (index === 152 ? [x, y + 70] : [x, y])),
  );
  for (let x = 150; x < 250; x += 1) frame.canvas.data.set([20, 20, 20], (372 * SIZE + x) * 4);
  const shown = resting(rest, frame);
  const seen = Array.from({ length: 80 }, (_, row) => row + 315).filter((y) => (colorIn(shown, 200, y)[0] ?? 255) < 60);
  expect(seen.every((y) => y > 350)).toBe(true);
  expect(seen.length).toBeGreaterThan(0);
});

it("a chin that is down because of speech comes up to where that of the shut mouth is", () => {
  const marked = (down: number): Face => {
    const frame = face(LIPS, 1, speaker({ gap: down }));
    for (let y = 331 + down; y < 335 + down; y += 1)
      for (let x = 190; x < 210; x += 1) frame.canvas.data.set([20, 20, 20], (y * SIZE + x) * 4);
    return frame;
  };
  const darkest = (shown: Face): number =>
    Array.from({ length: 60 }, (_, row) => row + 320).reduce((best, y) =>
      (colorIn(shown, 200, y)[0] ?? 255) < (colorIn(shown, 200, best)[0] ?? 255) ? y : best,
    );
  const [still, spoken] = [darkest(resting(restOf(marked(0)), marked(0))), darkest(resting(restOf(marked(0)), marked(16)))];
  expect(Math.abs(still - spoken)).toBeLessThan(4);
});
