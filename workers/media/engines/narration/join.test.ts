import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { probeFile } from "../probe/probe.ts";
import { loudness } from "../sound/loudness.ts";
import { wav } from "../sound/wav.ts";
import { LOUDNESS } from "../speech/speak.ts";
import { SAMPLE_RATE } from "../speech/synthesis.ts";
import { joinPassages } from "./join.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "narration-"));
});
afterAll(() => rm(folder, { recursive: true }));

const { signal } = new AbortController();
const tone = (seconds: number) =>
  Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, at) => 0.2 * Math.sin((2 * Math.PI * 220 * at) / SAMPLE_RATE));

async function passage(name: string, seconds: number, pause: number, level = false) {
  const path = join(folder, name);
  await writeFile(path, wav([tone(seconds)], SAMPLE_RATE));
  return { path, pause, level };
}

it("joins passages and their pauses: the WAV to the sample, the MP3 to a frame of it", async () => {
  const passages = [await passage("a.wav", 1, 0.5), await passage("b.wav", 2, 0)];
  const made = await joinPassages(passages, { folder, signal });
  expect((await probeFile(made.wav, signal)).duration).toBeCloseTo(3.5, 3);
  const small = await probeFile(made.mp3, signal);
  expect(small.type).toBe("audio");
  expect(Math.abs(small.duration - 3.5)).toBeLessThan(0.1);
  expect(made.mp3_bytes).toBeLessThan(made.wav_bytes);
});

it("a passage of another engine is brought to the loudness of the built-in voices", async () => {
  const path = join(folder, "quiet.wav");
  await writeFile(path, wav([tone(2).map((sample) => sample / 20)], SAMPLE_RATE));
  const made = await joinPassages([{ path, pause: 0, level: true }], { folder, signal });
  const bytes = await readFile(made.wav);
  const samples = Float32Array.from({ length: (bytes.length - 44) / 2 }, (_, at) => bytes.readInt16LE(44 + at * 2) / 32_768);
  expect(loudness([samples], SAMPLE_RATE)).toBeCloseTo(LOUDNESS, 0);
});
