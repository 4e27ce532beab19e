import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { probeFile } from "./probe.ts";
import { secondsIn } from "./seconds.ts";

const { signal } = new AbortController();
const LONG = 20;
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seconds-"));
});
afterAll(() => rm(folder, { recursive: true }));

const FILM = ["-f", "lavfi", "-i", `testsrc=s=160x90:r=10:d=${LONG}`];
const SOUND = ["-f", "lavfi", "-i", `sine=d=${LONG}`];

/** A file of 20 seconds whose header is written anew. */
async function claiming(name: string, options: readonly string[], write: (bytes: Buffer) => void): Promise<string> {
  const path = join(folder, name);
  await promisify(execFile)(await ffmpeg(), ["-v", "error", ...options, path]);
  const bytes = await readFile(path);
  write(bytes);
  await writeFile(path, bytes);
  return path;
}

/** An MP3's own count of frames, without its count of bytes. */
const mp3 = (seconds: number) => (bytes: Buffer) => {
  const at = Math.max(bytes.indexOf("Xing"), bytes.indexOf("Info"));
  bytes.writeUInt32BE(1, at + 4);
  bytes.writeUInt32BE(Math.round((seconds * 44_100) / 1152), at + 8);
};
/** A WebM's Duration, in milliseconds. */
const webm = (seconds: number) => (bytes: Buffer) => {
  bytes.writeDoubleBE(seconds * 1000, bytes.indexOf(Buffer.from([0x44, 0x89, 0x88])) + 3);
};
const VP8 = [...FILM, ...SOUND, "-c:v", "libvpx", "-b:v", "50k", "-c:a", "libvorbis"];

it.each([
  ["an MP3 that claims a second", "short.mp3", [...SOUND, "-c:a", "libmp3lame"], mp3(1)],
  ["an MP3 that claims ten hours", "long.mp3", [...SOUND, "-c:a", "libmp3lame"], mp3(36_000)],
  ["a WebM that claims a second", "short.webm", VP8, webm(1)],
  ["a WebM that claims ten hours", "long.webm", VP8, webm(36_000)],
] as const)("%s is as long as it is", async (_what, name, options, write) => {
  const path = await claiming(name, options, write);
  const facts = await probeFile(path, signal);
  expect(Math.abs(facts.duration - LONG)).toBeGreaterThan(5);
  expect(Math.abs((await secondsIn(path, facts, signal)) - LONG)).toBeLessThan(0.5);
});

it("a header that is right is believed to the millisecond, and a picture has no length", async () => {
  const options = [...FILM, ...SOUND, "-c:v", "libx264", "-preset", "ultrafast", "-c:a", "aac"];
  const path = await claiming("right.mp4", options, () => undefined);
  const facts = await probeFile(path, signal);
  expect(await secondsIn(path, facts, signal)).toBe(facts.duration);
  expect(await secondsIn(path, { type: "image", duration: 0 }, signal)).toBe(0);
});
