import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import { runConfined } from "../../processes/confined.ts";
import type { UNDER } from "../../protocol/dubbing.ts";

const SECONDS = 600;
/** What the built-in voices are levelled to. */
const VOICE_LUFS = -16;
/** A film is neither whispered nor shouted over: the new voice keeps within these. */
const [QUIETEST, LOUDEST] = [-24, -13] as const;
/** How much of the original is left under the voice, in dB. */
const QUIET_DB = -20;
/** Below this difference between its sides a film's sound is as good as mono: nothing is left when its middle is taken out. */
const STEREO_DB = -26;

export type Under = (typeof UNDER)[number];
export interface Original {
  readonly path: string;
  readonly stream: number;
  readonly channels: number;
  readonly duration: number;
}

async function run(path: string, before: readonly string[], after: readonly string[], signal: AbortSignal): Promise<string> {
  const command = [await ffmpeg(), "-hide_banner", "-nostdin", "-y", ...UNTRUSTED_FILM, "-i", path, ...before, ...after] as const;
  return (await runConfined([...command], { signal, seconds: SECONDS })).stderr;
}

const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? Number.NEGATIVE_INFINITY);

export interface Heard {
  /** LUFS; null for silence. */
  readonly loudness: number | null;
  /** Whether its sides have something that its middle has not. */
  readonly stereo: boolean;
}

/** Measures the original: how loud it is, and whether its sides differ. */
export async function hear({ path, stream, channels }: Original, signal: AbortSignal): Promise<Heard> {
  const said = await run(path, [], ["-map", `0:${stream}`, "-af", "ebur128=framelog=verbose", "-f", "null", "-"], signal);
  const lufs = numberIn(said.slice(said.lastIndexOf("Summary:")), /I:\s+(-?[\d.]+) LUFS/);
  const loudness = lufs > -69 ? lufs : null;
  if (channels < 2) return { loudness, stereo: false };
  const split =
    "aformat=channel_layouts=stereo,pan=stereo|c0=0.5*c0+0.5*c1|c1=0.5*c0-0.5*c1,astats=measure_overall=none:measure_perchannel=RMS_level";
  const [middle = "", side = ""] = (await run(path, [], ["-map", `0:${stream}`, "-af", split, "-f", "null", "-"], signal)).split(
    "Channel: 2",
  );
  const level = (text: string) => numberIn(text, /RMS level dB:\s*(-?[\d.]+|-inf)/);
  return { loudness, stereo: level(side) - level(middle) > STEREO_DB };
}

/** The original as it is heard under a line. */
function bedFilter(under: Under): string {
  if (under === "off") return "volume=0";
  if (under === "quiet") return `volume=${QUIET_DB}dB`;
  // Voices stand in the middle: what both sides share is taken out but for its lows, and a shade of the rest.
  return [
    "asplit=3[s][l][q]",
    "[s]pan=stereo|c0=0.5*c0-0.5*c1|c1=0.5*c1-0.5*c0,volume=1.4[side]",
    "[l]pan=stereo|c0=0.5*c0+0.5*c1|c1=0.5*c0+0.5*c1,lowpass=f=110:p=2,volume=-3dB[low]",
    `[q]volume=${QUIET_DB - 6}dB[rest]`,
    "[side][low][rest]amix=inputs=3:normalize=0",
  ].join(";");
}

/**
 * Mixes the original and the new voice (voice.ts) into AAC, to the film's length: between lines the original is as it was,
 * under them what `under` leaves of it.
 */
export async function mixSound(
  original: Original | null,
  voice: string,
  how: { under: Under; heard: Heard; seconds: number; out: string; signal: AbortSignal; source: string },
) {
  const { under, heard, seconds, out, signal, source } = how;
  const gain = heard.loudness === null ? 0 : Math.min(LOUDEST, Math.max(QUIETEST, heard.loudness)) - VOICE_LUFS;
  const length = seconds.toFixed(6);
  const whole = `aresample=48000:async=1:first_pts=0,aformat=sample_fmts=fltp:channel_layouts=stereo,apad,atrim=0:${length}`;
  const spoken = `aresample=48000,apad,atrim=0:${length}`;
  const middle = `pan=stereo|c0=c0|c1=c0,volume=${gain.toFixed(2)}dB`;
  const end = "alimiter=limit=0.89:attack=3:release=60:level=0";
  const graph = original
    ? [
        `[1:a]${spoken},asplit=3[v0][v1][v2]`,
        `[v0]${middle}[voice]`,
        "[v1]pan=stereo|c0=c1|c1=c1[open]",
        "[v2]pan=stereo|c0=c2|c1=c2[shut]",
        `[0:${original.stream}]${whole},asplit=2[all][under]`,
        `[under]${bedFilter(under)}[bed]`,
        "[all][open]amultiply[a]",
        "[bed][shut]amultiply[b]",
        `[a][b][voice]amix=inputs=3:normalize=0:duration=first,${end}[out]`,
      ]
    : [`[1:a]${spoken},${middle},${end}[out]`];
  const code = [
    "-filter_complex",
    graph.join(";"),
    "-map",
    "[out]",
    "-t",
    length,
    "-c:a",
    "aac",
    "-b:a",
    "192k",
    "-ar",
    "48000",
    "-ac",
    "2",
  ];
  await run(original?.path ?? source, ["-i", voice], [...code, "-map_metadata", "-1", out], signal);
}
