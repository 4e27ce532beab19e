import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { inspect, pixels } from "../picture/decode.ts";
import { plane } from "../picture/raster.ts";
import { cutBy, placeIn } from "./placement.ts";

const scene = { data: new Uint8Array(320 * 180 * 3).fill(200), width: 320, height: 180 };
const WHOLE = { above: false, below: false, left: false, right: false };
const bottle = { width: 40, height: 120, cut: WHOLE };

const overlaps = (a: { x: number; width: number }, b: { x: number; width: number }) => a.x < b.x + b.width && b.x < a.x + a.width;

it.each([
  ["on the left", 0.2],
  ["on the right", 0.65],
])("a thing stands in the third where no face is, on the ground: a face %s", (_where, x) => {
  const face = { x, y: 0.5, width: 0.15, height: 0.3 };
  const box = placeIn(scene, bottle, { people: [face], subject: null });
  expect(overlaps(box, face)).toBe(false);
  expect(box.y + box.height).toBeCloseTo(0.93);
  expect(Math.abs(box.x + box.width / 2 - 0.5)).toBeGreaterThan(0.1);
});

it("it keeps off what the scene is of, and is whole inside it", () => {
  const subject = plane(320, 180);
  for (let at = 0; at < subject.data.length; at += 1) subject.data[at] = at % 320 < 180 ? 1 : 0;
  const box = placeIn(scene, bottle, { people: [], subject });
  expect(box.x).toBeGreaterThan(180 / 320);
  expect(box.x + box.width).toBeLessThanOrEqual(1);
});

it("who is cut off by the lower edge of their picture stands at the lower edge of the scene", () => {
  const box = placeIn(scene, { width: 100, height: 120, cut: { ...WHOLE, below: true } }, { people: [], subject: null });
  expect(box.y + box.height).toBeCloseTo(1);
});

it.each([
  ["left", 0],
  ["right", 1],
] as const)("who is cut off by the %s edge of their picture stands at that edge of the scene", (side, at) => {
  const box = placeIn(scene, { width: 60, height: 120, cut: { ...WHOLE, below: true, [side]: true } }, { people: [], subject: null });
  expect(at === 0 ? box.x : box.x + box.width).toBeCloseTo(at);
});

it("who is cut off at one side and below is large in a tall scene: a small head in its corner is none", () => {
  const tall = { data: new Uint8Array(200 * 320 * 3), width: 200, height: 320 };
  // What the scene is of stands in the middle of its foot.
  const subject = plane(200, 320);
  for (let y = 200; y < 320; y += 1) subject.data.fill(1, y * 200 + 40, y * 200 + 160);
  const box = placeIn(tall, { width: 100, height: 100, cut: { ...WHOLE, below: true, right: true } }, { people: [], subject });
  expect(box.width).toBeGreaterThan(0.65);
  expect(box.x + box.width).toBeCloseTo(1);
});

it("whose head is cut off reaches to the upper edge of the scene", () => {
  const box = placeIn(scene, { width: 60, height: 120, cut: { ...WHOLE, above: true } }, { people: [], subject: null });
  expect(box.y).toBeCloseTo(0);
  expect(box.y + box.height).toBeCloseTo(0.93);
  const mask = plane(100, 100);
  for (let y = 0; y < 60; y += 1) for (let x = 30; x < 70; x += 1) mask.data[y * 100 + x] = 1;
  expect(cutBy(mask, { x: 0.3, y: 0, width: 0.4, height: 0.6 }, false)).toEqual({ ...WHOLE, above: true });
});

it("a cut is an edge that much of a thing runs along; what only touches it is whole", () => {
  const mask = plane(100, 100);
  for (let y = 20; y < 100; y += 1) for (let x = y > 50 ? 0 : 30; x < 70; x += 1) mask.data[y * 100 + x] = 1;
  for (let x = 70; x < 100; x += 1) for (let y = 60; y < 64; y += 1) mask.data[y * 100 + x] = 1;
  expect(cutBy(mask, { x: 0, y: 0.2, width: 1, height: 0.8 }, false)).toEqual({ above: false, below: true, left: true, right: false });
});

it("a round thing that touches all four edges of its picture is cut off by none", () => {
  const mask = plane(100, 100);
  for (let at = 0; at < mask.data.length; at += 1) if (Math.hypot((at % 100) - 49.5, Math.floor(at / 100) - 49.5) < 50) mask.data[at] = 1;
  for (let x = 0; x < 100; x += 1) for (const y of [0, 1, 98, 99]) mask.data[y * 100 + x] = Math.abs(x - 49.5) < 4 ? 1 : 0;
  expect(cutBy(mask, { x: 0, y: 0, width: 1, height: 1 }, false).below).toBe(false);
});

it("of an animated GIF the first picture is taken", async () => {
  const folder = await mkdtemp(join(tmpdir(), "gif-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const page = (background: string) =>
    sharp({ create: { width: 80, height: 64, channels: 3, background } })
      .png()
      .toBuffer();
  const path = join(folder, "moving.gif");
  await sharp([await page("#ff0000"), await page("#0000ff")], { join: { animated: true } }).toFile(path);
  expect((await sharp(path).metadata()).pages).toBe(2);
  const { width, height, data } = await pixels(await inspect(path), 80);
  expect([width, height]).toEqual([80, 64]);
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
});

it("a person is cut off at a straight side within a picture that has margins of its own; a box stands whole", () => {
  const mask = plane(100, 100);
  for (let y = 20; y < 100; y += 1) for (let x = y > 60 ? 10 : 30; x < 80; x += 1) if (x < 60 || y > 50) mask.data[y * 100 + x] = 1;
  const box = { x: 0.1, y: 0.2, width: 0.7, height: 0.8 };
  expect(cutBy(mask, box, true)).toEqual({ ...WHOLE, below: true, left: true, right: true });
  expect(cutBy(mask, box, false)).toEqual({ ...WHOLE, below: true });
});
