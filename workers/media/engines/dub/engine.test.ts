import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeBrowser } from "../../render/browser.ts";
import { runFfmpeg } from "../../render/ffmpeg.ts";
import { decodeVideo, probed } from "../../testing/decoded.ts";
import { film } from "../footage/testing.ts";
import { wav } from "../sound/wav.ts";
import { dubLocally } from "./local.ts";
import { VOICE_RATE } from "./voice.ts";

const { signal } = new AbortController();
const SECONDS = 4;
const PICTURE = ["-f", "lavfi", "-i", `color=c=0x204060:s=320x180:r=25:d=${SECONDS}`];
const CODED = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-c:a", "aac", "-b:a", "192k", "-shortest"];

let folder = "";
let voice = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dub-"));
  voice = join(folder, "voice-1s.wav");
  const tone = Float32Array.from({ length: VOICE_RATE }, (_, n) => 0.25 * Math.sin((2 * Math.PI * 1000 * n) / VOICE_RATE));
  await writeFile(voice, wav([tone], VOICE_RATE));
});
afterAll(async () => {
  await closeBrowser();
  await rm(folder, { recursive: true, force: true });
});

/** A film whose middle hums at 300 Hz, and whose sides differ by 2 kHz. */
const stereo = (name: string) =>
  film(
    folder,
    ...PICTURE,
    "-f",
    "lavfi",
    "-i",
    `aevalsrc=0.2*sin(300*2*PI*t)+0.1*sin(2000*2*PI*t)|0.2*sin(300*2*PI*t)-0.1*sin(2000*2*PI*t):d=${SECONDS}:s=48000`,
    ...CODED,
    name,
  );

const LINE = { at: 1, tempo: 1, length: 1 };
const SHOWN = { start: 1, end: 2, text: "你好 Hello" };
const plain = { lines: [LINE], under: "music", subtitles: [SHOWN], show: "none", language: "zh" } as const;

let count = 0;
async function dubbed(change: Partial<Parameters<typeof dubLocally>[0]>, source: string) {
  const out = join(folder, `out-${++count}.mp4`);
  const wanted = { ...plain, ...change };
  const made = await dubLocally(wanted, {
    film: source,
    voices: wanted.lines.map(() => voice),
    out,
    folder: await mkdtemp(join(folder, "work-")),
  });
  return { made, out };
}

/** Level in dB of what a file has around a frequency between two seconds. */
async function level(path: string, hertz: number, [from, to]: [number, number]): Promise<number> {
  const band = `bandpass=f=${hertz}:width_type=h:w=120,bandpass=f=${hertz}:width_type=h:w=120`;
  const said = await runFfmpeg(["-i", path, "-vn", "-af", `atrim=${from}:${to},${band},volumedetect`, "-f", "null", "-"], signal);
  return Number(/mean_volume: (-?[\d.]+) dB/.exec(said)?.[1] ?? Number.NEGATIVE_INFINITY);
}

describe("a film with a new voice", () => {
  it("keeps its picture untouched, its length, and its sound between lines", async () => {
    const source = await stereo("plain.mp4");
    const { made, out } = await dubbed({}, source);
    expect(made).toMatchObject({ picture: "copied", bed: "music", film_duration: SECONDS });
    expect(Math.abs(made.duration - SECONDS)).toBeLessThan(0.1);
    expect((await decodeVideo(out, "scale=8:8", "gray")).equals(await decodeVideo(source, "scale=8:8", "gray"))).toBe(true);
    expect(Math.abs((await level(out, 300, [2.5, 3.5])) - (await level(source, 300, [2.5, 3.5])))).toBeLessThan(1.5);
  });

  it("has the voice at its time, the middle of the original taken out under it, and its sides kept", async () => {
    const source = await stereo("middle.mp4");
    const { out } = await dubbed({}, source);
    expect(await level(out, 1000, [1.1, 1.9])).toBeGreaterThan((await level(out, 1000, [2.5, 3.5])) + 30);
    expect(await level(out, 300, [1.1, 1.9])).toBeLessThan((await level(source, 300, [1.1, 1.9])) - 15);
    expect(Math.abs((await level(out, 2000, [1.1, 1.9])) - (await level(source, 2000, [1.1, 1.9])))).toBeLessThan(6);
  });

  it("whose sound is as good as mono says that it is kept quietly; one without sound has only the voice", async () => {
    const mono = await film(folder, ...PICTURE, "-f", "lavfi", "-i", `sine=f=300:d=${SECONDS}`, ...CODED, "mono.mp4");
    expect((await dubbed({}, mono)).made.bed).toBe("quiet");
    const mute = await film(folder, ...PICTURE, "-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "mute.mp4");
    const { made, out } = await dubbed({}, mute);
    expect(made.bed).toBe("none");
    expect(await level(out, 1000, [1.1, 1.9])).toBeGreaterThan(-30);
  });
});

describe("subtitles", () => {
  it("that are soft are a track of their language; the sound stays as it is where nobody speaks", async () => {
    const { made, out } = await dubbed({ lines: [], show: "soft" }, await stereo("soft.mp4"));
    expect(made).toMatchObject({ bed: "kept", picture: "copied" });
    expect((await probed(out)).streams.map(({ codec_name }) => codec_name)).toEqual(["h264", "aac", "mov_text"]);
  });

  it("that are burned in are seen for their time, at the bottom, and nowhere else", async () => {
    const source = await stereo("burned.mp4");
    const { made, out } = await dubbed({ lines: [], show: "burned" }, source);
    expect(made).toMatchObject({ picture: "encoded", width: 320, height: 180 });
    const frames = await decodeVideo(out, "crop=iw:ih/2:0:ih/2", "gray");
    const size = 320 * 90;
    const bright = (second: number) =>
      frames.subarray(Math.round(second * 25) * size, (Math.round(second * 25) + 1) * size).filter((one) => one > 170).length;
    expect(bright(1.5)).toBeGreaterThan(60);
    expect([bright(0.5), bright(3)]).toEqual([0, 0]);
  });
});
