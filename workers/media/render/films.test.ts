import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compose } from "../../../timeline/compose/compose.ts";
import { documentDuration, parseDocument } from "../../../timeline/document.ts";
import { filmTime } from "../../../timeline/film-time.ts";
import { fixtureBrief } from "../../../timeline/fixtures/brief.ts";
import { seconds, ticks, TIMEBASE } from "../../../timeline/time.ts";
import { readFootage } from "../engines/footage/engine.ts";
import { counted, counter, film, STEPS } from "../engines/footage/testing.ts";
import { decodeAudio, decodeVideo, greyFrames, probed } from "../testing/decoded.ts";
import { runFfmpeg } from "./ffmpeg.ts";
import { plain, rect, rendering } from "./testing.ts";

const { folder, render } = rendering();

describe("a video in the timeline", () => {
  it("shows the frames and plays the sound that its trim asks for", async () => {
    const thirds = ["#ff0000", "#00ff00", "#0000ff"].map((color, i) => rect(`v${i}`, [0, 0, 640, 360], color, [i, 1]));
    const beep = { type: "audio", id: "beep", startTime: ticks(1.5), duration: ticks(0.06), synth: { kind: "tick", seed: 1 } };
    const source = await render(plain([thirds, [beep]]), "files-video");
    await copyFile(source.video, join(folder("files"), "clip.mp4"));
    const clip = {
      type: "video",
      id: "v",
      startTime: 0,
      duration: ticks(1.8),
      trimStart: ticks(1),
      transform: { x: 320, y: 180, width: 640, height: 360 },
      assetId: "clip",
    };
    const document = parseDocument({
      ...plain([]),
      assets: { clip: { type: "video", url: "clip.mp4" } },
      tracks: [{ id: "t", type: "video", name: "t", elements: [clip] }],
    });
    const { video } = await render(document, "with-video");
    const frames = await decodeVideo(video, "fps=10,scale=2:2", "rgb24");
    const at = (second: number) =>
      [...frames.subarray(Math.round(second * 10) * 12, Math.round(second * 10) * 12 + 3)].map((c) => (c > 127 ? 1 : 0));
    expect([at(0.1), at(0.8), at(1.2), at(1.7)]).toEqual([
      [0, 1, 0],
      [0, 1, 0],
      [0, 0, 1],
      [0, 0, 1],
    ]);
    expect((await decodeAudio(video)).findIndex((s) => Math.abs(s) > 0.1) / 48_000).toBeCloseTo(0.5, 1);
  });
});

it("a film without sound is heard as silence, and what sounds beside it is heard", async () => {
  const source = await render(plain([rect("r", [0, 0, 640, 360], "#336699", [0, 1])]), "files-silent");
  await runFfmpeg(["-i", source.video, "-an", "-c:v", "copy", join(folder("files"), "silent.mp4")], AbortSignal.timeout(60_000));
  const transform = { x: 320, y: 180, width: 640, height: 360 };
  const clip = { type: "video", id: "v", startTime: 0, duration: ticks(1), transform, assetId: "clip" };
  const beep = { type: "audio", id: "beep", startTime: ticks(0.5), duration: ticks(0.06), synth: { kind: "tick", seed: 1 } };
  const document = parseDocument({
    ...plain([]),
    assets: { clip: { type: "video", url: "silent.mp4" } },
    tracks: [
      { id: "t", type: "video", name: "t", elements: [clip] },
      { id: "s", type: "audio", name: "s", elements: [beep] },
    ],
  });
  const { video } = await render(document, "with-silent");
  expect((await decodeAudio(video)).findIndex((s) => Math.abs(s) > 0.1) / 48_000).toBeCloseTo(0.5, 1);
});

it.each(["cover", "contain"] as const)("a film before a green screen shows what lies behind it: %s", async (fit) => {
  const screen = [rect("screen", [0, 0, 640, 360], "#00b140", [0, 1]), rect("thing", [0, 0, 320, 360], "#d02020", [0, 1])];
  const source = await render(plain(screen.map((one) => [one])), `screen-${fit}`);
  await copyFile(source.video, join(folder("files"), `screen-${fit}.mp4`));
  const clip = {
    type: "video",
    id: "v",
    startTime: 0,
    duration: ticks(0.4),
    muted: true,
    transform: { x: 320, y: 180, width: 640, height: 360 },
    crop: { fit },
    assetId: "screen",
    effects: [{ type: "chroma" }],
  };
  const document = parseDocument({
    ...plain([[rect("behind", [0, 0, 640, 360], "#2030d0", [0, 0.4])]]),
    assets: { screen: { type: "video", url: `screen-${fit}.mp4`, duration: 1 } },
  });
  const keyed = parseDocument({ ...document, tracks: [...document.tracks, { id: "t", type: "video", name: "t", elements: [clip] }] });
  const { video } = await render(keyed, `keyed-${fit}`);
  const [left, right] = await Promise.all(
    ["crop=300:360:10:0", "crop=300:360:330:0"].map(async (crop) => [
      ...(await decodeVideo(video, `${crop},scale=1:1:flags=area`, "rgb24")).subarray(0, 3),
    ]),
  );
  const near = (found: readonly number[] = [], wanted: readonly number[]) =>
    found.every((one, at) => Math.abs(one - (wanted[at] ?? 0)) < 40);
  expect(near(left, [208, 32, 32]), String(left)).toBe(true);
  expect(near(right, [32, 48, 208]), String(right)).toBe(true);
});

