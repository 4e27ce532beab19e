import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decodeVideo, probed } from "../../testing/decoded.ts";
import { readFootage } from "./engine.ts";
import { posterOf } from "./poster.ts";
import { counted, counter, drawnProduct, film, STEPS } from "./testing.ts";

let folder = "";
let plain = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "footage-"));
  plain = await film(folder, ...drawnProduct(3, 0.5), ...H264, "plain.mp4");
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const H264 = ["-c:v", "libx264", "-preset", "ultrafast", "-crf", "12", "-pix_fmt", "yuv420p"];
const { signal } = new AbortController();
let count = 0;

async function read(source: string, scale = 1) {
  const files = { source, reel: join(folder, `reel-${++count}.mp4`), still: join(folder, `still-${count}.jpg`) };
  return { ...files, seen: await readFootage(files, scale, signal, () => undefined) };
}
const middle = ({ box }: { box: { x: number; width: number } }) => box.x + box.width / 2;

/** The frame numbers that a counted film shows, by the light in its middle. */
async function numbers(path: string): Promise<number[]> {
  const light = await decodeVideo(path, "crop=iw/8:ih/8,scale=1:1:flags=area", "gray");
  return [...light].map(counter);
}

describe("the moments of a product film", () => {
  it("come from each of its shots, with the box of what they show", async () => {
    const [left, right] = [
      await film(folder, ...drawnProduct(4, 0.22), ...H264, "left.mp4"),
      await film(folder, ...drawnProduct(4, 0.75, "0x31405c"), ...H264, "right.mp4"),
    ];
    const source = await film(folder, "-i", left, "-i", right, "-filter_complex", "concat=n=2:v=1", ...H264, "both.mp4");
    const { seen, reel } = await read(source);
    const [first, second] = [seen.shots.filter((s) => s.source_start < 4), seen.shots.filter((s) => s.source_start >= 4)];
    expect([first.length, second.length].every((n) => n >= 1)).toBe(true);
    for (const shot of first) expect(Math.abs(middle(shot) - 0.22)).toBeLessThan(0.08);
    for (const shot of second) expect(Math.abs(middle(shot) - 0.75)).toBeLessThan(0.08);
    for (const { source_start, end, start } of seen.shots)
      expect(source_start < 4 ? source_start + end - start <= 4.05 : source_start >= 4).toBe(true);
    expect((await probed(reel)).streams[0]).toMatchObject({
      codec_name: "h264",
      pix_fmt: "yuv420p",
      color_space: "bt709",
      color_range: "tv",
      r_frame_rate: "30/1",
      width: 640,
      height: 360,
    });
    expect((await readFile(join(folder, `still-${count}.jpg`))).subarray(0, 3)).toEqual(Buffer.of(0xff, 0xd8, 0xff));
  });

  it("leave out what is black, and what is blurred while the rest is sharp", async () => {
    const source = await film(
      folder,
      "-f",
      "lavfi",
      "-i",
      "color=c=black:s=640x360:r=30:d=3",
      "-i",
      plain,
      "-i",
      plain,
      "-filter_complex",
      "[2:v]boxblur=12:2[soft];[0:v][1:v][soft]concat=n=3:v=1",
      ...H264,
      "mixed.mp4",
    );
    const { shots } = (await read(source)).seen;
    const [best] = shots.toSorted((a, b) => b.score - a.score);
    expect(best?.source_start).toBeGreaterThanOrEqual(2.9);
    expect(best?.source_start).toBeLessThan(4);
    expect(shots.every(({ source_start }) => source_start >= 2.9)).toBe(true);
  });

  it("are cut to the frame: the reel shows the film's own frames, one after the other", async () => {
    const source = await film(folder, ...counted(4, "0x803020"), ...H264, "counted.mp4");
    const { seen, reel } = await read(source);
    const shown = await numbers(reel);
    for (const { start, end, source_start } of seen.shots) {
      const from = Math.round(start * 30);
      for (let i = 0; i < Math.round((end - start) * 30); i++)
        expect(shown[from + i], `frame ${i} of the moment at ${source_start}`).toBe((Math.round(source_start * 30) + i) % STEPS);
    }
  });
});

