import { execFileSync } from "node:child_process";
import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { ffprobe } from "../../binaries/ffprobe.ts";
import type { JobContext } from "../../protocol/handler.ts";
import { wav } from "../sound/wav.ts";
import { provenance } from "./handler.ts";

const MADE = {
  generator: "Reelwright",
  model: "Voices & <more> (a:b)",
  at: "2026-11-23T10:20:30.000Z",
  source: "trainedAlgorithmicMedia",
} as const;
const tone = wav([Float32Array.from({ length: 12_001 }, (_, at) => 0.3 * Math.sin(at / 20))], 24_000);

let folder = "";
let program = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "provenance-"));
  program = await ffmpeg();
});
afterAll(() => rm(folder, { recursive: true }));

const made = (...args: string[]): void => void execFileSync(program, ["-v", "error", "-y", ...args]);

/** The bytes of a file with what made it inside. */
async function signed(name: string, content_type: string, mark = ""): Promise<Buffer> {
  const out = join(folder, `signed-${name}`);
  const context: JobContext = {
    folder,
    signal: new AbortController().signal,
    egress: {} as JobContext["egress"],
    fetch: async () => join(folder, name),
    put: async (_target, path) => copyFile(path, out),
    progress: () => undefined,
  };
  const at = { key: name, url: "http://files.test/x" };
  await provenance({ kind: "provenance", file: at, made: MADE, mark, signed: { ...at, content_type } }, context);
  return readFile(out);
}

async function tags(name: string): Promise<Record<string, string>> {
  const args = ["-v", "error", "-show_entries", "format_tags", "-of", "json", join(folder, `signed-${name}`)];
  return (JSON.parse(execFileSync(await ffprobe(), args).toString()) as { format: { tags: Record<string, string> } }).format.tags;
}

const samplesOf = (name: string): Buffer =>
  execFileSync(program, ["-v", "error", "-xerror", "-i", join(folder, name), "-f", "s16le", "-"], { maxBuffer: 1e8 });

const expectPacket = (bytes: Buffer): void => {
  const text = bytes.toString("utf8");
  for (const part of [
    'xmp:CreatorTool="Reelwright"',
    'xmp:CreateDate="2026-11-23T10:20:30.000Z"',
    'Iptc4xmpExt:AISystemUsed="Voices &#38; &#60;more&#62; (a:b)"',
    "digitalsourcetype/trainedAlgorithmicMedia",
  ])
    expect(text).toContain(part);
};

it("a WAV says what made it, in XMP and in tags that players show, and sounds as it did", async () => {
  await writeFile(join(folder, "a.wav"), tone);
  const bytes = await signed("a.wav", "audio/wav");
  expectPacket(bytes);
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
  expect(await tags("a.wav")).toMatchObject({ encoder: "Reelwright", date: MADE.at, comment: `Made with AI: ${MADE.model}` });
  expect(samplesOf("signed-a.wav").equals(samplesOf("a.wav"))).toBe(true);
});

it("an MP3 has one tag, in place of the one that it had, and sounds as it did", async () => {
  await writeFile(join(folder, "b.wav"), tone);
  made("-i", join(folder, "b.wav"), "-c:a", "libmp3lame", "-metadata", "title=Before", join(folder, "b.mp3"));
  const bytes = await signed("b.mp3", "audio/mpeg");
  expectPacket(bytes);
  expect(bytes.toString("latin1").split("ID3\u0004")).toHaveLength(2);
  const shown = await tags("b.mp3");
  expect(shown).toMatchObject({ encoder: "Reelwright", date: "2026-11-23T10:20:30", AISystemUsed: MADE.model });
  expect(shown.title).toBeUndefined();
  expect(samplesOf("signed-b.mp3").equals(samplesOf("b.mp3"))).toBe(true);
});

it.each(["mp4", "webm"])("a film (%s) says what made it, and plays on", async (ending) => {
  const film = join(folder, `c.${ending}`);
  made(
    "-f",
    "lavfi",
    "-i",
    "testsrc=size=64x64:rate=10:duration=0.5",
    ...(ending === "webm" ? ["-c:v", "libvpx"] : ["-pix_fmt", "yuv420p"]),
    film,
  );
  const bytes = await signed(`c.${ending}`, `video/${ending}`);
  expectPacket(bytes);
  const pictures = (name: string) => execFileSync(program, ["-v", "error", "-i", join(folder, name), "-f", "framemd5", "-"]).toString();
  const sums = (name: string) => pictures(name).match(/\b[0-9a-f]{32}\b/g);
  expect(sums(`signed-c.${ending}`)).toEqual(sums(`c.${ending}`));
});

it("a GIF says what made it after its pictures, which move as they did", async () => {
  made("-f", "lavfi", "-i", "testsrc=size=64x64:rate=10:duration=0.5", join(folder, "e.gif"));
  const bytes = await signed("e.gif", "image/gif");
  expectPacket(bytes);
  expect(bytes.at(-1)).toBe(0x3b);
  const pictures = (name: string) => execFileSync(program, ["-v", "error", "-xerror", "-i", join(folder, name), "-f", "framemd5", "-"]);
  expect(pictures("signed-e.gif").toString()).toBe(pictures("e.gif").toString());
});

it.each(["png", "jpeg", "webp"] as const)("a picture (%s) says what made it, pixel for pixel", async (format) => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#a04020" } });
  await picture.toFormat(format).toFile(join(folder, `d.${format}`));
  const bytes = await signed(`d.${format}`, `image/${format}`);
  expectPacket(bytes);
  const pixels = async (name: string) => sharp(join(folder, name)).raw().toBuffer();
  expect((await pixels(`signed-d.${format}`)).equals(await pixels(`d.${format}`))).toBe(true);
});

it.each([
  ["Made with AI", 1000],
  ["AI 生成", 1000],
  ["Made with AI", 320],
])("the mark %s on a picture of %i pixels has air on both sides of its words", async (mark, side) => {
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: "#a0a0a0" } });
  await picture.png().toFile(join(folder, "marked.png"));
  const { data, info } = await sharp(await signed("marked.png", "image/png", mark))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = (isSo: (value: number) => boolean): number[] =>
    Array.from({ length: info.width }, (_, x) => x).filter((x) =>
      Array.from({ length: info.height }, (__, y) => data[(y * info.width + x) * info.channels] ?? 0).some(isSo),
    );
  const [field, words] = [columns((value) => value < 110), columns((value) => value > 190)];
  const air = side * 0.008;
  expect(words.length).toBeGreaterThan(side * 0.04);
  expect((words[0] ?? 0) - (field[0] ?? 0)).toBeGreaterThan(air);
  expect((field.at(-1) ?? 0) - (words.at(-1) ?? 0)).toBeGreaterThan(air);
});
