import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { JobError } from "../../protocol/handler.ts";
import { runFfmpeg } from "../../render/ffmpeg.ts";
import { wav } from "../sound/wav.ts";

/** Samples a second of the voice and of what opens and shuts the original. */
export const VOICE_RATE = 24_000;
/** The original is let down before a line begins and comes back after it, in seconds. */
const FADE = 0.18;
/** Lines so near leave it down between them. */
const HOLD = 0.7;

export interface VoiceLine {
  readonly path: string;
  /** Seconds of the film. */
  readonly at: number;
  readonly tempo: number;
  readonly length: number;
}

/** The samples of one line at its tempo. */
async function samplesOf({ path, tempo }: VoiceLine, out: string, signal: AbortSignal): Promise<Float32Array> {
  const faster = Math.abs(tempo - 1) > 0.005 ? ["-af", `atempo=${tempo.toFixed(5)}`] : [];
  await runFfmpeg(["-i", path, ...faster, "-ac", "1", "-ar", String(VOICE_RATE), "-f", "f32le", out], signal);
  const bytes = await readFile(out);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length - (bytes.length % 4)));
}

/** How far the original is open at each sample, 1…0: shut while a line is said. */
function openness(lines: readonly VoiceLine[], count: number): Float32Array {
  const open = new Float32Array(count).fill(1);
  const spans = lines.reduce<{ from: number; to: number }[]>((all, { at, length }) => {
    const last = all.at(-1);
    if (last && at - last.to < HOLD) return [...all.slice(0, -1), { from: last.from, to: Math.max(last.to, at + length) }];
    return [...all, { from: at, to: at + length }];
  }, []);
  for (const { from, to } of spans) {
    const [first, last] = [Math.floor((from - FADE) * VOICE_RATE), Math.ceil((to + FADE) * VOICE_RATE)];
    for (let n = Math.max(0, first); n < Math.min(count, last); n += 1) {
      const seconds = n / VOICE_RATE;
      const away = Math.max(from - seconds, seconds - to, 0) / FADE;
      const value = 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, away));
      open[n] = Math.min(open[n] ?? 1, value);
    }
  }
  return open;
}

/**
 * The new voice of a film as a WAV of three channels: the voice, how far the original is open, and how far it is shut. Each
 * line stands at its sample, and is over where it has to be.
 * @throws JobError INPUT_TOO_SMALL where a line begins behind the film's end
 */
export async function writeVoice(
  lines: readonly VoiceLine[],
  duration: number,
  { folder, signal }: { folder: string; signal: AbortSignal },
) {
  const count = Math.ceil(duration * VOICE_RATE);
  const voice = new Float32Array(count);
  for (const [n, line] of lines.entries()) {
    if (line.at >= duration) throw new JobError("INPUT_TOO_SMALL", "a line begins behind the end of the film");
    const samples = await samplesOf(line, join(folder, `line-${n}.f32`), signal);
    const from = Math.round(line.at * VOICE_RATE);
    const most = Math.min(samples.length, Math.round((line.length + 0.02) * VOICE_RATE), count - from);
    for (let at = 0; at < most; at += 1) {
      const out = Math.min(1, (most - at) / (0.01 * VOICE_RATE));
      voice[from + at] = (voice[from + at] ?? 0) + (samples[at] ?? 0) * out;
    }
  }
  const open = openness(lines, count);
  const path = join(folder, "voice.wav");
  await writeFile(path, wav([voice, open, open.map((value) => 1 - value)], VOICE_RATE));
  return path;
}
