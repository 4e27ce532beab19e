import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runFfmpeg } from "../../render/ffmpeg.ts";
import { levelled } from "../sound/level.ts";
import { wav } from "../sound/wav.ts";
import { LOUDNESS } from "../speech/speak.ts";
import { SAMPLE_RATE } from "../speech/synthesis.ts";

export interface Passage {
  /** A WAV file as the speech engine writes it. */
  readonly path: string;
  /** Seconds of silence after it. */
  readonly pause: number;
  /** It is brought to the loudness of the built-in voices. */
  readonly level: boolean;
}

const MP3 = ["-c:a", "libmp3lame", "-b:a", "160k"];

/** A passage at the built-in voices' loudness, as a file beside it. */
async function evened(path: string, signal: AbortSignal): Promise<string> {
  const raw = `${path}.f32`;
  await runFfmpeg(["-i", path, "-map", "0:a:0", "-ac", "1", "-ar", String(SAMPLE_RATE), "-f", "f32le", raw], signal);
  const { buffer, byteOffset, length } = await readFile(raw);
  const samples = new Float32Array(buffer.slice(byteOffset, byteOffset + length));
  await writeFile(`${path}.wav`, wav(levelled([samples], SAMPLE_RATE, LOUDNESS), SAMPLE_RATE));
  return `${path}.wav`;
}

/** Silence of so many seconds, as a file beside the others. */
async function silence(folder: string, seconds: number, index: number): Promise<string> {
  const path = join(folder, `pause-${index}.wav`);
  await writeFile(path, wav([new Float32Array(Math.round(seconds * SAMPLE_RATE))], SAMPLE_RATE));
  return path;
}

/**
 * Joins spoken passages with their pauses into one WAV, sample for sample, and the same as MP3. Each passage is at its
 * loudness already. Answers their sizes in bytes.
 */
export async function joinPassages(passages: readonly Passage[], { folder, signal }: { folder: string; signal: AbortSignal }) {
  const files = await Promise.all(
    passages.map(async ({ path, pause, level }, index) => {
      const spoken = level ? await evened(path, signal) : path;
      return pause > 0 ? [spoken, await silence(folder, pause, index)] : [spoken];
    }),
  );
  const list = join(folder, "passages.txt");
  await writeFile(
    list,
    files
      .flat()
      .map((path) => `file '${path}'\n`)
      .join(""),
  );
  const [whole, small] = [join(folder, "narration.wav"), join(folder, "narration.mp3")];
  const input = ["-f", "concat", "-safe", "0", "-i", list];
  await runFfmpeg([...input, "-map", "0:a", "-c:a", "pcm_s16le", whole, "-map", "0:a", ...MP3, small], signal);
  const [{ size: wav_bytes }, { size: mp3_bytes }] = await Promise.all([stat(whole), stat(small)]);
  return { wav: whole, mp3: small, wav_bytes, mp3_bytes };
}
