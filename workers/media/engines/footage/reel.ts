import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import { runFfmpeg } from "../../render/ffmpeg.ts";
import type { FilmFacts } from "./facts.ts";
import { plain } from "./filters.ts";
import type { Moment } from "./moments.ts";

/** Frames a second of every reel, and of every ad. */
const REEL_FPS = 30;
/** How much longer than its moment a piece of the reel is: what a passage to the next shot shows of it. */
const HANDLE = 0.8;

/** A seek to the very time of a frame may miss it by rounding. */
const EARLY = 0.002;

export interface Piece {
  readonly start: number;
  readonly end: number;
}

const frames = (seconds: number) => Math.round(seconds * REEL_FPS);

/** One moment as an input: no further than its shot goes, then its last frame held. */
function input(path: string, { start, end, shotEnd }: Moment): string[] {
  const upto = Math.max(end, Math.min(shotEnd - 1 / REEL_FPS, end + HANDLE));
  return ["-ss", Math.max(0, start - EARLY).toFixed(4), "-t", (upto - start).toFixed(4), ...UNTRUSTED_FILM, "-i", path];
}

/** Where each moment lies in the reel, in seconds. */
export function piecesOf(moments: readonly Moment[]): Piece[] {
  let at = 0;
  return moments.map(({ start, end }) => {
    const piece = { start: at / REEL_FPS, end: (at + frames(end - start)) / REEL_FPS };
    at += frames(end - start) + frames(HANDLE);
    return piece;
  });
}

/**
 * Cuts the moments out of a film and lays them one after the other: upright, mute, H.264 eight bits BT.709, 30 even
 * frames a second, a keyframe every half second. Players and the renderer read it alike, whatever the film was.
 * It is only cut from: encoded in haste, and with bytes to spare (decision 021).
 */
export async function cutReel(
  path: string,
  out: string,
  { facts, moments, size }: { facts: FilmFacts; moments: readonly Moment[]; size: { width: number; height: number } },
  signal: AbortSignal,
): Promise<void> {
  const chain = (moment: Moment, i: number) => {
    const count = frames(moment.end - moment.start) + frames(HANDLE);
    const steps = [
      `fps=${REEL_FPS}:start_time=0`,
      ...plain(facts, size),
      "tpad=stop_mode=clone:stop_duration=30",
      `trim=end_frame=${count}`,
      "setpts=PTS-STARTPTS",
    ];
    return `[${i}:${facts.stream}]${steps.join(",")}[m${i}]`;
  };
  const graph = `${moments.map(chain).join(";")};${moments.map((_, i) => `[m${i}]`).join("")}concat=n=${moments.length}:v=1[reel]`;
  await runFfmpeg(
    [
      ...moments.flatMap((moment) => input(path, moment)),
      "-filter_complex",
      graph,
      "-map",
      "[reel]",
      "-an",
      "-r",
      String(REEL_FPS),
      "-c:v",
      "libx264",
      "-preset",
      "ultrafast",
      "-crf",
      "16",
      "-pix_fmt",
      "yuv420p",
      "-g",
      "15",
      "-bf",
      "0",
      "-color_range",
      "tv",
      "-colorspace",
      "bt709",
      "-color_primaries",
      "bt709",
      "-color_trc",
      "bt709",
      "-movflags",
      "+faststart",
      out,
    ],
    signal,
    { patient: true },
  );
}

/** One frame of a film as JPEG. */
export const cutStill = (path: string, at: number, out: string, signal: AbortSignal, filters: readonly string[] = []): Promise<string> =>
  runFfmpeg(
    [
      "-ss",
      at.toFixed(4),
      ...UNTRUSTED_FILM,
      "-i",
      path,
      "-frames:v",
      "1",
      ...(filters.length > 0 ? ["-vf", filters.join(",")] : []),
      "-pix_fmt",
      "yuvj420p",
      "-q:v",
      "3",
      out,
    ],
    signal,
  );
