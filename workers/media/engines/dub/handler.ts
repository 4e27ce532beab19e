import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeSrt } from "../../../../timeline/subtitles/write.ts";
import { ffmpeg } from "../../binaries/ffmpeg.ts";
import { UNTRUSTED_FILM } from "../../binaries/untrusted.ts";
import { ProgramFailed, runConfined } from "../../processes/confined.ts";
import { JobError, type JobContext, type JobHandler } from "../../protocol/handler.ts";
import type { JobOf, ResultOf } from "../../protocol/jobs.ts";
import { type FilmFacts, filmFacts, filmReport } from "../footage/facts.ts";
import { posterOf } from "../footage/poster.ts";
import { probeFile } from "../probe/probe.ts";
import { hear, mixSound, type Original } from "./mix.ts";
import { burnLines } from "./picture.ts";
import { writeVoice } from "./voice.ts";

const FILM_BYTES = 1024 ** 3;
const LINE_BYTES = 64 * 1024 * 1024;
const SECONDS = 300;
/** What an MP4 calls the languages of its tracks (ISO 639-2). */
const TRACK_LANGUAGE: Readonly<Record<string, string>> = {
  en: "eng",
  zh: "zho",
  es: "spa",
  fr: "fra",
  de: "deu",
  it: "ita",
  pt: "por",
  ja: "jpn",
  ko: "kor",
};

interface Work {
  job: JobOf<"dub">;
  path: string;
  facts: FilmFacts;
  sound: Original | null;
  context: JobContext;
  /** The film that its sound is taken from, where that is another one. */
  heardIn: string | null;
}

/** The new sound; null where the film keeps its own. */
async function soundOf({ job, path, facts, sound, context }: Work): Promise<{ out: string; bed: ResultOf<"dub">["bed"] } | null> {
  if (job.lines.length === 0) return null;
  const { folder, signal } = context;
  const lines = await Promise.all(
    job.lines.map(async ({ audio, ...line }) => ({ ...line, path: await context.fetch(audio, { bytes: LINE_BYTES }) })),
  );
  const voice = await writeVoice(lines, facts.duration, { folder, signal });
  context.progress(0.15, "mixing");
  const heard = sound ? await hear(sound, signal) : { loudness: null, stereo: false };
  const under = job.under === "music" && !heard.stereo ? "quiet" : job.under;
  const out = join(folder, "sound.m4a");
  await mixSound(sound, voice, { under, heard, seconds: facts.duration, out, signal, source: path });
  return { out, bed: sound ? under : "none" };
}

interface Joined {
  picture: string;
  sound: string | null;
  copies: boolean;
}

/** Picture, sound and soft subtitles in one file; nothing is encoded here but the subtitles. */
async function muxed({ job, path, facts, sound, context, heardIn }: Work, { picture, sound: made, copies }: Joined): Promise<string> {
  const { folder, signal } = context;
  const out = join(folder, "dubbed.mp4");
  const inputs = [...UNTRUSTED_FILM, "-i", path];
  const maps = [];
  let next = 1;
  if (copies) maps.push("-map", `0:${facts.stream}`);
  else {
    inputs.push("-i", picture);
    maps.push("-map", `${next}:v:0`);
    next += 1;
  }
  if (made) {
    inputs.push("-i", made);
    maps.push("-map", `${next}:a:0`);
    next += 1;
  } else if (heardIn) {
    inputs.push(...UNTRUSTED_FILM, "-i", heardIn);
    maps.push("-map", `${next}:a:0?`);
    next += 1;
  } else if (sound) maps.push("-map", `0:${sound.stream}`);
  const language = TRACK_LANGUAGE[job.language.slice(0, 2)] ?? "und";
  if (job.show === "soft" && job.subtitles.length > 0) {
    const list = join(folder, "lines.srt");
    await writeFile(list, writeSrt(job.subtitles));
    inputs.push("-f", "srt", "-i", list);
    maps.push("-map", `${next}:s:0`, "-c:s", "mov_text", "-metadata:s:s:0", `language=${language}`, "-disposition:s:0", "default");
  }
  const kept = heardIn && !made ? ["-c:a", "aac", "-b:a", "192k"] : ["-c:a", "copy"];
  const codecs = ["-c:v", "copy", ...kept, ...(made ? ["-metadata:s:a:0", `language=${language}`] : [])];
  const after = [...maps, ...codecs, "-map_metadata", "-1", "-movflags", "+faststart", out];
  const command = [await ffmpeg(), "-v", "error", "-nostdin", "-y", ...inputs, ...after] as const;
  await runConfined([...command], { signal, seconds: SECONDS });
  return out;
}

/** A film whose packets an MP4 does not hold is encoded, with no lines drawn into it. */
async function joined(work: Work, sound: string | null): Promise<{ path: string; picture: "copied" | "encoded" }> {
  const { job, path, facts, context } = work;
  const picture = join(context.folder, "picture.mp4");
  const encoded = async (lines: typeof job.subtitles) => {
    await burnLines(path, facts, lines, picture, context);
    return { path: await muxed(work, { picture, sound, copies: false }), picture: "encoded" as const };
  };
  if (job.show === "burned" && job.subtitles.length > 0) return encoded(job.subtitles);
  try {
    return { path: await muxed(work, { picture, sound, copies: true }), picture: "copied" };
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    return encoded([]);
  }
}

/** A film with a new voice, and its subtitles. @throws JobError INPUT_UNREADABLE, INPUT_TOO_SMALL */
export const dub: JobHandler<"dub"> = async (job, context) => {
  const { folder, signal } = context;
  const path = await context.fetch(job.film, { bytes: FILM_BYTES });
  const [facts, { streams }] = [await filmFacts(path, signal), await filmReport(path, signal)];
  const stream = streams.find(({ codec_type }) => codec_type === "audio");
  const sound = stream ? { path, stream: stream.index, channels: stream.channels ?? 2, duration: facts.duration } : null;
  const heardIn = job.sound_of ? await context.fetch(job.sound_of, { bytes: FILM_BYTES }) : null;
  const work = { job, path, facts, sound, context, heardIn };
  try {
    const made = await soundOf(work);
    context.progress(0.3, "drawing");
    const { path: out, picture } = await joined(work, made?.out ?? null);
    context.progress(0.9, "delivering");
    await context.put(job.video, out);
    await context.put(job.poster, await posterOf(out, join(folder, "poster.jpg"), signal));
    const { width, height, duration } = await probeFile(out, signal);
    const { size: bytes } = await stat(out);
    return {
      width,
      height,
      duration,
      film_duration: facts.duration,
      bytes,
      picture,
      bed: made?.bed ?? (sound || heardIn ? "kept" : "none"),
      engine: "reelwright-dub",
    };
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof ProgramFailed ? new JobError("INPUT_UNREADABLE", "the film cannot be decoded", { cause }) : cause;
  }
};
