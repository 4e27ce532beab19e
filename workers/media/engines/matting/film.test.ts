import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { runConfined } from "../../processes/confined.ts";
import { cutOutFilm } from "./film.ts";

const { signal } = new AbortController();
/** A network looks at each frame, seconds of a core: of few frames a film says the same. */
const [WIDTH, HEIGHT, FRAMES] = [320, 180, 3] as const;
const PIXELS = WIDTH * HEIGHT;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "film-cutout-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});
const at = (name: string): string => join(folder, name);
const program = async (...args: string[]) =>
  (await runConfined([await ffmpeg(), "-v", "error", "-y", ...args], { signal, seconds: 60, stdout: "pipe" })).stdout;

async function cut(name: string) {
  const files = { source: at(name), cutout: at("cutout.webm"), plain: at("plain.mp4"), poster: at("poster.webp") };
  return await cutOutFilm(files, { ground: "#00ff00", signal, progress: () => undefined });
}

/** A red ball that goes to the right on a light wall. */
const BALL = "if(lt(hypot(X-120-8*N,Y-90),50)";
const picture = [
  "-f",
  "lavfi",
  "-i",
  `color=s=${WIDTH}x${HEIGHT}:r=12,format=gbrp,geq=r='${BALL},200,225)':g='${BALL},30,220)':b='${BALL},40,210)'`,
];

/** The alpha of every frame of a cut-out, one after the other. */
const alphaOf = () =>
  program("-c:v", "libvpx-vp9", "-i", at("cutout.webm"), "-vf", "alphaextract", "-f", "rawvideo", "-pix_fmt", "gray", "-");

test("a thing that moves is kept, the wall behind it is see-through, and the sound is kept", async () => {
  const sound = ["-f", "lavfi", "-i", "sine=d=0.5", "-frames:v", String(FRAMES), "-pix_fmt", "yuv420p"];
  await program(...picture, ...sound, at("ball.mp4"));
  const { made, frames, has_sound } = await cut("ball.mp4");
  expect({ frames, has_sound, size: [made?.cutout.width, made?.cutout.height] }).toEqual({
    frames: FRAMES,
    has_sound: true,
    size: [WIDTH, HEIGHT],
  });
  const alpha = await alphaOf();
  expect(alpha.length).toBe(PIXELS * FRAMES);
  for (let n = 0; n < FRAMES; n += 1) {
    const of = (x: number, y: number) => alpha[n * PIXELS + y * WIDTH + x] ?? 0;
    expect([of(120 + 8 * n, 90) > 220, of(20, 20) < 25, of(300, 160) < 25]).toEqual([true, true, true]);
  }
  const [red = 0, green = 0, blue = 0] = await program("-i", at("plain.mp4"), "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgb24", "-");
  expect([red < 40, green > 215, blue < 40]).toEqual([true, true, true]);
  const heard = await program("-i", at("cutout.webm"), "-map", "0:a", "-f", "s16le", "-");
  expect(heard.length).toBeGreaterThan(10_000);
});

test("a film in which something else stands out from one frame to the next is refused, and told why", async () => {
  const jumps = "if(lt(hypot(X-70-180*mod(N\\,2),Y-90),45)";
  const there = `color=s=${WIDTH}x${HEIGHT}:r=12,format=gbrp,geq=r='${jumps},200,225)':g='${jumps},30,220)':b='${jumps},40,210)'`;
  await program("-f", "lavfi", "-i", there, "-frames:v", "4", "-pix_fmt", "yuv420p", at("jumps.mp4"));
  expect(await cut("jumps.mp4")).toMatchObject({ made: null, doubt: "unsteady", confidence: 0, frames: 4 });
});

test("a film in HEVC that is upside down by its header, uneven and mute is cut out upright, at its own length", async () => {
  const uneven = ["-vf", "vflip,hflip,select='not(eq(n\\,2))'", "-frames:v", "3", "-fps_mode", "vfr", "-an"];
  await program(...picture, ...uneven, "-c:v", "libx265", "-x265-params", "log-level=none", "-pix_fmt", "yuv420p", at("flipped.mp4"));
  await program("-display_rotation", "180", "-i", at("flipped.mp4"), "-c", "copy", at("turned.mp4"));
  const { made, has_sound } = await cut("turned.mp4");
  expect([has_sound, made?.cutout.width, made?.cutout.height]).toEqual([false, WIDTH, HEIGHT]);
  // Three of the first four frames, of a twelfth of a second each.
  expect(made?.cutout.duration).toBeCloseTo(4 / 12, 1);
  const alpha = await alphaOf();
  const of = (x: number, y: number) => alpha[y * WIDTH + x] ?? 0;
  expect([of(120, 90) > 220, of(300, 90) < 25]).toEqual([true, true]);
});

test("a film of one picture without a rate, with 5.1 sound, is cut out with its sound in two channels", async () => {
  const sound = ["-f", "lavfi", "-i", "aevalsrc=0.1*sin(2764*t)|0|0.2*sin(1000*t)|0|0|0:c=5.1:d=0.5", "-c:a", "aac"];
  const one = ["-frames:v", "1", "-fps_mode", "passthrough", "-pix_fmt", "yuv420p"];
  await program(...picture, ...sound, ...one, at("one.mkv"));
  const { made, frames, has_sound } = await cut("one.mkv");
  expect({ frames, has_sound, width: made?.cutout.width }).toEqual({ frames: 1, has_sound: true, width: WIDTH });
  const alpha = await alphaOf();
  const of = (x: number, y: number) => alpha[y * WIDTH + x] ?? 0;
  expect([of(120, 90) > 220, of(300, 90) < 25]).toEqual([true, true]);
  // Interleaved samples of two channels, 16 bits each, at 48 kHz, of about half a second.
  const heard = await program("-i", at("cutout.webm"), "-map", "0:a", "-f", "s16le", "-");
  expect(heard.length / 4 / 48_000).toBeCloseTo(0.5, 0);
});
