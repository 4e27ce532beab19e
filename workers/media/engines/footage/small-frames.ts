import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import type { FilmFacts } from "./facts.ts";
import { fitted, plain } from "./filters.ts";
import { rawOutput } from "./raw.ts";
import { giveWay } from "../../jobs/precedence.ts";
import { startConfined } from "../../processes/confined.ts";

/** How often a film is looked at, a second, and how large. */
export const LOOKS = 8;
const LONGEST = 192;
/** Of a film, from its start: two frames a year apart would be filled up with more looks than memory holds. */
const FILM_SECONDS = 3600;
/** By the clock. */
const STRIP_SECONDS = 300;

export interface Small {
  readonly width: number;
  readonly height: number;
  /** RGB, three bytes a pixel. */
  readonly rgb: Buffer;
}

/** Small frames of a film, in order, LOOKS a second, until it ends or breaks off. A long 4K film is decoded without its loop filter. */
export async function* strip(path: string, facts: FilmFacts, signal: AbortSignal): AsyncGenerator<Small> {
  const size = fitted(facts, LONGEST);
  const quick = Math.max(facts.width, facts.height) * facts.duration > 1920 * 60 ? ["-skip_loop_filter", "all"] : [];
  const filters = [`fps=${LOOKS}:start_time=0:eof_action=pass`, ...plain(facts, size, "area")].join(",");
  const command = [
    await ffmpeg(),
    "-v",
    "quiet",
    "-nostdin",
    ...quick,
    ...UNTRUSTED_FILM,
    "-i",
    path,
    "-map",
    `0:${facts.stream}`,
    "-vf",
    filters,
    "-t",
    String(FILM_SECONDS),
    ...rawOutput("rgb24"),
  ] as const;
  const child = await startConfined(command, { signal, seconds: STRIP_SECONDS, stdout: "pipe" });
  child.stderr?.resume();
  if (child.pid !== undefined) giveWay("films", child.pid);
  child.on("error", () => child.stdout?.destroy());
  const bytes = size.width * size.height * 3;
  let held: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of (child.stdout ?? []) as AsyncIterable<Buffer>) {
      held = held.length > 0 ? Buffer.concat([held, chunk]) : chunk;
      for (; held.length >= bytes; held = held.subarray(bytes)) yield { ...size, rgb: held.subarray(0, bytes) };
    }
  } finally {
    child.kill("SIGKILL");
  }
  signal.throwIfAborted();
}
