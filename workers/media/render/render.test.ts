import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TEMPLATES } from "../../../timeline/brief.ts";
import { compose } from "../../../timeline/compose/compose.ts";
import { documentDuration, parseDocument, type TimelineDocument } from "../../../timeline/document.ts";
import { fixtureBrief } from "../../../timeline/fixtures/brief.ts";
import { seconds, ticks, TIMEBASE } from "../../../timeline/time.ts";
import { decodeAudio, decodeVideo, difference, greyFrames, probed } from "../testing/decoded.ts";
import { filmTime } from "../../../timeline/film-time.ts";
import { readFootage } from "../engines/footage/engine.ts";
import { counted, counter, film, STEPS } from "../engines/footage/testing.ts";
import { closeBrowser, renderPage, warmBrowser } from "./browser.ts";
import { makeFiles } from "./fixture.ts";
import { renderLocally, type LocalOptions } from "./local.ts";
import { measureLoudness } from "./loudness.ts";
import { openSession } from "./session.ts";

let root = "";
const folder = (name: string) => join(root, name);
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "reelwright-render-"));
  await makeFiles(folder("files"));
}, 90_000);
afterAll(async () => {
  await closeBrowser();
  await rm(root, { recursive: true, force: true });
});

const render = (document: TimelineDocument, name: string, options: Partial<LocalOptions> = {}) =>
  renderLocally(document, { files: folder("files"), folder: folder(name), ...options });

/** The first clips of the fixture: long enough to be an ad, short enough for a test. */
function short(template: (typeof TEMPLATES)[number], clips: number): TimelineDocument {
  const brief = fixtureBrief({ template, ratio: "9:16", language: "en" });
  return compose({ ...brief, clips: brief.clips.slice(0, clips) });
}

function plain(elements: object[], { width = 640, height = 360 } = {}): TimelineDocument {
  return parseDocument({
    schemaVersion: 1, id: "plain", revision: 0, timebase: TIMEBASE, canvas: { width, height, fps: 30, background: "#000000" }, assets: {},
    tracks: elements.map((element, i) => ({ id: `t${i}`, type: "mixed", name: "t", elements: [element].flat() })),
  });
}
const rect = (id: string, [x, y, width, height]: readonly [number, number, number, number], color: string, [start, length]: readonly [number, number]) =>
  ({ type: "shape", id, startTime: ticks(start), duration: ticks(length), transform: { x: x + width / 2, y: y + height / 2, width, height }, geometry: { kind: "rect" }, fill: { type: "solid", color } });