describe("a product film in an ad", () => {
  const light = async (video: string, crop: string) => [...(await decodeVideo(video, `${crop},scale=1:1:flags=area`, "gray"))].map(counter);
  const H264 = ["-c:v", "libx264", "-preset", "ultrafast", "-crf", "12", "-pix_fmt", "yuv420p"];

  it("plays frame by frame from its in point, in step with the sound, and holds at its out point", async () => {
    await film(folder("files"), ...counted(4, "0x406080", "640x360"), ...H264, "-g", "15", "-bf", "0", "counted.mp4");
    // Starts between two frames of the ad, on a frame of the film; out after two seconds of it.
    const [start, from] = [ticks(0.5) + 700, ticks(1)];
    const element = {
      type: "video",
      id: "v",
      startTime: start,
      duration: ticks(3),
      trimStart: from,
      trimEnd: ticks(1),
      muted: true,
      transform: { x: 320, y: 180, width: 640, height: 360 },
      assetId: "counted",
    };
    const document = parseDocument({
      ...plain([]),
      assets: { counted: { type: "video", url: "counted.mp4", duration: 4 } },
      tracks: [
        { id: "t", type: "video", name: "t", elements: [element] },
        {
          id: "s",
          type: "audio",
          name: "s",
          elements: [{ type: "audio", id: "tick", startTime: start, duration: ticks(0.06), synth: { kind: "tick", seed: 1 } }],
        },
      ],
    });
    const { video } = await render(document, "counted");
    const shown = await light(video, "crop=iw/8:ih/8");
    for (let frame = 16; frame < 105; frame++)
      expect(shown[frame], `frame ${frame}`).toBe(
        Math.min(89, Math.floor(((ticks(frame / 30) - start + from) / TIMEBASE) * 30 + 1e-6)) % STEPS,
      );
    const seen = (await greyFrames(video, { fps: 30, width: 2, height: 2 })).findIndex(([grey = 0]) => grey > 12) / 30;
    const heard = (await decodeAudio(video)).findIndex((s) => Math.abs(s) > 0.1) / 48_000;
    expect(Math.abs(seen - heard)).toBeLessThanOrEqual(0.04);
  });

  it("shows the film's own frame at every time, without its sound, and lasts as long as the timeline", async () => {
    const source = await film(
      folder("files"),
      ...counted(7, "0x406080", "640x360"),
      "-f",
      "lavfi",
      "-i",
      "sine=f=900:d=7",
      ...H264,
      "-c:a",
      "aac",
      "source.mp4",
    );
    const { shots, width, height } = await readFootage(
      { source, reel: join(folder("files"), "reel.mp4"), still: join(folder("files"), "reel.jpg") },
      1,
      AbortSignal.timeout(60_000),
      () => {},
    );
    const reel = { url: "reel.mp4", width, height, duration: Math.max(...shots.map(({ end }) => end)) + 0.8 };
    const brief = fixtureBrief({ template: "kinetic", ratio: "9:16", language: "en" });
    const films = [
      {
        id: "f",
        film: reel,
        shots: shots.map(({ start, end, score }) => ({ start, end, score, focus: { x: 0.42, y: 0.2, width: 0.16, height: 0.6 } })),
      },
    ];
    const document = compose({ ...brief, clips: brief.clips.slice(0, 3), films });
    const { video, result } = await render(document, "ad-with-film", { scale: 0.5 });
    const elements = document.tracks.flatMap((t) => t.elements).filter((e) => e.type === "video");
    // A film that owns half the frame, with nothing over it: away from the passage into its scene and the one out of it.
    const [half] = elements.filter(({ transform }) => transform.height === 960);
    if (!half) throw new Error("kinetic shows no film in half the frame");
    const shown = await light(video, `crop=80:40:230:${Math.round(half.transform.y / 2) - 20}`);
    const [first, last] = [seconds(half.startTime) + 0.6, seconds(half.startTime + half.duration) - 0.1].map((at) =>
      Math.round(at * 30),
    ) as [number, number];
    expect(last - first).toBeGreaterThan(12);
    for (let frame = first; frame < last; frame++) {
      const at = filmTime(half, document.assets["film-f"], ticks(frame / 30));
      const shot = shots.find(({ start, end }) => at >= start - 1e-6 && at < end + 0.8);
      if (!shot) throw new Error(`no moment at ${at}`);
      expect(shown[frame], `frame ${frame}`).toBe((Math.round(shot.source_start * 30) + Math.floor((at - shot.start) * 30 + 1e-4)) % STEPS);
    }
    expect(Math.abs(Number((await probed(video)).format.duration) - seconds(documentDuration(document)))).toBeLessThan(0.2);
    // The film's own tone of 900 Hz is not heard; ours is.
    expect(result.loudness_lufs).not.toBeNull();
    expect(await toneOf(video, 900)).toBeLessThan(0.02);
  });
});

/** How much of a file's sound is one tone: its amplitude against that of the whole. */
async function toneOf(video: string, hertz: number): Promise<number> {
  const samples = await decodeAudio(video);
  const [re, im, all] = samples.reduce(
    ([a, b, c], s, i) => {
      const phase = (2 * Math.PI * hertz * i) / 48_000;
      return [a + s * Math.cos(phase), b + s * Math.sin(phase), c + s * s];
    },
    [0, 0, 0] as [number, number, number],
  );
  return (2 * Math.hypot(re, im)) / samples.length / Math.sqrt((2 * all) / samples.length);
}
