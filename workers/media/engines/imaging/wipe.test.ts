import { expect, it } from "vitest";
import type { Picture } from "../picture/raster.ts";
import { haveOneGround, wiped } from "./wipe.ts";

const [WIDTH, HEIGHT] = [60, 90] as const;

/** A box that the lower edge cuts off, on a ground. */
function standing(box: number, ground: (x: number) => number): Picture {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % WIDTH, Math.floor(at / 3 / WIDTH)];
    return x > 10 && x < 50 && y > 20 ? box : ground(x);
  });
  return { data, width: WIDTH, height: HEIGHT };
}
const white = (): number => 250;

it("two things before one plain ground are told from two scenes, and from one that is on another ground", () => {
  expect(
    haveOneGround(
      standing(40, white),
      standing(140, () => 240),
    ),
  ).toBe(true);
  expect(
    haveOneGround(
      standing(40, white),
      standing(140, () => 90),
    ),
  ).toBe(false);
  expect(
    haveOneGround(
      standing(40, white),
      standing(140, (x) => 90 + x * 2),
    ),
  ).toBe(false);
});

it("a wipe begins with the first picture, ends with the last, and mixes them in one narrow band", () => {
  const places = Array.from({ length: 101 }, (_, at) => at / 100);
  expect(places.map((x) => wiped(x, 0))).toEqual(places.map(() => 0));
  expect(places.map((x) => wiped(x, 1))).toEqual(places.map(() => 1));
  const mixed = places.filter((x) => wiped(x, 0.5) > 0.02 && wiped(x, 0.5) < 0.98);
  expect(mixed.length).toBeLessThan(20);
});