describe("the file that is delivered", () => {
  it("is H.264 High, BT.709 limited, AAC 48 kHz stereo at −14 LUFS, named, and as long as the timeline", async () => {
    const document = short("studio", 2);
    const { video, result } = await render(document, "facts", { scale: 0.5 });
    const { streams, format } = await probed(video);
    expect(streams[0]).toMatchObject({ codec_name: "h264", profile: "High", pix_fmt: "yuv420p", color_range: "tv", color_space: "bt709", color_primaries: "bt709", color_transfer: "bt709", width: 540, height: 960, r_frame_rate: "30/1" });
    expect(streams[1]).toMatchObject({ codec_name: "aac", sample_rate: "48000", channels: 2 });
    expect(format.tags).toMatchObject({ title: "A Reelwright sample", comment: "Made with Reelwright" });
    expect(Math.abs(Number(format.duration) - seconds(documentDuration(document)))).toBeLessThan(0.2);
    expect(Math.abs((result.loudness_lufs ?? 0) + 14)).toBeLessThanOrEqual(1);
    expect(Math.abs(((await measureLoudness(video, AbortSignal.timeout(20_000))) ?? 0) + 14)).toBeLessThanOrEqual(1);
  }, 90_000);

  it("shows colours within four levels of what was drawn", async () => {
    const colors = ["#ff0000", "#00ff00", "#0000ff", "#ffffff", "#000000", "#808080", "#c8783c", "#1f5c4d"];
    const { video } = await render(plain(colors.map((color, i) => rect(`c${i}`, [i * 80, 0, 80, 360], color, [0, 1]))), "patches");
    const raw = await decodeVideo(video, "scale=in_color_matrix=bt709:in_range=tv:flags=accurate_rnd+full_chroma_int,select=eq(n\\,10)", "rgb24");
    colors.forEach((color, i) => {
      const at = (180 * 640 + i * 80 + 40) * 3;
      [1, 3, 5].forEach((c, channel) => {
        const drawn = Number.parseInt(color.slice(c, c + 2), 16);
        expect(Math.abs((raw[at + channel] ?? 0) - drawn), `${color} channel ${channel}`).toBeLessThanOrEqual(4);
      });
    });
  }, 90_000);

  it("keeps picture and sound in step within 40 ms", async () => {
    const moments = [1, 2.5, 4];
    const flashes = moments.map((at, i) => rect(`f${i}`, [0, 0, 640, 360], "#ffffff", [at, 0.2]));
    const beeps = moments.map((at, i) => ({ type: "audio", id: `b${i}`, startTime: ticks(at), duration: ticks(0.06), synth: { kind: "tick", seed: 1 } }));
    const { video } = await render(plain([rect("base", [0, 0, 640, 360], "#101010", [0, 5]), flashes, beeps]), "sync");
    const bright = (await greyFrames(video, { fps: 30, width: 8, height: 8 })).map((frame) => (frame[20] ?? 0) > 128);
    const samples = await decodeAudio(video);
    for (const at of moments) {
      const seen = bright.findIndex((lit, i) => lit && i / 30 > at - 0.5) / 30;
      const heard = samples.findIndex((s, i) => Math.abs(s) > 0.1 && i / 48_000 > at - 0.5) / 48_000;
      expect(Math.abs(seen - heard), `${seen} seen, ${heard} heard`).toBeLessThan(0.04);
    }
  }, 90_000);
});

describe("a video in the timeline", () => {
  it("shows the frames and plays the sound that its trim asks for", async () => {
    const thirds = ["#ff0000", "#00ff00", "#0000ff"].map((color, i) => rect(`v${i}`, [0, 0, 640, 360], color, [i, 1]));
    const beep = { type: "audio", id: "beep", startTime: ticks(1.5), duration: ticks(0.06), synth: { kind: "tick", seed: 1 } };
    const source = await render(plain([thirds, [beep]]), "files-video");
    await copyFile(source.video, join(folder("files"), "clip.mp4"));
    const clip = { type: "video", id: "v", startTime: 0, duration: ticks(1.8), trimStart: ticks(1), transform: { x: 320, y: 180, width: 640, height: 360 }, assetId: "clip" };
    const document = parseDocument({ ...plain([]), assets: { clip: { type: "video", url: "clip.mp4" } }, tracks: [{ id: "t", type: "video", name: "t", elements: [clip] }] });
    const { video } = await render(document, "with-video");
    const frames = await decodeVideo(video, "fps=10,scale=2:2", "rgb24");
    const at = (second: number) => [...frames.subarray(Math.round(second * 10) * 12, Math.round(second * 10) * 12 + 3)].map((c) => (c > 127 ? 1 : 0));
    expect([at(0.1), at(0.8), at(1.2), at(1.7)]).toEqual([[0, 1, 0], [0, 1, 0], [0, 0, 1], [0, 0, 1]]);
    expect((await decodeAudio(video)).findIndex((s) => Math.abs(s) > 0.1) / 48_000).toBeCloseTo(0.5, 1);
  }, 90_000);
});

