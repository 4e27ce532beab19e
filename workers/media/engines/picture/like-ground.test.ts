import { expect, it } from "vitest";
import { opened } from "./like-ground.ts";
import { findMatte } from "./matte.ts";
import type { Picture } from "./raster.ts";

const SIDE = 240;
const PLACES = Array.from({ length: SIDE * SIDE }, (_, index) => [index % SIDE, Math.floor(index / SIDE)] as const);
type Place = (x: number, y: number) => boolean;
type Colour = readonly [number, number, number];

const box =
  (left: number, top: number, right: number, bottom: number): Place =>
  (x, y) =>
    x >= left && x < right && y >= top && y < bottom;
const either =
  (...places: readonly Place[]): Place =>
  (x, y) =>
    places.some((place) => place(x, y));

/** White paper with what lies on it, the last first seen. */
function painted(...layers: readonly (readonly [Place, Colour | ((x: number, y: number) => Colour)])[]): Picture {
  const data = PLACES.flatMap(([x, y]) => {
    const color = layers.findLast(([place]) => place(x, y))?.[1] ?? [255, 255, 255];
    return typeof color === "function" ? color(x, y) : color;
  });
  return { data: Uint8Array.from(data), width: SIDE, height: SIDE };
}

const maskOf = (seen: Place) => ({ data: Float32Array.from(PLACES, ([x, y]) => (seen(x, y) ? 1 : 0)), width: SIDE, height: SIDE });
/** What is made of a picture in which a network sees this. */
const cut = (picture: Picture, seen: Place) => findMatte(picture, 0, () => Promise.resolve(maskOf(seen)));
const alphaAt = ({ mask }: Awaited<ReturnType<typeof cut>>, x: number, y: number) => mask.data[y * SIDE + x];

const DARK: Colour = [50, 52, 60];
/** Of 441, 13.9 from white: the key takes it for ground. */
const WHITISH: Colour = [247, 247, 247];
const base = box(40, 150, 200, 180);

it("a thing on white is trusted", async () => {
  expect((await cut(painted([base, DARK]), base)).doubt).toBeNull();
});

it("a white part that both methods take for ground is in doubt", async () => {
  const lid = box(40, 40, 52, 150);
  expect(await cut(painted([lid, WHITISH], [base, DARK]), base)).toMatchObject({ method: "plain", doubt: "parts" });
});

/** A shadow that is dark at the thing and fades from there, and up and down. */
const fading = (x: number, y: number): Colour => {
  const along = Math.sin((Math.PI * (y - 50)) / 130);
  const gray = Math.round(255 - 90 * ((x - 14) / 26) ** 2 * Math.max(0, along) ** 2);
  return [gray, gray, gray];
};

it.each([
  ["a reflection", box(40, 183, 200, 215)],
  ["the shadow at its foot", box(10, 175, 230, 195)],
  ["the soft shadow beside it", box(14, 50, 40, 180), fading],
  ["a seam in its paper", box(3, 60, 237, 66)],
] as const)("%s is no part of a thing", async (_, beside, color: Colour | typeof fading = WHITISH) => {
  const thing = either(base, box(40, 60, 80, 150));
  expect((await cut(painted([beside, color], [thing, DARK]), thing)).doubt).toBeNull();
});

/** A thing with a lit side, white within a rim of two pixels. */
const body = box(60, 40, 160, 200);
const rim = box(160, 90, 182, 150);
const lit = box(160, 92, 180, 148);
const withRim = either(body, (x, y) => rim(x, y) && !lit(x, y));

it.each([
  ["what is around a lit side is lost", body, 0.05, 1],
  ["so is a piece of its rim", (x: number, y: number) => withRim(x, y) && y < 147, 0.05, 1],
  ["a handle is whole", withRim, 0, 0],
  ["what the mask fills is not open", either(body, rim), 0, 0],
] as const)("%s", (_, mask, least, most) => {
  const share = opened(painted([rim, DARK], [lit, [255, 255, 255]], [body, DARK]), maskOf(mask), [255, 255, 255]);
  expect(share).toBeGreaterThanOrEqual(least);
  expect(share).toBeLessThanOrEqual(most);
});

it("what the picture encloses and the mask leaves open is in doubt, and an opening is not", async () => {
  const pale = await cut(painted([rim, [250, 241, 233]], [lit, [255, 255, 255]], [body, DARK]), body);
  const dark = await cut(painted([rim, DARK], [lit, [255, 255, 255]], [body, DARK]), withRim);
  expect([alphaAt(pale, 170, 120), alphaAt(dark, 170, 120), alphaAt(dark, 181, 120)]).toEqual([0, 0, 1]);
  expect([pale.doubt, dark.doubt]).toEqual(["parts", null]);
});

/** Two views of a thing, between which the network sees more of it. */
const [upper, lower, between] = [box(40, 60, 200, 110), box(40, 124, 200, 190), box(60, 110, 180, 124)];

it("paper that goes on to the picture's rim is ground, however sure a network is of it", async () => {
  const matte = await cut(painted([either(upper, lower), DARK]), either(upper, lower, between));
  expect([alphaAt(matte, 120, 80), alphaAt(matte, 120, 117), alphaAt(matte, 120, 160)]).toEqual([1, 0, 1]);
});

it("white that is shaded is put back, though it be like its ground", async () => {
  const shaded = (x: number): Colour => [248 + (x % 4), 250, 251];
  const matte = await cut(painted([either(upper, lower), DARK], [between, shaded]), either(upper, lower, between));
  expect([alphaAt(matte, 120, 80), alphaAt(matte, 120, 117), alphaAt(matte, 120, 160)]).toEqual([1, 1, 1]);
});
