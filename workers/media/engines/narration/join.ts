import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runFfmpeg } from "../../render/ffmpeg.ts";
import { wav } from "../sound/wav.ts";
import { SAMPLE_RATE } from "../speech/synthesis.ts";

export interface Passage {
  /** A WAV file as the speech engine writes it. */
  readonly path: string;
  /** Seconds of silence after it. */
  readonly pause: number;
}

const MP3 = ["-c:a", "libmp3lame", "-b:a", "160k"];

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
    passages.map(async ({ path, pause }, index) => (pause > 0 ? [path, await silence(folder, pause, index)] : [path])),
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
