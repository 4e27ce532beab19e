import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heicOf } from "../../../../tests/setup/heic.ts";
import type { Oddity } from "../../protocol/playing.ts";
import { filmReport } from "../footage/facts.ts";
import { film } from "../footage/testing.ts";
import { fileSignature } from "../probe/signature.ts";
import { playableFilm, playableSound } from "./film.ts";
import { oddities } from "./odd.ts";
import { photos } from "./photo.ts";
import { drawn, peaksOf } from "./waveform.ts";

const { signal } = new AbortController();
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "playable-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const SOURCE = ["-f", "lavfi", "-i", "testsrc2=s=160x90:r=25:d=1"];
const SOUND = ["-f", "lavfi", "-i", "sine=d=1"];
const H264 = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"];
const QUIET = ["-x265-params", "log-level=none"];

async function oddIn(path: string): Promise<Oddity[]> {
  return oddities((await fileSignature(path))?.format ?? "", await filmReport(path, signal));
}

/** Its oddities, and those of the copy that was made of it. */
async function mended(
  path: string,
): Promise<{ odd: Oddity[]; left: Oddity[]; copy: string; report: Awaited<ReturnType<typeof filmReport>> }> {
  const odd = await oddIn(path);
  const copy = `${path}.copy`;
  await playableFilm(path, copy, { report: await filmReport(path, signal), odd, signal });
  return { odd, left: await oddIn(copy), copy, report: await filmReport(copy, signal) };
}

const AAC = [...SOUND, "-map", "0:v", "-map", "1:a", "-c:a", "aac"];
const KINDS: readonly [string, Oddity[], readonly string[]][] = [
  ["HEVC", ["codec"], [...SOURCE, ...AAC, "-c:v", "libx265", "-preset", "ultrafast", ...QUIET, "hevc.mp4"]],
  ["AV1", ["codec"], [...SOURCE, ...AAC, "-c:v", "libsvtav1", "-preset", "12", "av1.mp4"]],
  ["ten bits", ["depth"], [...SOURCE, ...AAC, "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p10le", "ten.mp4"]],
  ["4:4:4", ["chroma"], [...SOURCE, ...AAC, "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv444p", "444.mp4"]],
  ["an uneven rate", ["rate"], [...SOURCE, ...AAC, "-vf", "select='not(eq(mod(n\\,7)\\,3))'", "-fps_mode", "vfr", ...H264, "vfr.mp4"]],
  ["pixels that are not square", ["shape"], [...SOURCE, ...AAC, "-vf", "setsar=4/3", ...H264, "sar.mp4"]],
  ["no sound", ["silent"], [...SOURCE, ...H264, "silent.mp4"]],
  ["AC-3", ["sound"], [...SOURCE, ...SOUND, ...H264, "-c:a", "ac3", "ac3.mp4"]],
  ["WMV", ["container", "codec", "sound"], [...SOURCE, ...SOUND, "-c:v", "wmv2", "-c:a", "wmav2", "a.wmv"]],
  ["FLV", ["container", "codec"], [...SOURCE, ...SOUND, "-c:v", "flv1", "-c:a", "mp3", "-ar", "44100", "a.flv"]],
  ["AVI", ["container", "codec"], [...SOURCE, ...SOUND, "-c:v", "mpeg4", "-c:a", "mp3", "a.avi"]],
  ["H.264 in Matroska", ["container"], [...SOURCE, ...AAC, ...H264, "a.mkv"]],
];

