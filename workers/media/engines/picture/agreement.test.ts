import { expect, it } from "vitest";
import { findMatte } from "./matte.ts";
import type { subject } from "./networks.ts";
import { plane, type Picture, type Plane } from "./raster.ts";

const [WIDTH, HEIGHT] = [160, 120] as const;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}
const ANIMAL: Box = { left: 60, right: 100, top: 30 };
/** The animal with the trunk that it sits on. */
const WITH_TRUNK: Box = { left: 20, right: 100, top: 30 };

const isIn = ({ left, right, top }: Box, at: number): boolean => {
  const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
  return x >= left && x < right && y >= top && y < HEIGHT - 10;
};
const maskOf = (box: Box): Plane => ({
  ...plane(WIDTH, HEIGHT),
  data: Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => (isIn(box, at) ? 1 : 0)),
});

/** A dark animal beside a brown trunk before a sky that darkens upwards. */
const picture: Picture = {
  data: Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => {
    const place = Math.floor(at / 3);
    if (isIn(ANIMAL, place)) return 20;
    if (isIn(WITH_TRUNK, place)) return [120, 90, 60][at % 3] ?? 0;
    return ([120, 150, 190][at % 3] ?? 0) + Math.floor(place / WIDTH / 2);
  }),
  width: WIDTH,
  height: HEIGHT,
};

const looks =
  (people: Box, things: Box): typeof subject =>
  async (_, kind) =>
    maskOf(kind === "people" ? people : things);
const found = (people: Box, things: Box, faces = 1) => findMatte(picture, faces, looks(people, things));

it("a mask that the other network sees differently is in doubt, however sure its own one is", async () => {
  const matte = await found(WITH_TRUNK, ANIMAL);
  expect(matte).toMatchObject({ confidence: 0, doubt: "parts" });
});

it("what both see alike is judged by its edges and colors, as what is seen by one", async () => {
  const [both, one] = [await found(ANIMAL, ANIMAL), await found(ANIMAL, ANIMAL, 0)];
  expect(both.confidence).toBeGreaterThan(0);
  expect([both.confidence, both.doubt]).toEqual([one.confidence, one.doubt]);
});

const SHIRT: Box = { left: 40, right: 120, top: 10 };
/** A white print on it, which an overexposed shoulder joins to the white ground. */
const isPrint = (at: number, wide: number): boolean => {
  const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
  return (Math.abs(x - 80) < wide && y > 40 && y < 80) || (Math.abs(x - 80) < 2 && y <= 40);
};
const shirt = (wide: number): Picture => ({
  data: Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => {
    const place = Math.floor(at / 3);
    return isIn(SHIRT, place) && !(wide > 0 && isPrint(place, wide)) ? ([200, 90, 160][at % 3] ?? 0) : 255;
  }),
  width: WIDTH,
  height: HEIGHT,
});

it("a white print that runs into a white ground is no hole, its rim is not see-through, and the mask is trusted", async () => {
  const see = looks(SHIRT, SHIRT);
  const [plain, printed] = [await findMatte(shirt(0), 0, see), await findMatte(shirt(5), 0, see)];
  const row = Array.from({ length: 30 }, (_, at) => 60 * WIDTH + 65 + at);
  expect([plain.method, plain.doubt]).toEqual(["plain", null]);
  expect([printed.method, printed.doubt]).toEqual(["plain", null]);
  expect(row.map((at) => printed.mask.data[at])).toEqual(row.map(() => 1));
});
