import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import { runConfined } from "../../processes/confined.ts";
import type { ResultOf } from "../../protocol/jobs.ts";

type Sound = NonNullable<ResultOf<"study">["sound"]>;

const SECONDS = 120;
/** Quieter than this for longer than that is silence. */
export const FILTERS = "silencedetect=noise=-45dB:duration=0.4,ebur128";
/** What ebur128 says of silence, in LUFS. */
const NOTHING = -69;

/** What silencedetect and ebur128 wrote of a sound. */
export function soundOf(report: string, duration: number): Sound {
  const starts = [...report.matchAll(/silence_start: (-?[\d.]+)/g)].map(([, at]) => Math.max(0, Number(at)));
  const ends = [...report.matchAll(/silence_end: ([\d.]+)/g)].map(([, at]) => Number(at));
  const silences = starts
    .map((start, n) => ({ start, end: Math.min(ends[n] ?? duration, duration) }))
    .filter(({ start, end }) => end > start);
  const [, loudness = ""] = [...report.matchAll(/ I:\s+(-?[\d.]+) LUFS/g)].at(-1) ?? [];
  return { silences, loudness: loudness === "" || Number(loudness) <= NOTHING ? null : Number(loudness) };
}

/** Listens to a film. @throws ProgramFailed */
export async function listen(path: string, duration: number, signal: AbortSignal): Promise<Sound> {
  const hear = ["-map", "0:a:0", "-af", FILTERS, "-f", "null", "-"];
  const command = [await ffmpeg(), "-v", "info", "-nostats", "-nostdin", ...UNTRUSTED_FILM, "-i", path, ...hear] as const;
  const { stderr } = await runConfined([...command], { signal, seconds: SECONDS });
  return soundOf(stderr, duration);
}
