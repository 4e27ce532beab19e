import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import { ProgramFailed, runConfined } from "../../processes/confined.ts";
import { FILTERS, soundOf } from "../study/sound.ts";
import { JobError, type JobHandler } from "../../protocol/handler.ts";

const SOUND_BYTES = 1024 ** 3;
/** By the clock. */
const SECONDS = 200;
/** Samples a second, and how much of a sound is looked at: 115 MB are written at most. */
const [RATE, LONGEST_SECONDS] = [8000, 7200];
/** Of the picture: a bar, and what is between two. */
const [BAR, GAP, HEIGHT] = [3, 2, 100];

/** The loudest sample of each of `bars` parts, 0…100 of the loudest there can be. */
export function peaksOf(samples: Int16Array, bars: number): number[] {
  return Array.from({ length: bars }, (_, bar) => {
    let most = 0;
    const [from, to] = [Math.floor((bar * samples.length) / bars), Math.floor(((bar + 1) * samples.length) / bars)];
    for (let at = from; at < to; at += 1) most = Math.max(most, Math.abs(samples[at] ?? 0));
    return Math.min(100, Math.round((most / 32767) * 100));
  });
}

/** Bars as high as their peaks, the loudest of them as high as the picture. */
export function drawn(peaks: readonly number[]): string {
  const [width, loudest] = [peaks.length * (BAR + GAP), Math.max(1, ...peaks)];
  const bars = peaks.map((peak, at) => {
    const tall = Math.max(2, Math.round((peak / loudest) * HEIGHT));
    return `M${at * (BAR + GAP)} ${(HEIGHT - tall) / 2}h${BAR}v${tall}h-${BAR}z`;
  });
  const size = `viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}" preserveAspectRatio="none"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path fill="#8a8378" d="${bars.join("")}"/></svg>`;
}

/** How loud a sound is from its start to its end, in numbers and as a picture. */
export const waveform: JobHandler<"waveform"> = async ({ sound, bars, picture }, context) => {
  const { signal, folder } = context;
  const path = await context.fetch(sound, { bytes: SOUND_BYTES });
  const raw = join(folder, "samples");
  const read = ["-map", "0:a:0", "-af", FILTERS, "-t", String(LONGEST_SECONDS), "-ac", "1", "-ar", String(RATE), "-f", "s16le", raw];
  try {
    const command = [await ffmpeg(), "-v", "info", "-nostats", "-nostdin", ...UNTRUSTED_FILM, "-i", path, ...read] as const;
    const { stderr } = await runConfined(command, { signal, seconds: SECONDS });
    const { buffer, byteOffset, byteLength } = await readFile(raw);
    const samples = new Int16Array(buffer.slice(byteOffset, byteOffset + byteLength));
    const peaks = peaksOf(samples, bars);
    const out = join(folder, "waveform.svg");
    await writeFile(out, drawn(peaks));
    await context.put(picture, out);
    return { peaks, sound: soundOf(stderr, samples.length / RATE), engine: "reelwright-waveform" };
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof ProgramFailed ? new JobError("INPUT_UNREADABLE", "it has no sound that can be read", { cause }) : cause;
  }
};
