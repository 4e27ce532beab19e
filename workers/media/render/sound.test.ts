import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { TEMPLATES } from "../../../timeline/brief.ts";
import { compose } from "../../../timeline/compose/compose.ts";
import type { TimelineDocument } from "../../../timeline/document.ts";
import { fixtureBrief } from "../../../timeline/fixtures/brief.ts";
import { seconds } from "../../../timeline/time.ts";
import { wav } from "../engines/sound/wav.ts";
import { runFfmpeg } from "./ffmpeg.ts";
import { openSession } from "./session.ts";
import { rendering } from "./testing.ts";

const { folder, render } = rendering();

/** What EBU R 128 says of a delivered file: LUFS, and dBTP of the loudest channel. */
async function measured(path: string) {
  const said = await runFfmpeg(
    ["-i", path, "-vn", "-af", "ebur128=peak=true:framelog=verbose", "-f", "null", "-"],
    AbortSignal.timeout(60_000),
  );
  const summary = said.slice(said.lastIndexOf("Summary:"));
  const number = (pattern: RegExp) => Number(pattern.exec(summary)?.[1] ?? Number.NaN);
  return { loudness: number(/I:\s+(-?[\d.]+) LUFS/), peak: number(/Peak:\s+(-?[\d.]+|-?inf) dBFS/) };
}

const ad = (template: (typeof TEMPLATES)[number], change = {}) => {
  const brief = fixtureBrief({ template, ratio: "9:16", language: "en" });
  return compose({ ...brief, clips: brief.clips.slice(0, 4), ...change });
};
/** Every sound as loud as `by` times itself. */
const louder = (document: TimelineDocument, by: number): TimelineDocument => ({
  ...document,
  tracks: document.tracks.map((track) => ({
    ...track,
    elements: track.elements.map((e) =>
      e.type === "audio" ? { ...e, volume: e.volume * by, keyframes: e.keyframes.map((k) => ({ ...k, value: k.value * by })) } : e,
    ),
  })),
});

describe("a delivered ad", () => {
  it.each([
    ["kinetic", 1],
    ["street", 1],
    ["magazine", 0.02],
    ["studio", 12],
  ] as const)(
    "%s, mixed at %d times its level, is at −14 ± 1 LUFS and peaks at −1 dBTP at most",
    async (template, by) => {
      const { video } = await render(louder(ad(template), by), `${template}-${by}`, { scale: 0.1, rate: { num: 10, den: 1 } });
      const { loudness, peak } = await measured(video);
      expect(Math.abs(loudness + 14)).toBeLessThanOrEqual(1);
      expect(peak).toBeLessThanOrEqual(-1);
      expect(peak).toBeGreaterThan(-14);
    },
    90_000,
  );
});

/** The mix before it is levelled: both channels' samples as one. */
async function mixOf(document: TimelineDocument, name: string): Promise<Float32Array> {
  const assets = new Map(Object.entries(document.assets).map(([id, asset]) => [id, join(folder("files"), asset.url)]));
  await using session = await openSession(
    document,
    { assets, folder: folder("."), progress: () => {} },
    { scale: 0.1, signal: AbortSignal.timeout(80_000) },
  );
  expect(await session.call("sound"), name).toBe(1);
  const bytes = await readFile(folder("mix-0.wav"));
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset + 44, bytes.byteOffset + bytes.length));
}

const decibels = (samples: Float32Array, from: number, to: number): number => {
  const part = samples.subarray(Math.round(from * 96_000), Math.round(to * 96_000));
  return 10 * Math.log10(part.reduce((sum, s) => sum + s * s, 0) / part.length + 1e-12);
};

describe("the music", () => {
  it("steps back under the voice, and comes up between two clips", async () => {
    // A steady tone for music, as loud as the hummed voice (both engines deliver −16 LUFS): its level at any moment is
    // what the mix makes of it.
    await writeFile(
      join(folder("files"), "steady.wav"),
      wav([Float32Array.from({ length: 60 * 48_000 }, (_, i) => 0.15 * Math.sin(i * 0.03))], 48_000),
    );
    const clips = fixtureBrief({ template: "studio", ratio: "9:16", language: "en" })
      .clips.slice(2, 5)
      .map((clip) => ({ ...clip, role: "benefit" }));
    const whole = ad("studio", { clips, length: 60, music: { url: "steady.wav", duration: 60, bpm: 120, beats: [] } });
    const keep = (wanted: (id: string) => boolean): TimelineDocument => ({
      ...whole,
      tracks: whole.tracks.map((t) => ({
        ...t,
        elements: t.elements.filter((e) => e.type !== "audio" || (e.assetId !== null && wanted(e.assetId))),
      })),
    });
    const music = await mixOf(
      keep((id) => id === "music"),
      "music alone",
    );
    const both = await mixOf(
      keep(() => true),
      "music and voice",
    );
    const voices = whole.tracks
      .flatMap(({ elements }) => elements)
      .flatMap((e) =>
        e.type === "audio" && e.assetId?.startsWith("voice") ? [[seconds(e.startTime), seconds(e.startTime + e.duration)] as const] : [],
      )
      .toSorted((a, b) => a[0] - b[0]);
    expect(voices).toHaveLength(3);
    const under = voices.map(([from, to]) => decibels(music, from + 0.2, to - 0.2));
    // Between the ramps: the music is back 0.2 s after a voice, and leaves 0.15 s before the next, in a pause of half a second too.
    const between = voices.slice(1).flatMap(([next], i) => {
      const from = (voices[i]?.[1] ?? 0) + 0.2;
      return next - 0.5 >= (voices[i]?.[1] ?? 0) ? [decibels(music, from, next - 0.15)] : [];
    });
    expect(between.length).toBeGreaterThanOrEqual(2);
    expect(Math.min(...between) - Math.max(...under)).toBeGreaterThan(4.5);
    expect(Math.max(...between) - Math.min(...under)).toBeLessThan(8);
    // The voice stands clear of the music under it.
    for (const [from, to] of voices)
      expect(decibels(both, from + 0.2, to - 0.2) - decibels(music, from + 0.2, to - 0.2)).toBeGreaterThan(6);
  });
});