describe("films of every kind", () => {
  it.each([
    ["turned on its side", ["-display_rotation", "90"], ["-c", "copy"], { width: 360, height: 640 }],
    ["of odd size", [], ["-vf", "format=yuv444p,crop=401:227:0:0", "-c:v", "libx264", "-preset", "ultrafast"], { width: 402, height: 228 }],
    [
      "of ten bits in HDR (PQ)",
      [],
      [
        "-pix_fmt",
        "yuv420p10le",
        "-c:v",
        "libx265",
        "-preset",
        "ultrafast",
        "-x265-params",
        "log-level=none",
        "-color_primaries",
        "bt2020",
        "-color_trc",
        "smpte2084",
        "-colorspace",
        "bt2020nc",
      ],
      { width: 640, height: 360 },
    ],
    ["of uneven frame rate", [], ["-vf", "select='not(eq(mod(n\\,7)\\,3))'", "-fps_mode", "vfr", ...H264], { width: 640, height: 360 }],
    ["of pixels that are not square", [], ["-vf", "setsar=4/3", ...H264], { width: 854, height: 360 }],
    ["of sixty frames a second", [], ["-r", "60", ...H264], { width: 640, height: 360 }],
  ])(
    "a film %s becomes a plain reel",
    async (name, before, after, size) => {
      const { seen, reel } = await read(await film(folder, ...before, "-i", plain, ...after, `${name.replaceAll(/\W/g, "-")}.mp4`));
      expect(seen).toMatchObject(size);
      expect(seen.duration).toBeGreaterThan(2.6);
      const { streams, format } = await probed(reel);
      expect(streams).toHaveLength(1);
      expect(streams[0]).toMatchObject({
        ...size,
        pix_fmt: "yuv420p",
        color_space: "bt709",
        color_transfer: "bt709",
        r_frame_rate: "30/1",
        avg_frame_rate: "30/1",
      });
      const last = seen.shots.at(-1);
      expect(Math.abs(Number(format.duration) - (last?.end ?? 0) - 0.8)).toBeLessThan(0.04);
    },
    60_000,
  );

  it("a film that breaks off gives what can be decoded", async () => {
    const whole = await film(folder, ...drawnProduct(6, 0.4), ...H264, "-movflags", "+faststart", "whole.mp4");
    const bytes = await readFile(whole);
    await writeFile(join(folder, "broken-off.mp4"), bytes.subarray(0, Math.round(bytes.length * 0.5)));
    const { seen, still } = await read(join(folder, "broken-off.mp4"));
    expect((await probed(still)).streams[0]).toMatchObject({ width: 640, height: 360 });
    expect(seen.duration).toBeGreaterThan(1.5);
    expect(seen.duration).toBeLessThan(5);
    expect(seen.shots.every(({ source_start, start, end }) => source_start + end - start <= seen.duration + 0.1)).toBe(true);
  });

  it("a reel for a preview is at most half as large, and says and shows the same", async () => {
    const source = await film(folder, ...drawnProduct(2, 0.3, "0xe8e4dc", "1600x900"), ...H264, "large.mp4");
    const [whole, half] = [await read(source), await read(source, 0.5)];
    expect(half.seen).toEqual(whole.seen);
    expect((await probed(half.reel)).streams[0]).toMatchObject({ width: 960, height: 540, r_frame_rate: "30/1" });
    expect((await probed(half.reel)).format.duration).toBe((await probed(whole.reel)).format.duration);
    expect(await readFile(half.still)).toEqual(await readFile(whole.still));
  });

  it("a film of three minutes gives at most eight moments and a short reel", async () => {
    const part = await film(folder, ...drawnProduct(12, 0.5, "0xe8e4dc", "320x180"), "-r", "10", ...H264, "part.mp4");
    const { seen, reel } = await read(await film(folder, "-stream_loop", "-1", "-i", part, "-t", "179", "-c", "copy", "long.mp4"));
    expect(seen.shots.length).toBeLessThanOrEqual(8);
    expect(Number((await probed(reel)).format.duration)).toBeLessThan(33);
  });

  it.each([
    [
      "a sound without a picture",
      async () => film(folder, "-f", "lavfi", "-i", "sine=d=2", "-c:a", "aac", "-f", "mp4", "sound.mp4"),
      "INPUT_UNREADABLE",
    ],
    ["a film of one frame", async () => film(folder, ...drawnProduct(1, 0.5), "-frames:v", "1", ...H264, "frame.mp4"), "INPUT_TOO_SMALL"],
    [
      "a header without its film",
      async () => {
        const bytes = await readFile(await film(folder, ...drawnProduct(2, 0.5), ...H264, "-movflags", "+faststart", "head.mp4"));
        await writeFile(join(folder, "head-only.mp4"), bytes.subarray(0, bytes.indexOf("mdat") + 8));
        return join(folder, "head-only.mp4");
      },
      "INPUT_UNREADABLE",
    ],
    [
      "words",
      async () => {
        await writeFile(join(folder, "words.mp4"), "no film");
        return join(folder, "words.mp4");
      },
      "INPUT_UNREADABLE",
    ],
  ])(
    "%s is refused with a code",
    async (_, make, code) => {
      await expect(read(await make())).rejects.toMatchObject({ code });
    },
    60_000,
  );
});

it("a poster is a frame of the film, upright; a film without frames has none", async () => {
  const turned = await film(folder, "-display_rotation", "90", "-i", plain, "-c", "copy", "poster-turned.mp4");
  const poster = await posterOf(turned, join(folder, "poster.jpg"), signal);
  expect((await probed(poster)).streams[0]).toMatchObject({ codec_name: "mjpeg", width: 360, height: 640 });
  await expect(posterOf(join(folder, "head-only.mp4"), join(folder, "none.jpg"), signal)).rejects.toMatchObject({
    code: "INPUT_UNREADABLE",
  });
});
