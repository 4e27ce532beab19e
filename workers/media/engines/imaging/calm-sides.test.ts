import { expect, it } from "vitest";
import type { Picture } from "../picture/raster.ts";
import { calmSides } from "./calm-sides.ts";

const SIZE = { width: 480, height: 360 };

function drawn(levelAt: (x: number, y: number) => number): Picture {
  const data = new Uint8Array(SIZE.width * SIZE.height * 3);
  for (let at = 0; at < SIZE.width * SIZE.height; at += 1)
    data.fill(levelAt(at % SIZE.width, Math.floor(at / SIZE.width)), at * 3, at * 3 + 3);
  return { ...SIZE, data };
}

it("a sky that grows lighter can go on beyond its picture; foliage below it cannot", async () => {
  const leaves = (x: number, y: number) => 110 + 90 * Math.sign(Math.sin(x / 4) * Math.sin(y / 4));
  const tree = drawn((x, y) => (y < SIZE.height / 2 ? 140 + y / 2 : leaves(x, y)));
  expect(await calmSides(tree)).toEqual({ left: false, right: false, above: true, below: false });
});

it("large soft spots far out of focus are calm, on every side", async () => {
  const bokeh = drawn((x, y) => 120 + 60 * Math.sin(x / 70) * Math.cos(y / 60));
  expect(await calmSides(bokeh)).toEqual({ left: true, right: true, above: true, below: true });
});
