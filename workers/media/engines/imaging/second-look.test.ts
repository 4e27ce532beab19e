import { describe, expect, it } from "vitest";
import type { Matte } from "../picture/matte.ts";
import type { subject } from "../picture/networks.ts";
import { type Picture, type Plane, plane } from "../picture/raster.ts";
import { isConfirmed, raggedness } from "./second-look.ts";

const [WIDTH, HEIGHT] = [180, 120] as const;
const BOX = { x: 0.2, y: 0.25, width: 0.3, height: 0.5 } as const;

const isThing = (at: number): boolean => {
  const [x, y] = [(at % WIDTH) / WIDTH, Math.floor(at / WIDTH) / HEIGHT];
  return x >= BOX.x && x < BOX.x + BOX.width && y >= BOX.y && y < BOX.y + BOX.height;
};

/** A red thing on gravel; or on a floor on which there is nothing to see. */
const picture = (gravel: boolean): Picture => ({
  width: WIDTH,
  height: HEIGHT,
  data: Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, index) => {
    const at = Math.floor(index / 3);
    if (isThing(at)) return index % 3 === 0 ? 220 : 20;
    return gravel ? 60 + ((at * 7919) % 13) * 9 : 120;
  }),
});

const red = ({ data, width, height }: Picture): Plane =>
  plane(
    width,
    height,
    Float32Array.from({ length: width * height }, (_, at) => ((data[at * 3] ?? 0) > 200 ? 1 : 0)),
  );
const sees: typeof subject = (shown) => Promise.resolve(red(shown));
/** Only the upper part of whatever is shown. */
const seesHalf: typeof subject = (shown) => {
  const mask = red(shown);
  return Promise.resolve({ ...mask, data: mask.data.map((value, at) => (at < mask.data.length * 0.45 ? value : 0)) });
};

function matte(shown: Picture, more: Partial<Matte> = {}): Matte {
  const mask = red(shown);
  return {
    mask,
    coarse: mask,
    method: "network",
    fit: 1,
    confidence: 0,
    doubt: "parts",
    ground: null,
    filled: false,
    agreed: true,
    ...more,
  };
}

describe("a mask in doubt", () => {
  it("is confirmed where the thing is seen alike mirrored and from near, on a ground that is full of edges", async () => {
    const shown = picture(true);
    expect(await isConfirmed(shown, matte(shown), BOX, sees)).toBe(true);
    expect(await isConfirmed(shown, matte(shown, { doubt: "area" }), BOX, sees)).toBe(true);
  });

  it.each([
    ["it is seen differently", picture(true), {}, seesHalf],
    ["edges on a calm ground may be parts of it", picture(false), {}, sees],
    ["its outline is in doubt", picture(true), { doubt: "edges" }, sees],
    ["a key tells more", picture(true), { method: "plain" }, sees],
    ["the network was not sure", picture(true), { coarse: plane(WIDTH, HEIGHT, new Float32Array(WIDTH * HEIGHT).fill(0.5)) }, sees],
  ] as const)("stays in doubt where %s", async (_why, shown, more, see) => {
    expect(await isConfirmed(shown, matte(shown, more as Partial<Matte>), BOX, see)).toBe(false);
  });
});

it("a lower edge with blades of grass before it is ragged; a straight and a round one are not", () => {
  const shape = (low: (x: number) => number) => {
    const mask = plane(WIDTH, HEIGHT);
    return { ...mask, data: mask.data.map((_, at) => (Math.floor(at / WIDTH) < low(at % WIDTH) ? 1 : 0)) };
  };
  expect(raggedness(shape(() => 80))).toBe(0);
  // Its tip alone lies below its course.
  expect(raggedness(shape((x) => 110 - Math.abs(x - 90) / 2))).toBeLessThan(0.02);
  expect(raggedness(shape((x) => (x % 9 === 0 ? 95 : 80)))).toBeGreaterThan(0.1);
});
