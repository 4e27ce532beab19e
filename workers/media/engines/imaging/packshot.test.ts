import { expect, it } from "vitest";
import { type Picture, type Plane, plane } from "../picture/raster.ts";
import { closeUp, framed, isOnCalmGround } from "./packshot.ts";
import { boundsOf } from "./scene.ts";

const [WIDTH, HEIGHT] = [3000, 2000] as const;
/** A red thing on black, and its mask. */
function thing(left: number, top: number, right: number, low: number): { picture: Picture; mask: Plane } {
  const mask = plane(WIDTH, HEIGHT);
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = top; y < low; y += 1)
    for (let x = left; x < right; x += 1) {
      mask.data[y * WIDTH + x] = 1;
      data[(y * WIDTH + x) * 3] = 200;
    }
  return { picture: { data, width: WIDTH, height: HEIGHT }, mask };
}

it("a thing at the side of its photograph is in the middle of its packshot, and large; the photograph keeps its shape", () => {
  const { picture, mask } = thing(100, 150, 1000, 650);
  const made = framed(picture, mask);
  const [w, h] = [made.picture.width, made.picture.height];
  expect(w / h).toBeCloseTo(1.5, 2);
  const { left = 0, right = 0, top = 0, floor = 0 } = boundsOf(made.mask) ?? {};
  expect((right - left) / w).toBeCloseTo(0.7, 1);
  expect((left + right) / 2 / w).toBeCloseTo(0.5, 2);
  expect((top + floor) / 2 / h).toBeCloseTo(0.52, 2);
  // Colors go with it.
  expect(made.picture.data[(Math.round((top + floor) / 2) * w + left) * 3]).toBe(200);
});

it("what is small in its photograph is not enlarged, and what that cuts off stays where it is", () => {
  const small = thing(1400, 900, 1500, 1000);
  expect(framed(small.picture, small.mask).picture).toMatchObject({ width: 1000, height: 667 });
  const cut = thing(0, 800, 900, 1400);
  expect(framed(cut.picture, cut.mask).picture).toBe(cut.picture);
});

it("what its shop has trimmed its photograph to has air around it, as anything else", () => {
  const [cx, cy, radius] = [WIDTH / 2, HEIGHT / 2, HEIGHT / 2];
  const ball = thing(0, 0, 0, 0);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1)
    if (Math.hypot((at % WIDTH) + 0.5 - cx, Math.floor(at / WIDTH) + 0.5 - cy) < radius) ball.mask.data[at] = 1;
  const { mask } = framed(ball.picture, ball.mask);
  const { top = 0, floor = 0 } = boundsOf(mask) ?? {};
  expect((floor - top) / mask.height).toBeCloseTo(0.7, 2);
  expect(mask.width / mask.height).toBeCloseTo(1.5, 2);
});

it("a close-up has its thing in the middle, large, and stays within the photograph", () => {
  const { picture } = thing(600, 500, 1600, 1100);
  const close = closeUp(picture, { x: 0.2, y: 0.25, width: 1 / 3, height: 0.3 });
  expect(close).toMatchObject({ width: 1429, height: 952 });
  const reds = Array.from({ length: close.width }, (_, x) => x).filter((x) => close.data[(470 * close.width + x) * 3] === 200);
  expect(reds.length).toBe(1000);
  expect(((reds[0] ?? 0) + (reds.at(-1) ?? 0)) / 2 / close.width).toBeCloseTo(0.5, 2);
  const corner = closeUp(picture, { x: 0, y: 0, width: 0.2, height: 0.2 });
  expect(corner).toMatchObject({ width: 1000, height: 667 });
});

it.each([
  ["a sweep", { left: true, right: true, above: true, below: true }, true],
  ["a sweep that the thing reaches across at one side", { left: false, right: true, above: true, below: true }, true],
  ["grass before a wall", { left: true, right: true, above: true, below: false }, false],
  ["a table in a room", { left: false, right: false, above: true, below: true }, false],
])("%s: a calm ground, or none", (_what, sides, calm) => {
  expect(isOnCalmGround(sides)).toBe(calm);
});