describe("a product film in an ad", () => {
  const light = async (video: string, crop: string) => [...await decodeVideo(video, `${crop},scale=1:1:flags=area`, "gray")].map(counter);
  const H264 = ["-c:v", "libx264", "-preset", "ultrafast", "-crf", "12", "-pix_fmt", "yuv420p"];

  it("plays frame by frame from its in point, in step with the sound, and holds at its out point", async () => {
    await film(folder("files"), ...counted(4, "0x406080", "640x360"), ...H264, "-g", "15", "-bf", "0", "counted.mp4");
    // Starts between two frames of the ad, on a frame of the film; out after two seconds of it.
    const [start, from] = [ticks(0.5) + 700, ticks(1)];
    const element = { type: "video", id: "v", startTime: start, duration: ticks(3), trimStart: from, trimEnd: ticks(1), muted: true, transform: { x: 320, y: 180, width: 640, height: 360 }, assetId: "counted" };
    const document = parseDocument({ ...plain([]), assets: { counted: { type: "video", url: "counted.mp4", duration: 4 } }, tracks: [{ id: "t", type: "video", name: "t", elements: [element] }, { id: "s", type: "audio", name: "s", elements: [{ type: "audio", id: "tick", startTime: start, duration: ticks(0.06), synth: { kind: "tick", seed: 1 } }] }] });
    const { video } = await render(document, "counted");
    const shown = await light(video, "crop=iw/8:ih/8");
    for (let frame = 16; frame < 105; frame++)
      expect(shown[frame], `frame ${frame}`).toBe(Math.min(89, Math.floor(((ticks(frame / 30) - start + from) / TIMEBASE) * 30 + 1e-6)) % STEPS);
    const seen = (await greyFrames(video, { fps: 30, width: 2, height: 2 })).findIndex(([grey = 0]) => grey > 12) / 30;
    const heard = (await decodeAudio(video)).findIndex((s) => Math.abs(s) > 0.1) / 48_000;
    expect(Math.abs(seen - heard)).toBeLessThanOrEqual(0.04);
  }, 90_000);

  it("shows the film's own frame at every time, without its sound, and lasts as long as the timeline", async () => {
    const source = await film(folder("files"), ...counted(7, "0x406080", "640x360"), "-f", "lavfi", "-i", "sine=f=900:d=7", ...H264, "-c:a", "aac", "source.mp4");
    const { shots, width, height } = await readFootage({ source, reel: join(folder("files"), "reel.mp4"), still: join(folder("files"), "reel.jpg") }, AbortSignal.timeout(60_000), () => {});
    const reel = { url: "reel.mp4", width, height, duration: Math.max(...shots.map(({ end }) => end)) + 0.8 };
    const brief = fixtureBrief({ template: "kinetic", ratio: "9:16", language: "en" });
    const films = [{ id: "f", film: reel, shots: shots.map(({ start, end, score }) => ({ start, end, score, focus: { x: 0.42, y: 0.2, width: 0.16, height: 0.6 } })) }];
    const document = compose({ ...brief, clips: brief.clips.slice(0, 3), films });
    const { video, result } = await render(document, "ad-with-film", { scale: 0.5 });
    const elements = document.tracks.flatMap((t) => t.elements).filter((e) => e.type === "video");
    // A film that owns half the frame, with nothing over it: away from the passage into its scene and the one out of it.
    const [half] = elements.filter(({ transform }) => transform.height === 960);
    if (!half) throw new Error("kinetic shows no film in half the frame");
    const shown = await light(video, `crop=80:40:230:${Math.round(half.transform.y / 2) - 20}`);
    const [first, last] = [seconds(half.startTime) + 0.6, seconds(half.startTime + half.duration) - 0.1].map((at) => Math.round(at * 30)) as [number, number];
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
  }, 120_000);
});

/** How much of a file's sound is one tone: its amplitude against that of the whole. */
async function toneOf(video: string, hertz: number): Promise<number> {
  const samples = await decodeAudio(video);
  const [re, im, all] = samples.reduce(([a, b, c], s, i) => {
    const phase = (2 * Math.PI * hertz * i) / 48_000;
    return [a + s * Math.cos(phase), b + s * Math.sin(phase), c + s * s];
  }, [0, 0, 0] as [number, number, number]);
  return (2 * Math.hypot(re, im)) / samples.length / Math.sqrt((2 * all) / samples.length);
}

