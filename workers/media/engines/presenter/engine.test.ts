import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JobOf, ResultOf } from "../../protocol/jobs.ts";
import { portrait } from "../../testing/portrait.ts";
import { characters } from "./drawn/characters.ts";
import { makePresenter } from "./engine.ts";
import type { MouthFrame } from "../../../../timeline/measured.ts";
import { FRAMES, SIDE } from "./frames.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "presenter-test-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const place = { key: "k", url: "http://127.0.0.1:9/k" };

const at = (name: string): string => join(folder, name);

type Look = JobOf<"presenter">["look"];

async function make(look: Look, { source, ...job }: { source?: Buffer; side?: number; content_type?: string } = {}) {
  const { side, content_type = "image/webp" } = job;
  if (source !== undefined) await writeFile(at("source"), source);
  return await makePresenter(
    { kind: "presenter", look, ...(side ? { side } : {}), sheet: { ...place, content_type } },
    { source: at("source"), sheet: at("sheet"), scratch: at("scratch") },
    () => undefined,
  );
}

/** Of half the size: what moves, and where, is the same, and takes a quarter of the time. */
const fromPhoto = (source: Buffer) => make({ type: "photo", picture: place }, { source, side: SIDE / 2 });

/** One frame of the sheet that was made last, RGBA. */
async function frame(result: ResultOf<"presenter">, wanted: Omit<MouthFrame, "index">): Promise<Buffer> {
  const { index } = result.frames.find((one) => one.open === wanted.open && one.wide === wanted.wide && one.blink === wanted.blink) ?? {
    index: -1,
  };
  const area = {
    left: (index % result.columns) * result.frame_width,
    top: Math.floor(index / result.columns) * result.frame_height,
    width: result.frame_width,
    height: result.frame_height,
  };
  return await sharp(join(folder, "sheet")).extract(area).ensureAlpha().raw().toBuffer();
}

const sideOf = (pixels: Buffer): number => Math.sqrt(pixels.length / 4);

/** How bright a pixel is on black: what is transparent has no colour. */
const seen = (pixels: Buffer, index: number): number => ((pixels[index * 4] ?? 0) * (pixels[index * 4 + 3] ?? 0)) / 255;

/** Where two frames differ: the box of it as fractions, and how much of the frame it is. */
function difference(a: Buffer, b: Buffer): { top: number; bottom: number; share: number } {
  const side = sideOf(a);
  let [top, bottom, count] = [side, 0, 0];
  // The lowest rows of a frame are compressed with the frame below, the last ones with none.
  for (let index = 0; index < side * (side - 2); index += 1) {
    if (Math.abs(seen(a, index) - seen(b, index)) < 40) continue;
    [top, bottom, count] = [Math.min(top, Math.floor(index / side)), Math.max(bottom, Math.floor(index / side)), count + 1];
  }
  return { top: top / side, bottom: bottom / side, share: count / side / side };
}

function alphaAt(pixels: Buffer, x: number, y: number): number {
  const side = sideOf(pixels);
  return pixels[(Math.round(y * side) * side + Math.round(x * side)) * 4 + 3] ?? -1;
}

test("there are eighteen mouth shapes with eyes open, so many that a mouth moves gradually, and those of middle width with eyes shut", () => {
  expect(new Set(FRAMES.map(({ open, wide, blink }) => `${open} ${wide} ${blink}`)).size).toBe(24);
  const steps = FRAMES.filter(({ wide, blink }) => wide === 0 && !blink).map(({ open }) => open);
  expect(Math.max(...steps.slice(1).map((open, before) => open - (steps[before] ?? 0)))).toBeLessThan(0.27);
  expect(FRAMES.filter(({ blink }) => blink).map(({ open }) => open)).toEqual(steps);
});

test.each(characters.map(({ id }) => id))(
  "%s is drawn on nothing; the mouth moves below, the eyes above",
  async (character) => {
    const result = await make({ type: "drawn", character });
    const sheet = await sharp(join(folder, "sheet")).metadata();
    expect([sheet.width, sheet.height, sheet.format]).toEqual([
      result.columns * result.frame_width,
      result.rows * result.frame_height,
      "webp",
    ]);
    const still = await frame(result, { open: 0, wide: 0, blink: false });
    const mouth = difference(still, await frame(result, { open: 1, wide: 0, blink: false }));
    const eyes = difference(still, await frame(result, { open: 0, wide: 0, blink: true }));
    expect(alphaAt(still, 0.02, 0.02)).toBe(0);
    expect(alphaAt(still, 0.5, 0.95)).toBe(255);
    expect(mouth.share).toBeGreaterThan(0.004);
    expect(eyes.top).toBeGreaterThan(0.35);
    expect(eyes.bottom).toBeLessThan(0.47);
  },
  30_000,
);

