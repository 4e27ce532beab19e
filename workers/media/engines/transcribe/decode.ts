import { join } from "node:path";
import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import { ProgramFailed, runConfined } from "../../processes/confined.ts";
import { JobError } from "../../protocol/handler.ts";

/** Of the file; longer ones are listened to as far as this. */
const MOST_SECONDS = 2 * 3600;
const DECODE_SECONDS = 600;

/** Raw sounds, mono, 16 bit: for the network (16 kHz), and for what finds voices (48 kHz). */
export interface SpeechFiles {
  readonly speech: string;
  readonly voice: string;
}
export const speechFiles = (folder: string): SpeechFiles => ({ speech: join(folder, "speech.raw"), voice: join(folder, "voice.raw") });

const raw = (rate: number, out: string): string[] => ["-map", "0:a:0", "-ac", "1", "-ar", String(rate), "-f", "s16le", out];

/** Decodes a file's first sound. @throws JobError INPUT_UNREADABLE */
export async function decodeSpeech(path: string, files: SpeechFiles, signal: AbortSignal): Promise<void> {
  const input = ["-v", "error", "-nostdin", "-y", "-t", String(MOST_SECONDS), ...UNTRUSTED_FILM, "-i", path];
  const command = [await ffmpeg(), ...input, ...raw(16_000, files.speech), ...raw(48_000, files.voice)] as const;
  try {
    await runConfined([...command], { signal, seconds: DECODE_SECONDS });
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof ProgramFailed ? new JobError("INPUT_UNREADABLE", "the sound cannot be decoded", { cause }) : cause;
  }
}
