import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { TEMPLATES } from "../../../timeline/brief.ts";
import { documentDuration } from "../../../timeline/document.ts";
import { seconds, ticks } from "../../../timeline/time.ts";
import { decodeAudio, decodeVideo, difference, greyFrames, probed } from "../testing/decoded.ts";
import { measureLoudness } from "./loudness.ts";
import { openSession } from "./session.ts";
import { plain, rect, rendering, short } from "./testing.ts";

const { folder, render } = rendering();

describe("the file that is delivered", () => {
  it("is H.264 High, BT.709 limited, AAC 48 kHz stereo at −14 LUFS, named, and as long as the timeline", async () => {
    const document = short("studio", 2);
    const { video, result } = await render(document, "facts", { scale: 0.5 });
    const { streams, format } = await probed(video);
    expect(streams[0]).toMatchObject({
      codec_name: "h264",
      profile: "High",
      pix_fmt: "yuv420p",
      color_range: "tv",
      color_space: "bt709",
      color_primaries: "bt709",
      color_transfer: "bt709",
      width: 540,
      height: 960,
      r_frame_rate: "30/1",
    });
    expect(streams[1]).toMatchObject({ codec_name: "aac", sample_rate: "48000", channels: 2 });
    expect(format.tags).toMatchObject({ title: "A Reelwright sample", comment: "Made with Reelwright" });
    expect(Math.abs(Number(format.duration) - seconds(documentDuration(document)))).toBeLessThan(0.2);
    expect(Math.abs((result.loudness_lufs ?? 0) + 14)).toBeLessThanOrEqual(1);
    expect(Math.abs(((await measureLoudness(video, AbortSignal.timeout(20_000))) ?? 0) + 14)).toBeLessThanOrEqual(1);
  });

  it("shows colours within four levels of what was drawn", async () => {
    const colors = ["#ff0000", "#00ff00", "#0000ff", "#ffffff", "#000000", "#808080", "#c8783c", "#1f5c4d"];
    const { video } = await render(plain(colors.map((color, i) => rect(`c${i}`, [i * 80, 0, 80, 360], color, [0, 1]))), "patches");
    const raw = await decodeVideo(
      video,
      "scale=in_color_matrix=bt709:in_range=tv:flags=accurate_rnd+full_chroma_int,select=eq(n\\,10)",
      "rgb24",
    );
    colors.forEach((color, i) => {
      const at = (180 * 640 + i * 80 + 40) * 3;
      [1, 3, 5].forEach((c, channel) => {
        const drawn = Number.parseInt(color.slice(c, c + 2), 16);
        expect(Math.abs((raw[at + channel] ?? 0) - drawn), `${color} channel ${channel}`).toBeLessThanOrEqual(4);
      });
    });
  });

  it("keeps picture and sound in step within 40 ms", async () => {
    const moments = [1, 2.5, 4];
    const flashes = moments.map((at, i) => rect(`f${i}`, [0, 0, 640, 360], "#ffffff", [at, 0.2]));
    const beeps = moments.map((at, i) => ({
      type: "audio",
      id: `b${i}`,
      startTime: ticks(at),
      duration: ticks(0.06),
      synth: { kind: "tick", seed: 1 },
    }));
    const { video } = await render(plain([rect("base", [0, 0, 640, 360], "#101010", [0, 5]), flashes, beeps]), "sync");
    const bright = (await greyFrames(video, { fps: 30, width: 8, height: 8 })).map((frame) => (frame[20] ?? 0) > 128);
    const samples = await decodeAudio(video);
    for (const at of moments) {
      const seen = bright.findIndex((lit, i) => lit && i / 30 > at - 0.5) / 30;
      const heard = samples.findIndex((s, i) => Math.abs(s) > 0.1 && i / 48_000 > at - 0.5) / 48_000;
      expect(Math.abs(seen - heard), `${seen} seen, ${heard} heard`).toBeLessThan(0.04);
    }
  });
});

describe("the picture", () => {
  it.each(TEMPLATES)(
    "of a %s ad never stands still for a second and changes on time",
    async (template) => {
      const { video } = await render(short(template, 4), `motion-${template}`, { scale: 0.2, rate: { num: 15, den: 1 } });
      const fps = 5;
      const frames = await greyFrames(video, { fps, width: 54, height: 96 });
      const moved = frames.slice(1).map((frame, i) => difference(frame, frames[i] ?? frame));
      for (let i = 0; i + fps <= moved.length; i++)
        expect(Math.max(...moved.slice(i, i + fps)), `still at ${i / fps} s`).toBeGreaterThan(0.12);
      const cuts = moved.flatMap((by, i) => (by > 6 ? [i / fps] : []));
      expect(cuts.length).toBeGreaterThanOrEqual(4);
      const gaps = [0, ...cuts].map((at, i, all) => (all[i + 1] ?? at) - at);
      expect(Math.max(...gaps)).toBeLessThanOrEqual(3);
    },
    90_000,
  );

  it("is the same, pixel for pixel, when the same frame is drawn again", async () => {
    const document = short("street", 3);
    const assets = new Map(Object.entries(document.assets).map(([id, asset]) => [id, join(folder("files"), asset.url)]));
    const hashes: string[] = [];
    for (let round = 0; round < 2; round++) {
      await using session = await openSession(
        document,
        { assets, folder: folder("."), progress: () => {} },
        { scale: 0.5, signal: AbortSignal.timeout(80_000) },
      );
      for (const at of round === 0 ? [0.5, 3.1, 5.2] : [5.2, 0.5, 3.1]) hashes.push(`${at}:${await session.call("hash", at)}`);
    }
    expect(new Set(hashes).size).toBe(3);
  });
});
