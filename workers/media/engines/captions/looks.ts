import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import type { FilmFacts } from "../footage/facts.ts";
import { fitted, plain } from "../footage/filters.ts";
import { rawOutput, rawPictures } from "../footage/raw.ts";

/** How often a film is looked at, a second, and how large: a caption of a fortieth of the height has strokes of two pixels. */
export const LOOKS = 3;
const LONGEST = 640;
const SECONDS = 280;

/** The light of a film at one time. */
export interface Look {
  readonly at: number;
  readonly width: number;
  readonly height: number;
  readonly luma: Uint8Array;
}

/** Small grey pictures of a film, in their order. */
export async function* looks(path: string, facts: FilmFacts, signal: AbortSignal): AsyncGenerator<Look> {
  const size = fitted(facts, LONGEST);
  const filters = [`fps=${LOOKS}`, ...plain(facts, size, "area"), "format=gray"].join(",");
  const read = ["-nostdin", ...UNTRUSTED_FILM, "-i", path, "-map", `0:${facts.stream}`, "-vf", filters];
  const command = [await ffmpeg(), "-v", "error", ...read, ...rawOutput("gray")] as const;
  let count = 0;
  for await (const luma of rawPictures([...command], size.width * size.height, { signal, seconds: SECONDS })) {
    yield { at: count / LOOKS, ...size, luma };
    count += 1;
  }
}

/** Of its tones, how many are others after a cut. */
const CHANGED = 0.35;
const TONES = 32;

function tonesOf({ luma }: Look): Float64Array {
  const tones = new Float64Array(TONES);
  for (const value of luma) tones[value >> 3] = (tones[value >> 3] ?? 0) + 1 / luma.length;
  return tones;
}

/** Whether another scene begins between two looks: most tones are others. */
export function isCut(before: Look, now: Look): boolean {
  const tones = tonesOf(before);
  return tonesOf(now).reduce((sum, share, n) => sum + Math.abs(share - (tones[n] ?? 0)), 0) / 2 > CHANGED;
}
