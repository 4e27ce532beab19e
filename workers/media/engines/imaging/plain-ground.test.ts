import { expect, it } from "vitest";
import type { Picture } from "../picture/raster.ts";
import { beforePlain } from "./plain-ground.ts";

const [WIDTH, HEIGHT] = [60, 90] as const;

/** A dark box on a ground. */
function boxOn(ground: (x: number) => number, { top, low }: { top: number; low: number }): Picture {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % WIDTH, Math.floor(at / 3 / WIDTH)];
    return x >= 12 && x < 48 && y >= top && y < low ? 40 : ground(x);
  });
  return { data, width: WIDTH, height: HEIGHT };
}
const white = (): number => 250;
const NOWHERE = { left: false, right: false, above: false, below: false };

it("a thing before a plain ground is found with the ground's color; at an edge that cuts it off it says so", () => {
  const whole = { x: 0.2, y: 0.1, width: 0.6, height: 0.8, cut: NOWHERE };
  expect(beforePlain(boxOn(white, { top: 9, low: 81 }))).toMatchObject({ color: [250, 250, 250], whole });
  expect(beforePlain(boxOn(white, { top: 9, low: 90 }))?.whole.cut).toEqual({ ...NOWHERE, below: true });
});

it("a photograph that is trimmed to its thing cuts nothing off, though the thing touches its sides", () => {
  const side = 300;
  const data = Uint8Array.from({ length: side * side * 3 }, (_, at) => {
    const [x, y] = [(Math.floor(at / 3) % side) + 0.5, Math.floor(at / 3 / side) + 0.5];
    return Math.hypot(x - side / 2, y - side / 2) < side / 2 ? 40 : 250;
  });
  expect(beforePlain({ data, width: side, height: side })?.whole).toEqual({ x: 0, y: 0, width: 1, height: 1, cut: NOWHERE });
});

it("a scene has no plain ground, nor has an empty sheet anything on it", () => {
  expect(beforePlain(boxOn((x) => 90 + x * 2, { top: 9, low: 81 }))).toBeNull();
  expect(beforePlain(boxOn(white, { top: 0, low: 0 }))).toBeNull();
});
