import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import sharp from "sharp";
import type { Picture } from "../picture/raster.ts";
import { framedPair } from "./framed.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "framed-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A scene with a red mug, `width` × `height`; the mug from (x, y), so wide and high. */
async function scene(name: string, [width, height]: [number, number], [x, y, w, h]: [number, number, number, number]): Promise<string> {
  const sky = `<rect width="${width}" height="${height}" fill="#d8c39a"/><rect width="${width}" height="${height * 0.66}" fill="#9fc4e8"/>`;
  const mug = `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="16" fill="#c43b2f"/>`;
  const path = join(folder, `${name}.png`);
  await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${sky}${mug}</svg>`)).toFile(path);
  return path;
}

/** What of a picture is the mug's red, and from where to where. */
function redIn({ data, width, height }: Picture): { share: number; left: number; top: number; bottom: number } {
  let [count, left, top, bottom] = [0, width, height, -1];
  for (let at = 0; at < width * height; at += 1) {
    if (Math.hypot((data[at * 3] ?? 0) - 196, (data[at * 3 + 1] ?? 0) - 59, (data[at * 3 + 2] ?? 0) - 47) > 16) continue;
    count += 1;
    [left, top, bottom] = [Math.min(left, at % width), Math.min(top, Math.floor(at / width)), Math.max(bottom, Math.floor(at / width))];
  }
  return { share: count / (width * height), left: left / width, top: top / height, bottom: bottom / height };
}

const WIDE = { width: 640, height: 360 };

it("what the frame would cut is whole: both pictures are prints, though the other one would fit", async () => {
  const tall = await scene("tall", [600, 600], [180, 60, 240, 480]);
  const low = await scene("low", [600, 600], [200, 260, 200, 120]);
  const { first, last, prints } = await framedPair([tall, low], WIDE);
  expect(prints).toBe(true);
  const mug = redIn(first);
  // Four fifths of a square picture that is nearly as high as the frame, and its corners are seen.
  expect(mug.bottom - mug.top).toBeGreaterThan(0.6);
  expect([mug.top > 0.08, mug.bottom < 0.92]).toEqual([true, true]);
  // The other one is seen through the same window: it is no larger.
  expect(redIn(last).share).toBeLessThan(mug.share / 3);
});

it("what fits the frame fills it, cut around what it is of", async () => {
  const aside = await scene("aside", [1200, 400], [130, 110, 130, 200]);
  const { first, prints } = await framedPair([aside, aside], { width: 400, height: 400 });
  expect(prints).toBe(false);
  const { share, left } = redIn(first);
  expect(left).toBeCloseTo(130 / 400, 1);
  expect(share).toBeCloseTo((130 * 200) / (400 * 400), 1);
});

it("of two things that stand far apart neither is lost", async () => {
  const path = join(folder, "two.png");
  const [width, height] = [900, 600];
  const vase = (x: number) => `<rect x="${x}" y="90" width="150" height="420" rx="40" fill="#c43b2f"/>`;
  await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#e8e4dc"/><rect y="470" width="${width}" height="130" fill="#8d6b4f"/>${vase(60)}${vase(690)}</svg>`,
    ),
  ).toFile(path);
  const { first, prints } = await framedPair([path, path], { width: 360, height: 640 });
  expect(prints).toBe(true);
  const { left } = redIn(first);
  expect(left).toBeGreaterThan(0.05);
});