test("a PNG sheet is made where one is asked for", async () => {
  await make({ type: "drawn", character: "mia" }, { content_type: "image/png", side: SIDE / 2 });
  expect((await sharp(join(folder, "sheet")).metadata()).format).toBe("png");
});

test("a photograph talks: its background is gone, its mouth opens by degrees, its eyes shut", async () => {
  const result = await fromPhoto(await portrait());
  expect(result.engine).toBe("built-in:face-mesh");
  const still = await frame(result, { open: 0, wide: 0, blink: false });
  expect(alphaAt(still, 0.5, 0.5)).toBe(255);
  expect(alphaAt(still, 0.02, 0.3)).toBeLessThan(40);
  const [some, all] = [
    difference(still, await frame(result, { open: 0.3, wide: 0, blink: false })),
    difference(still, await frame(result, { open: 1, wide: 0, blink: false })),
  ];
  expect(some.share).toBeGreaterThan(0.001);
  expect(all.share).toBeGreaterThan(some.share * 1.5);
  expect(all.top).toBeGreaterThan(0.5);
  const eyes = difference(still, await frame(result, { open: 0, wide: 0, blink: true }));
  expect(eyes.share).toBeGreaterThan(0.002);
  expect(eyes.bottom).toBeLessThan(0.5);
});

/** Faces of one size in rows of four. */
async function crowd(count: number) {
  const input = await portrait(240);
  return Array.from({ length: count }, (_, one) => ({ input, left: 5 + (one % 4) * 248, top: 5 + Math.floor(one / 4) * 262 }));
}

test("a picture without a face, with two of them or twelve, with a tiny one or out of focus says so", async () => {
  const face = await portrait(400);
  const empty = await sharp({ create: { width: 600, height: 600, channels: 3, background: "#8899aa" } })
    .png()
    .toBuffer();
  const two = await sharp({ create: { width: 900, height: 420, channels: 3, background: "#8899aa" } })
    .composite([
      { input: face, left: 10, top: 10 },
      { input: face, left: 480, top: 10 },
    ])
    .png()
    .toBuffer();
  const twelve = await sharp({ create: { width: 1000, height: 800, channels: 3, background: "#8899aa" } })
    .composite(await crowd(12))
    .png()
    .toBuffer();
  const tiny = await sharp({ create: { width: 640, height: 640, channels: 3, background: "#8899aa" } })
    .composite([{ input: await portrait(90), left: 300, top: 200 }])
    .png()
    .toBuffer();
  await expect(fromPhoto(empty)).rejects.toMatchObject({ code: "FACE_MISSING" });
  await expect(fromPhoto(two)).rejects.toMatchObject({ code: "FACE_MANY" });
  await expect(fromPhoto(twelve)).rejects.toMatchObject({ code: "FACE_MANY" });
  await expect(fromPhoto(tiny)).rejects.toMatchObject({ code: "FACE_SMALL" });
  await expect(
    fromPhoto(
      await sharp(await portrait())
        .blur(8)
        .png()
        .toBuffer(),
    ),
  ).rejects.toMatchObject({ code: "PICTURE_BLURRED" });
});

test("a thumbnail that was made larger is refused, though its face is as wide as one that was photographed so large", async () => {
  const enlarged = (pixels: number) => portrait(pixels).then((small) => sharp(small).resize(640).png().toBuffer());
  await expect(fromPhoto(await enlarged(90))).rejects.toMatchObject({ code: "PICTURE_BLURRED" });
  await expect(fromPhoto(await enlarged(320))).resolves.toMatchObject({ engine: "built-in:face-mesh" });
});

test("a photo that keeps its background is written, and a frame is the part of it around the face", async () => {
  await writeFile(at("source"), await portrait());
  const look = { type: "photo" as const, picture: place, scene: { ...place, content_type: "image/webp" } };
  const result = await makePresenter(
    { kind: "presenter", look, side: 240, sheet: { ...place, content_type: "image/webp" } },
    { source: at("source"), sheet: at("sheet"), scratch: at("scratch"), scene: at("scene") },
    () => undefined,
  );
  const { width, height } = await sharp(at("scene")).metadata();
  expect(result).toMatchObject({ frame_width: 240, scene: { width, height } });
  const { x = 0, y = 0, width: share = 0 } = result.scene?.frame ?? {};
  expect([x >= 0, y >= 0, share > 0.2, x + share <= 1.001]).toEqual([true, true, true, true]);
});

test("an unknown character is refused with those there are", async () => {
  await expect(make({ type: "drawn", character: "nobody" })).rejects.toMatchObject({
    code: "CHARACTER_UNKNOWN",
    message: expect.stringContaining("amara"),
  });
});
