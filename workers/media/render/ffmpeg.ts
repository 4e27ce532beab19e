import { ffmpeg } from "../binaries/ffmpeg.ts";
import { giveWay } from "../jobs/precedence.ts";
import { ProgramFailed, runConfined } from "../processes/confined.ts";
import { JobError } from "../protocol/handler.ts";

interface FfmpegOptions {
  /** It gives way as films do. */
  readonly patient?: boolean;
  /** By the clock. */
  readonly seconds?: number;
}

/** Longer than any one step of any job: a film of ten minutes is encoded in less. */
const SECONDS = 400;

/** Runs ffmpeg, confined, to its end; answers what it wrote to stderr. Killed by `signal`. @throws JobError ENGINE_FAILED */
export async function runFfmpeg(
  args: readonly string[],
  signal: AbortSignal,
  { patient = false, seconds = SECONDS }: FfmpegOptions = {},
): Promise<string> {
  const command = [await ffmpeg(), "-hide_banner", "-nostdin", "-y", ...args] as const;
  try {
    const { stderr } = await runConfined(command, { signal, seconds }, ({ pid }) => {
      if (patient && pid !== undefined) giveWay("films", pid);
    });
    return stderr;
  } catch (error) {
    if (error instanceof ProgramFailed) throw new JobError("ENGINE_FAILED", `ffmpeg: ${error.message}`, { cause: error });
    throw error;
  }
}