describe("the picture", () => {
  it.each(TEMPLATES)("of a %s ad never stands still for a second and changes on time", async (template) => {
    const { video } = await render(short(template, 4), `motion-${template}`, { scale: 0.2, fps: 15 });
    const fps = 5;
    const frames = await greyFrames(video, { fps, width: 54, height: 96 });
    const moved = frames.slice(1).map((frame, i) => difference(frame, frames[i] ?? frame));
    for (let i = 0; i + fps <= moved.length; i++) expect(Math.max(...moved.slice(i, i + fps)), `still at ${i / fps} s`).toBeGreaterThan(0.12);
    const cuts = moved.flatMap((by, i) => (by > 6 ? [i / fps] : []));
    expect(cuts.length).toBeGreaterThanOrEqual(4);
    const gaps = [0, ...cuts].map((at, i, all) => (all[i + 1] ?? at) - at);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(3);
  }, 90_000);

  it("is the same, pixel for pixel, when the same frame is drawn again", async () => {
    const document = short("street", 3);
    const assets = new Map(Object.entries(document.assets).map(([id, asset]) => [id, join(folder("files"), asset.url)]));
    const hashes: string[] = [];
    for (let round = 0; round < 2; round++) {
      await using session = await openSession(document, { assets, folder: root, progress: () => {} }, { scale: 0.5, signal: AbortSignal.timeout(80_000) });
      for (const at of round === 0 ? [0.5, 3.1, 5.2] : [5.2, 0.5, 3.1]) hashes.push(`${at}:${await session.call("hash", at)}`);
    }
    expect(new Set(hashes).size).toBe(3);
  }, 90_000);
});

/** Calls `act` once, when frames are being drawn. */
function drawing(act: () => void) {
  let done = false;
  return (fraction: number) => {
    if (fraction <= 0.11 || done) return;
    done = true;
    act();
  };
}

describe("the page that draws", () => {
  it("reaches its own server and nothing else", async () => {
    const other = createServer((_, response) => response.setHeader("access-control-allow-origin", "*").end("open")).listen(0, "127.0.0.1");
    await once(other, "listening");
    const { page } = await renderPage();
    const reach = (url: string) => page.evaluate((to) => fetch(to).then((r) => r.ok, () => false), url);
    expect(await reach("/page.js")).toBe(true);
    const { port } = other.address() as AddressInfo;
    expect((await fetch(`http://127.0.0.1:${port}/`)).ok).toBe(true);
    expect(await reach(`http://127.0.0.1:${port}/`)).toBe(false);
    expect(await reach("http://localhost.example/")).toBe(false);
    await page.close();
    other.close();
  }, 90_000);
});

describe("a render that goes wrong", () => {
  it("stops when it is cancelled, and the next one works", async () => {
    const stop = new AbortController();
    const running = render(short("kinetic", 4), "cancelled", { signal: stop.signal, scale: 0.3, progress: drawing(() => stop.abort(new Error("cancelled by the user"))) });
    await expect(running).rejects.toThrow("cancelled by the user");
    const { result } = await render(plain([rect("a", [0, 0, 640, 360], "#336699", [0, 1])]), "after-cancel");
    expect(result.loudness_lufs).toBeNull();
  }, 90_000);
  it("fails with a code when Chromium dies, and starts it again", async () => {
    const running = render(short("kinetic", 4), "crash", { scale: 0.3, progress: drawing(() => void warmBrowser().then(({ browser }) => browser.close())) });
    await expect(running).rejects.toMatchObject({ code: "ENGINE_FAILED" });
    expect((await render(plain([rect("a", [0, 0, 640, 360], "#336699", [0, 1])]), "after-crash")).result.duration).toBe(1);
  }, 90_000);
  it("says that a picture cannot be read", async () => {
    await writeFile(join(folder("files"), "broken.png"), "not a picture");
    const image = { type: "image", id: "i", startTime: 0, duration: ticks(1), transform: { x: 320, y: 180, width: 640, height: 360 }, assetId: "p" };
    const document = parseDocument({ ...plain([]), assets: { p: { type: "image", url: "broken.png" } }, tracks: [{ id: "t", type: "image", name: "t", elements: [image] }] });
    await expect(render(document, "broken")).rejects.toMatchObject({ code: "INPUT_UNREADABLE" });
  }, 90_000);
  it("refuses a timeline of more than ten minutes", async () => {
    await expect(render(plain([rect("a", [0, 0, 640, 360], "#336699", [0, 601])]), "long")).rejects.toMatchObject({ code: "INPUT_TOO_LARGE" });
  });
});
