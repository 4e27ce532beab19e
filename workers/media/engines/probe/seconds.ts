import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { ONLY_ITSELF } from "../../binaries/untrusted.ts";
import { ProgramFailed, runConfined } from "../../processes/confined.ts";
import type { ResultOf } from "../../protocol/jobs.ts";

/** By the clock: packets are passed over, nothing is decoded. */
const PASS_SECONDS = 60;
/** Headers round, and leave out what a film begins with: up to this they are believed. */
const OFF = { seconds: 1, share: 0.02 };

/** Where the last packet ends; null: none is there, or they cannot be read. */
async function lastPacket(path: string, signal: AbortSignal): Promise<number | null> {
  const input = ["-v", "error", "-nostdin", ...ONLY_ITSELF, "-i", path, "-map", "0:v:0?", "-map", "0:a:0?"];
  const command = [await ffmpeg(), ...input, "-c", "copy", "-f", "null", "-progress", "pipe:1", "-"] as const;
  try {
    const said = (await runConfined(command, { signal, seconds: PASS_SECONDS, stdout: "pipe" })).stdout.toString();
    const last = [...said.matchAll(/^out_time_us=(\d+)$/gm)].at(-1)?.[1];
    return last === undefined ? null : Number(last) / 1e6;
  } catch (error) {
    if (error instanceof ProgramFailed) return null;
    throw error;
  }
}

/**
 * How long a film or a sound from outside is, by its packets where its header claims otherwise: tools and providers are paid by
 * length, and what they are given is read to its end.
 */
export async function secondsIn(
  path: string,
  { type, duration }: Pick<ResultOf<"probe">, "type" | "duration">,
  signal: AbortSignal,
): Promise<number> {
  if (type === "image") return duration;
  const found = await lastPacket(path, signal);
  if (found === null) return duration;
  return Math.abs(found - duration) <= Math.max(OFF.seconds, OFF.share * duration) ? duration : found;
}
