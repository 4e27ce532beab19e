import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { runConfined } from "../../processes/confined.ts";
import { cutOutFilm } from "./film.ts";

const { signal } = new AbortController();
const [WIDTH, HEIGHT, FRAMES] = [320, 180, 6] as const;
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

test("a thing that moves is kept, the wall behind it is see-through, and the sound is kept", async () => {
  const ball = `geq=r='if(lt(hypot(X-120-8*N,Y-90),50),200,225)':g='if(lt(hypot(X-120-8*N,Y-90),50),30,220)':b='if(lt(hypot(X-120-8*N,Y-90),50),40,210)'`;
  const picture = ["-f", "lavfi", "-i", `color=s=${WIDTH}x${HEIGHT}:r=12,format=gbrp,${ball}`];
  const sound = ["-f", "lavfi", "-i", "sine=d=0.5", "-frames:v", String(FRAMES), "-pix_fmt", "yuv420p"];
  await program(...picture, ...sound, at("ball.mp4"));
  const { made, frames, has_sound } = await cut("ball.mp4");
  expect({ frames, has_sound, size: [made?.cutout.width, made?.cutout.height] }).toEqual({
    frames: FRAMES,
    has_sound: true,
    size: [WIDTH, HEIGHT],
  });
  const alpha = await program(
    "-c:v",
    "libvpx-vp9",
    "-i",
    at("cutout.webm"),
    "-vf",
    "alphaextract",
    "-f",
    "rawvideo",
    "-pix_fmt",
    "gray",
    "-",
  );
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
