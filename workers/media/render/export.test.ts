import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { documentDuration, NO_BACKGROUND, type TimelineDocument } from "../../../timeline/document.ts";
import { seconds, ticks } from "../../../timeline/time.ts";
import { exportJob } from "../protocol/rendering.ts";
import { decodeAudio, decodeVideo, probed } from "../testing/decoded.ts";
import { exportFile } from "./export.ts";
import { measureLoudness } from "./loudness.ts";
import { plain, rect, rendering, short } from "./testing.ts";

const { folder } = rendering();
const signal = AbortSignal.timeout(90_000);

async function exported(document: TimelineDocument, format: "webm" | "gif" | "mp3" | "wav", { scale = 1, at = 0 } = {}) {
  const out = folder(`${format}-${document.id}`);
  await mkdir(out, { recursive: true });
  const file = join(out, `delivered.${format}`);
  const job = exportJob.parse({
    kind: "export",
    document,
    urls: Object.fromEntries(Object.entries(document.assets).map(([id, { url }]) => [id, `http://files.invalid/${url}`])),
    scale,
    rate: { num: 30, den: 1 },
    title: "A Reelwright sample",
    format,
    at,
    file: { key: "file", url: "http://files.invalid/out", content_type: "application/octet-stream" },
    poster: format === "webm" ? { key: "poster", url: "http://files.invalid/poster", content_type: "image/jpeg" } : null,
  });
  const result = await exportFile(job, {
    folder: out,
    signal,
    progress: () => undefined,
    egress: { allowed: [], ports: new Set() },
    fetch: ({ url }) => Promise.resolve(join(folder("files"), new URL(url).pathname.slice(1))),
    put: ({ key }, path) => (key === "file" ? copyFile(path, file) : Promise.resolve()),
  });
  return { file, result, ...(await probed(file)) };
}

const COLORS = ["#ff0000", "#00ff00", "#0000ff", "#ffffff", "#000000", "#808080", "#c8783c", "#1f5c4d"];
const patches = (length: number) => plain(COLORS.map((color, i) => rect(`c${i}`, [i * 80, 0, 80, 360], color, [0, length])));
const differs = (raw: Buffer, width: number, colour: number) =>
  Math.max(
    ...[1, 3, 5].map((c, channel) => {
      const at = (Math.floor((width * 9) / 32) * width + Math.floor((width * (colour + 0.5)) / 8)) * 3 + channel;
      return Math.abs((raw[at] ?? 0) - Number.parseInt(COLORS[colour]?.slice(c, c + 2) ?? "", 16));
    }),
  );

it("is a WebM of VP9 and Opus whose colours are those of the film", async () => {
  const { streams, format, file, result } = await exported(patches(3), "webm");
  expect(streams[0]).toMatchObject({ codec_name: "vp9", color_range: "tv", color_space: "bt709", width: 640, r_frame_rate: "30/1" });
  expect(streams[1]).toMatchObject({ codec_name: "opus", sample_rate: "48000", channels: 2 });
  expect(Math.abs(Number(format.duration) - 3)).toBeLessThan(0.1);
  expect(result).toMatchObject({ width: 640, height: 360, duration: 3 });
  const raw = await decodeVideo(
    file,
    "scale=in_color_matrix=bt709:in_range=tv:flags=accurate_rnd+full_chroma_int,select=eq(n\\,70)",
    "rgb24",
  );
  COLORS.forEach((color, i) => expect(differs(raw, 640, i), color).toBeLessThanOrEqual(5));
});

it("a document without a background is a WebM that can be seen through where nothing is drawn, and only there", async () => {
  const document = plain([rect("c0", [0, 0, 320, 360], "#c8783c", [0, 2.5])]);
  const { file } = await exported({ ...document, canvas: { ...document.canvas, background: NO_BACKGROUND } }, "webm", { scale: 0.5 });
  const raw = await decodeVideo(file, "select=eq(n\\,70),alphaextract", "gray", ["-c:v", "libvpx-vp9"]);
  const [drawn, empty] = [80, 240].map((x) => raw[90 * 320 + x] ?? -1);
  expect([(drawn ?? 0) > 250, (empty ?? 255) < 5]).toEqual([true, true]);
});

it.each([
  ["mp3", "mp3"],
  ["wav", "pcm_s16le"],
] as const)("is the sound alone as %s, as loud and as long as the film's", async (format, codec_name) => {
  const document = short("studio", 1);
  const { streams, file, result, format: facts } = await exported(document, format, { scale: 0.2 });
  expect(streams).toHaveLength(1);
  expect(streams[0]).toMatchObject({ codec_name, sample_rate: "48000", channels: 2 });
  expect(facts.tags).toMatchObject({ title: "A Reelwright sample" });
  const length = seconds(documentDuration(document));
  expect(Math.abs((await decodeAudio(file)).length / 48_000 - length)).toBeLessThan(0.1);
  expect(Math.abs(((await measureLoudness(file, signal)) ?? 0) + 14)).toBeLessThanOrEqual(1);
  expect(result).toMatchObject({ width: 0, height: 0, duration: length });
});

it("is a GIF of the next fifteen seconds, small, in the film's own colours", async () => {
  const { streams, file, result } = await exported(patches(17), "gif", { at: 1.5 });
  expect(streams[0]).toMatchObject({ codec_name: "gif", width: 480, height: 270, nb_frames: "180" });
  expect(result).toMatchObject({ width: 480, height: 270, duration: 15 });
  const raw = await decodeVideo(file, "select=eq(n\\,20)", "rgb24");
  COLORS.forEach((color, i) => expect(differs(raw, 480, i), color).toBeLessThanOrEqual(8));
});

it("is refused where nothing of the film is left", async () => {
  await expect(exported(patches(2), "gif", { at: 2 })).rejects.toMatchObject({ code: "INPUT_TOO_SMALL" });
  expect(documentDuration(patches(2))).toBe(ticks(2));
});