describe("a copy that plays everywhere", () => {
  it.each(KINDS)("is made of %s", async (_, odd, args) => {
    const made = await mended(await film(folder, ...args));
    expect(made).toMatchObject({ odd, left: [] });
    expect(Number(made.report.format.duration)).toBeCloseTo(1, 0);
  });

  it("of a film that its header turns is upright", async () => {
    const plain = await film(folder, ...SOURCE, ...AAC, ...H264, "plain.mp4");
    expect(await oddIn(plain)).toEqual([]);
    const turned = await mended(await film(folder, "-display_rotation", "90", "-i", plain, "-c", "copy", "turned.mp4"));
    expect(turned).toMatchObject({ odd: ["turned"], left: [] });
    expect(turned.report.streams.find(({ codec_type }) => codec_type === "video")).toMatchObject({ width: 90, height: 160 });
  });

  it("of a see-through film stands on white", async () => {
    const see = ["-vf", "format=rgba,colorchannelmixer=aa=0,drawbox=x=40:y=20:w=60:h=40:c=blue@1:t=fill:replace=1,format=yuva420p"];
    const made = await mended(await film(folder, ...SOURCE, ...see, "-c:v", "libvpx-vp9", "-deadline", "realtime", "alpha.webm"));
    expect(made).toMatchObject({ odd: ["alpha", "silent"], left: [] });
    const still = await film(folder, "-i", made.copy, "-frames:v", "1", "alpha.png");
    const { data } = await sharp(still).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): number[] => [...data.subarray((y * 160 + x) * 3, (y * 160 + x) * 3 + 3)];
    expect(Math.min(...at(5, 5))).toBeGreaterThan(245);
    expect([(at(70, 40)[2] ?? 0) > 200, (at(70, 40)[0] ?? 255) < 60]).toEqual([true, true]);
  });

  it("of a sound in a rare codec is AAC", async () => {
    const rare = await film(folder, ...SOUND, "-c:a", "alac", "a.m4a");
    expect(await oddIn(rare)).toEqual(["sound"]);
    await playableSound(rare, `${rare}.copy`, signal);
    expect((await filmReport(`${rare}.copy`, signal)).streams).toMatchObject([{ codec_name: "aac" }]);
  });

  it("of a HEIC photo is a JPEG; what only says that it is one is refused", async () => {
    const one = ["-f", "lavfi", "-i", "color=c=red:s=128x64:d=0.04", "-frames:v", "1", "-c:v", "libx265", "-pix_fmt", "yuv420p", ...QUIET];
    const photo = heicOf(await readFile(await film(folder, ...one, "-tag:v", "hvc1", "one.mp4")), 128, 64);
    const [source, copy] = [join(folder, "a.heic"), join(folder, "a.jpg")];
    await writeFile(source, photo);
    const file = { key: "k", url: "http://127.0.0.1:9/k" };
    const job = { kind: "playable" as const, file, copy: { ...file, content_type: "image/jpeg" } };
    expect(await photos.run({ job, files: { source, copy } }, () => undefined)).toMatchObject({ width: 128, height: 64 });
    const { data, info } = await sharp(copy).raw().toBuffer({ resolveWithObject: true });
    expect([info.format, (data[0] ?? 0) > 200, (data[1] ?? 255) < 60]).toEqual(["raw", true, true]);
    const avif = await sharp({ create: { width: 64, height: 32, channels: 4, background: { r: 0, g: 0, b: 255, alpha: 0 } } })
      .avif()
      .toBuffer();
    await writeFile(source, avif);
    expect(await photos.run({ job, files: { source, copy } }, () => undefined)).toMatchObject({ width: 64, height: 32 });
    // What is see-through stands on white.
    expect((await sharp(copy).stats()).channels.every(({ mean }) => mean > 250)).toBe(true);
    await writeFile(source, avif.subarray(0, 150));
    await expect(photos.run({ job, files: { source, copy } }, () => undefined)).rejects.toMatchObject({ code: "INPUT_UNREADABLE" });
    await writeFile(source, photo.subarray(0, 200));
    await expect(photos.run({ job, files: { source, copy } }, () => undefined)).rejects.toMatchObject({ code: "INPUT_UNREADABLE" });
  });
});

describe("a waveform", () => {
  it("has the loudest sample of each part, and bars as high as that", () => {
    expect(peaksOf(Int16Array.of(0, 100, -32768, 5, 16384, 0), 3)).toEqual([0, 100, 50]);
    expect(peaksOf(new Int16Array(0), 2)).toEqual([0, 0]);
    expect(drawn([0, 100])).toContain('viewBox="0 0 10 100"');
    expect(drawn([50, 100]).match(/v(\d+)h/g)).toEqual(["v50h", "v100h"]);
  });
});
