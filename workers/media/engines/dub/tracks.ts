import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import { runConfined } from "../../processes/confined.ts";
import type { JobHandler } from "../../protocol/handler.ts";
import type { ResultOf } from "../../protocol/jobs.ts";
import { filmFacts, filmReport } from "../footage/facts.ts";
import { posterOf } from "../footage/poster.ts";

const FILM_BYTES = 1024 ** 3;
const SECONDS = 300;
/** Subtitles that are text; those that are pictures say nothing that can be read. */
const TEXTS = new Set(["subrip", "mov_text", "ass", "ssa", "webvtt", "text"]);
const MOST_TRACKS = 4;
/** What a transcriber is sent: speech needs no more, and half an hour of it is 11 MB. */
const SPOKEN = {
  small: ["-ac", "1", "-ar", "16000", "-c:a", "libmp3lame", "-b:a", "48k"],
  // What speaks it anew hears more: five minutes of it are 7 MB.
  whole: ["-ac", "2", "-ar", "44100", "-c:a", "libmp3lame", "-b:a", "192k"],
} as const;
const MOST_TEXT = 400_000;

type Track = ResultOf<"tracks">["subtitles"][number];

async function run(path: string, after: readonly string[], signal: AbortSignal): Promise<void> {
  const command = [await ffmpeg(), "-v", "error", "-nostdin", "-y", ...UNTRUSTED_FILM, "-i", path, ...after] as const;
  await runConfined([...command], { signal, seconds: SECONDS });
}

/** One text track as SubRip; null for one that is too large, or cannot be read. */
async function textOf(path: string, index: number, out: string, signal: AbortSignal): Promise<string | null> {
  try {
    await run(path, ["-map", `0:${index}`, "-c:s", "srt", "-f", "srt", out], signal);
    return (await stat(out)).size > MOST_TEXT ? null : await readFile(out, "utf8");
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** The text tracks, the picture, and the small sound of a film. @throws JobError INPUT_UNREADABLE */
export const tracks: JobHandler<"tracks"> = async (job, context) => {
  const { folder, signal } = context;
  const path = await context.fetch(job.film, { bytes: FILM_BYTES });
  const [facts, { streams }] = [await filmFacts(path, signal), await filmReport(path, signal)];
  const subtitles: Track[] = [];
  for (const { index, codec_name = "", tags } of streams.filter(({ codec_type }) => codec_type === "subtitle").slice(0, MOST_TRACKS)) {
    const text = TEXTS.has(codec_name) ? await textOf(path, index, join(folder, `track-${index}.srt`), signal) : null;
    if (text) subtitles.push({ language: tags?.language?.slice(0, 20) ?? "", text });
  }
  context.progress(0.4, "reading");
  const sound = streams.find(({ codec_type }) => codec_type === "audio");
  if (job.audio && sound) {
    const out = join(folder, "sound.mp3");
    await run(path, ["-map", `0:${sound.index}`, ...SPOKEN[job.sound], out], signal);
    await context.put(job.audio, out);
  }
  context.progress(0.8, "reading");
  await context.put(job.poster, await posterOf(path, join(folder, "poster.jpg"), signal));
  const { width, height, duration } = facts;
  const size = { width: Math.round(width), height: Math.round(height) };
  return { ...size, duration, has_sound: sound !== undefined, subtitles, engine: "reelwright-tracks" };
};
