import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decodeVideo, probed } from "../../testing/decoded.ts";
import { counted, counter, film, STEPS } from "../footage/testing.ts";
import { cutFilm } from "./engine.ts";
import { openFilm } from "./film.ts";
import type { Span } from "./plan.ts";

const { signal } = new AbortController();
const KEYS = ["-g", "30", "-keyint_min", "30", "-sc_threshold", "0", "-bf", "2", "-pix_fmt", "yuv420p", "-crf", "12"];
const H264 = ["-c:v", "libx264", "-preset", "veryfast", ...KEYS];
const TONE = ["-f", "lavfi", "-i", "sine=f=440:d=4"];

let folder = "";
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cut-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const cut = async (path: string, ...spans: Span[]) =>
  cutFilm(await openFilm(path, signal), spans, `out-${++count}`, { folder, signal, progress: () => undefined });

/** The frame numbers that a counted film shows. */
const numbers = async (path: string) => [...(await decodeVideo(path, "crop=iw/8:ih/8,scale=1:1:flags=area", "gray"))].map(counter);
const from = (first: number, length: number) => Array.from({ length }, (_, at) => (first + at) % STEPS);

describe("a film that is cut", () => {
  it("at its key frames is copied, picture and sound", async () => {
    const made = await cut(await film(folder, ...counted(4, "gray"), ...TONE, ...H264, "-shortest", "plain.mp4"), { start: 1, end: 3 });
    expect([made.method, made.copied, made.sound]).toEqual(["copied", 1, "copied"]);
    expect(await numbers(made.path)).toEqual(from(30, 60));
    expect(made.duration).toBeCloseTo(2, 1);
  });

  it("between them is encoded only at the edges, to the frame; spans follow one another in the order they are asked for", async () => {
    const path = await film(folder, ...counted(4, "gray"), ...TONE, ...H264, "-shortest", "edges.mp4");
    const made = await cut(path, { start: 0.5, end: 2.3 }, { start: 0, end: 0.2 });
    expect([made.method, made.sound]).toEqual(["edges", "encoded"]);
    expect(made.copied).toBeCloseTo(30 / 60, 5);
    expect(await numbers(made.path)).toEqual([...from(15, 54), ...from(0, 6)]);
    const { streams } = await probed(made.path);
    expect(streams.map(({ codec_type, duration }) => [codec_type, Math.round(Number(duration) * 10)])).toEqual([
      ["video", 20],
      ["audio", 20],
    ]);
  });

  it("of HEVC is encoded where a cut lies between key frames, and stays 5.1", async () => {
    const sound = ["-f", "lavfi", "-i", "aevalsrc=0.1*sin(440*t)|0|0|0|0|0:c=5.1:d=2"];
    const hevc = ["-c:v", "libx265", "-x265-params", "log-level=error", "-pix_fmt", "yuv420p", "-c:a", "aac", "-shortest", "hevc.mp4"];
    const made = await cut(await film(folder, ...counted(2, "gray"), ...sound, ...hevc), { start: 0.5, end: 1.5 });
    expect(made.method).toBe("encoded");
    expect(await numbers(made.path)).toEqual(from(15, 30));
    expect((await probed(made.path)).streams).toMatchObject([{ codec_name: "h264" }, { codec_name: "aac", channels: 6 }]);
  });

  it("stays turned by its container where it is copied, and is upright where all of it is encoded", async () => {
    const flat = await film(folder, ...counted(3, "gray"), ...H264, "-an", "flat.mp4");
    const turned = await film(folder, "-display_rotation:v:0", "90", "-i", flat, "-c", "copy", "turned.mp4");
    const [copied, encoded] = [await cut(turned, { start: 1, end: 2.5 }), await cut(turned, { start: 0.2, end: 0.7 })];
    expect([copied.method, copied.width, copied.height, copied.sound]).toEqual(["edges", 240, 320, "none"]);
    expect([encoded.method, encoded.width, encoded.height]).toEqual(["encoded", 240, 320]);
    expect(await numbers(copied.path)).toEqual(from(30, 45));
  });

  it("of a variable rate ends when it is asked to, though its last picture stands for long", async () => {
    const still = "select='lt(n,30)+eq(n,90)',setpts=if(eq(N\\,30)\\,3/TB\\,PTS)";
    const path = await film(folder, ...counted(4, "gray"), "-vf", still, "-fps_mode", "vfr", ...H264, "slow.mp4");
    const made = await cut(path, { start: 0.5, end: 2 });
    expect(made.duration).toBeCloseTo(1.5, 1);
  });

  it("is refused where nothing of it can be decoded, and where a span lies behind its end", async () => {
    const broken = join(folder, "broken.mp4");
    await writeFile(broken, Buffer.concat([Buffer.from("000000186674797069736f6d", "hex"), Buffer.alloc(4000, 7)]));
    await expect(cut(broken, { start: 0, end: 1 })).rejects.toMatchObject({ code: "INPUT_UNREADABLE" });
    const short = await film(folder, ...counted(1, "gray"), ...H264, "short.mp4");
    await expect(cut(short, { start: 5, end: 6 })).rejects.toMatchObject({ code: "INPUT_TOO_SMALL" });
  });
});
