import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { wav } from "../sound/wav.ts";
import { probeFile } from "./probe.ts";
import { isProtected } from "./protection.ts";
import { signatureOf } from "./signature.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "probe-test-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const { signal } = new AbortController();
const at = (name: string): string => join(folder, name);

async function make(name: string, ...options: string[]): Promise<string> {
  await promisify(execFile)(await ffmpeg(), [
    "-v",
    "error",
    "-f",
    "lavfi",
    "-i",
    "testsrc=s=320x180:r=25:d=2",
    "-f",
    "lavfi",
    "-i",
    "sine=d=2",
    ...options,
    "-shortest",
    at(name),
  ]);
  return at(name);
}

test("a video is known by its bytes, whatever it is called", async () => {
  const facts = await probeFile(await make("film.jpg", "-c:v", "libx264", "-c:a", "aac", "-f", "mp4"), signal);
  expect(facts).toMatchObject({ type: "video", format: "mp4", width: 320, height: 180 });
  expect(facts.duration).toBeCloseTo(2, 1);
});

test("a video that is turned has the size in which it is shown", async () => {
  const plain = await make("plain.mp4", "-c:v", "libx264", "-c:a", "aac");
  await promisify(execFile)(await ffmpeg(), ["-v", "error", "-display_rotation", "90", "-i", plain, "-c", "copy", at("turned.mp4")]);
  expect(await probeFile(at("turned.mp4"), signal)).toMatchObject({ width: 180, height: 320 });
});

test("sound has a duration and no size, WebM and MP3 are told apart", async () => {
  await writeFile(at("tone.wav"), wav([new Float32Array(72_000).fill(0.1)], 48_000));
  expect(await probeFile(at("tone.wav"), signal)).toEqual({ type: "audio", format: "wav", width: 0, height: 0, duration: 1.5, odd: [] });
  expect(await probeFile(await make("film.webm", "-c:v", "libvpx", "-b:v", "200k", "-c:a", "libvorbis"), signal)).toMatchObject({
    type: "video",
    format: "webm",
  });
  expect(await probeFile(await make("song.mp3", "-map", "1:a", "-c:a", "libmp3lame"), signal)).toMatchObject({
    type: "audio",
    format: "mp3",
    width: 0,
  });
});

test("pictures have a size and no duration", async () => {
  await sharp({ create: { width: 60, height: 40, channels: 3, background: "#123456" } })
    .png()
    .toFile(at("picture.png"));
  expect(await probeFile(at("picture.png"), signal)).toEqual({ type: "image", format: "png", width: 60, height: 40, duration: 0, odd: [] });
});

test.each([
  ["text", "hello"],
  ["a page", "<html></html>"],
  ["a playlist that names other files", "#EXTM3U\nfile:///etc/passwd"],
  ["half a header", "\u0000\u0000\u0000\u0018ftypmp42"],
  ["nothing", ""],
])("%s is refused", async (_, content) => {
  await writeFile(at("odd"), content, "latin1");
  await expect(probeFile(at("odd"), signal)).rejects.toMatchObject({ code: "INPUT_UNREADABLE" });
});

test("signatures are read from the first bytes alone", () => {
  expect(signatureOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toEqual({ type: "image", format: "jpeg" });
  expect(signatureOf(new Uint8Array())).toBeNull();
});

test("an encrypted film says so; one that is not, or is no MP4, does not", async () => {
  const [key, kid] = ["76a6c65c5ea762046bd749a2e632ccbb", "a7e61c373e219033c21091fa607bf3b8"];
  const encrypted = ["-encryption_scheme", "cenc-aes-ctr", "-encryption_key", key, "-encryption_kid", kid];
  const h264 = ["-t", "0.2", "-c:v", "libx264", "-pix_fmt", "yuv420p", "-c:a", "aac"];
  expect(await isProtected(await make("locked.mp4", ...h264, ...encrypted))).toBe(true);
  expect(await isProtected(await make("open.mp4", ...h264))).toBe(false);
  expect(await isProtected(await make("open.mkv", ...h264))).toBe(false);
});
