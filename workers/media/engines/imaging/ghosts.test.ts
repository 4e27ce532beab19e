import { expect, it } from "vitest";
import { type Picture, plane } from "../picture/raster.ts";
import { ghosts } from "./ghosts.ts";

const SIZE = { width: 96, height: 64 };

/** A light ball on a dark ground. */
function ball(x: number): Picture {
  const data = new Uint8Array(SIZE.width * SIZE.height * 3).fill(60);
  for (let at = 0; at < SIZE.width * SIZE.height; at += 1)
    if (Math.hypot((at % SIZE.width) - x, Math.floor(at / SIZE.width) - 32) < 14) data.fill(220, at * 3, at * 3 + 3);
  return { data, ...SIZE };
}
const moved = (by: number) => {
  const x = plane(SIZE.width, SIZE.height);
  return { x: { ...x, data: x.data.map(() => by) }, y: plane(SIZE.width, SIZE.height) };
};

it("half-way along the motion that there was nothing is seen twice; along none, or a wrong one, it is", () => {
  const [first, last] = [ball(36), ball(56)];
  expect(ghosts(first, last, moved(20))).toBeLessThan(0.005);
  expect(ghosts(first, last, moved(0))).toBeGreaterThan(0.1);
  expect(ghosts(first, last, moved(-20))).toBeGreaterThan(0.1);
});
