import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { portrait } from "../../testing/portrait.ts";
import { cutOut } from "./engine.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "matting-test-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const at = (name: string): string => join(folder, name);

async function cut(picture: Buffer) {
  await writeFile(at("source"), picture);
  const files = {
    source: at("source"),
    before: at("before.webp"),
    original: at("original.webp"),
    shown: at("shown.webp"),
    cutout: at("cutout.png"),
  };
  return await cutOut(files, () => undefined);
}

const sizeOf = async (name: string) => {
  const { width, height, format, hasAlpha } = await sharp(at(name)).metadata();
  return { width, height, format, hasAlpha };
};

const svg = (content: string): Buffer => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">${content}</svg>`);
const BOTTLE = '<path d="M330 210 h140 q30 40 30 90 v370 q0 30 -30 30 h-140 q-30 0 -30 -30 v-370 q0 -50 30 -90z" fill="#1879c0"/>';

test("a large picture is cut out at its own size, and shown in a small one", async () => {
  const picture = await sharp(svg(`<rect width="800" height="800" fill="#e9dcc9"/>${BOTTLE}`))
    .resize(1500)
    .jpeg()
    .toBuffer();
  expect((await cut(picture)).cutout).toMatchObject({ width: 1500, height: 1500, shown: { width: 1440, height: 1440 } });
  expect(await sizeOf("cutout.png")).toEqual({ width: 1500, height: 1500, format: "png", hasAlpha: true });
  expect(await sizeOf("original.webp")).toMatchObject({ width: 1500, format: "webp", hasAlpha: false });
  expect(await sizeOf("shown.webp")).toMatchObject({ width: 1440, format: "webp", hasAlpha: true });
  const { data } = await sharp(at("cutout.png")).extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  const row = [...data.subarray(917 * 1500, 918 * 1500)];
  // The bottle's edge is at 300 of 800: its alpha goes from nothing to all within a few pixels of the large picture.
  expect(row.findIndex((alpha) => alpha > 127)).toBeGreaterThan(559);
  expect(row.findIndex((alpha) => alpha > 127)).toBeLessThan(566);
  expect(row.filter((alpha) => alpha > 12 && alpha < 243).length).toBeLessThan(20);
});

test("a real person keeps soft hair at the picture's own size", async () => {
  const { cutout, original } = await cut(
    await sharp(await portrait())
      .resize(1000)
      .jpeg()
      .toBuffer(),
  );
  expect(cutout).toMatchObject({ width: original.width, height: original.height });
  const alpha = await sharp(at("cutout.png")).extractChannel(3).raw().toBuffer();
  const soft = alpha.filter((value) => value > 12 && value < 243).length / alpha.length;
  expect(soft).toBeGreaterThan(0.002);
  expect(soft).toBeLessThan(0.1);
});

test("a pattern from edge to edge has no cut-out, and its picture is kept", async () => {
  const tiles = Array.from(
    { length: 64 },
    (_, index) =>
      `<rect x="${(index % 8) * 100}" y="${Math.floor(index / 8) * 100}" width="100" height="100" fill="hsl(${index * 47},50%,50%)"/>`,
  ).join("");
  expect(await cut(await sharp(svg(tiles)).png().toBuffer())).toMatchObject({ cutout: null, before: { width: 800, height: 800 } });
});
