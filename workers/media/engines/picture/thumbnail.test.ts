import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import type { JobOf } from "../../protocol/jobs.ts";
import { paletteResult } from "../../protocol/pictures.ts";
import { thumbnails } from "./thumbnail.ts";

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), "reelwright-thumbnail-"));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

const job = (content_type: string): JobOf<"thumbnail"> => ({
  kind: "thumbnail",
  picture: { key: "a", url: "http://127.0.0.1:9/a" },
  width: 300,
  height: 300,
  quality: 90,
  thumb: { key: "b", url: "http://127.0.0.1:9/b", content_type },
});
const run = (content_type: string, source: string, thumb: string) =>
  thumbnails.run({ job: job(content_type), files: { source, thumb } }, () => undefined);

test.each([
  ["image/avif", "heif"],
  ["image/webp", "webp"],
])("a picture fits into the box, upright and whole, as %s", async (content_type, format) => {
  const at = await folder();
  const [source, thumb] = [join(at, "in.jpg"), join(at, "out")];
  await sharp({ create: { width: 300, height: 600, channels: 3, background: "#336699" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(source);
  expect(await run(content_type, source, thumb)).toMatchObject({ width: 300, height: 150 });
  expect(await sharp(thumb).metadata()).toMatchObject({ format, width: 300, height: 150 });
});

test("a small picture is not made larger", async () => {
  const at = await folder();
  const source = join(at, "in.png");
  await sharp({ create: { width: 3, height: 1, channels: 4, background: "#00000000" } })
    .png()
    .toFile(source);
  expect(await run("image/webp", source, join(at, "out"))).toMatchObject({ width: 3, height: 1 });
});

test("what is no picture is refused with a code", async () => {
  const at = await folder();
  const source = join(at, "in.jpg");
  await writeFile(source, "<html>");
  await expect(run("image/webp", source, join(at, "out"))).rejects.toMatchObject({ code: "INPUT_UNREADABLE" });
});

test("the colors of a logo are counted on white, most of it first", async () => {
  const source = join(await folder(), "logo.png");
  const mark = await sharp({ create: { width: 90, height: 60, channels: 4, background: "#c8102e" } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 300, height: 80, channels: 4, background: "#00000000" } })
    .composite([{ input: mark, left: 10, top: 10 }])
    .png()
    .toFile(source);
  const colors: JobOf<"palette"> = { kind: "palette", picture: { key: "a", url: "http://127.0.0.1:9/a" } };
  const { colours } = paletteResult.parse(await thumbnails.run({ job: colors, files: { source } }, () => undefined));
  expect(colours.slice(0, 2)).toEqual(["#ffffff", "#c8102e"]);
});

test("a picture is cut to a film's frame around what it is of, at exactly its pixels", async () => {
  const at = await folder();
  const [source, fitted] = [join(at, "in.png"), join(at, "out")];
  const dot = await sharp({ create: { width: 100, height: 100, channels: 3, background: "#cc0000" } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 1000, height: 500, channels: 3, background: "#ffffff" } })
    .composite([{ input: dot, left: 850, top: 200 }])
    .png()
    .toFile(source);
  const asked: JobOf<"fit"> = {
    kind: "fit",
    picture: { key: "a", url: "http://127.0.0.1:9/a" },
    width: 720,
    height: 1280,
    focus: { x: 0.85, y: 0.4, width: 0.1, height: 0.2 },
    fitted: { key: "b", url: "http://127.0.0.1:9/b", content_type: "image/webp" },
  };
  await thumbnails.run({ job: asked, files: { source, fitted } }, () => undefined);
  const { data, info } = await sharp(fitted).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([720, 1280]);
  // The dot is whole: 256 × 256 pixels of it, at the right, where the picture ends.
  const red = Array.from({ length: 720 * 1280 }, (_, pixel) => (data[pixel * info.channels + 1] ?? 255) < 90).filter(Boolean).length;
  expect(red).toBeGreaterThan(250 * 250);
});
