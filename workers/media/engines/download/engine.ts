import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { runFfmpeg } from "../../render/ffmpeg.ts";
import { JobError, type JobContext } from "../../protocol/handler.ts";
import type { JobOf, ResultOf } from "../../protocol/jobs.ts";
import { probeFile } from "../probe/probe.ts";
import { fetchTo, LARGEST, type Reach } from "./guarded.ts";
import { readMediaPage } from "./page.ts";
import { fetchStream, isStream, tooLong } from "./stream.ts";
import { type Opened, openMedia } from "./streams.ts";

type Job = JobOf<"download">;
type Context = Pick<JobContext, "folder" | "signal" | "egress" | "progress">;

/** Of the whole, what fetching takes on the bar. */
const FETCHING = 0.7;
const SECONDS = 800;

interface Found {
  readonly files: readonly string[];
  readonly title: string;
}

const nameOf = (url: string): string => decodeURIComponent(new URL(url).pathname.split("/").at(-1) ?? "").replace(/\.[a-z0-9]{2,5}$/i, "");
const titleOf = (url: string): string => {
  try {
    return nameOf(url) || new URL(url).hostname;
  } catch {
    return new URL(url).hostname;
  }
};

const isPage = (text: string, type: string): boolean => /^text\/html|xhtml/.test(type) || /^\s*(?:<!--|<!doctype html|<html)/i.test(text);

/** Fetches what an address leads to: a file or a stream; the text of a page is answered instead. */
async function fetched(job: Job, address: string, context: Context, reach: Reach): Promise<Found | { page: string; url: string }> {
  const path = join(context.folder, "raw");
  await rm(path, { force: true });
  const { url, type } = await fetchTo(path, address, reach);
  const { size } = await stat(path);
  const text = size < 16_000_000 ? (await readFile(path)).toString("utf8") : "";
  if (isStream(text)) {
    const onShare = (share: number) => context.progress(share * FETCHING, "fetching");
    const streaming = { ...reach, folder: context.folder, maxSeconds: job.max_seconds, onShare };
    return { files: await fetchStream(text, url, streaming), title: titleOf(url) };
  }
  return isPage(text, type) ? { page: text, url } : { files: [path], title: titleOf(url) };
}

/** A page's film: the first address on it that leads to one. */
async function fromPage(job: Job, page: { page: string; url: string }, context: Context, reach: Reach): Promise<Found> {
  const { media, title, restricted } = readMediaPage(page.page, page.url);
  for (const address of media) {
    const found = await fetched(job, address, context, reach).catch((error: unknown) => {
      if (error instanceof JobError && error.code === "INPUT_UNREACHABLE") return null;
      throw error;
    });
    if (found && "files" in found) return { files: found.files, title: title || found.title };
  }
  throw new JobError(restricted ? "MEDIA_AGE" : "MEDIA_MISSING", "the page names no film that can be had");
}

const H264 = [
  "-c:v",
  "libx264",
  "-preset",
  "veryfast",
  "-crf",
  "20",
  "-pix_fmt",
  "yuv420p",
  "-vf",
  "scale='trunc(iw/2)*2':'trunc(ih/2)*2'",
];

/** A film that plays everywhere, re-encoded only where it does not yet. */
function filmArguments(picture: Opened, sound: Opened | undefined): string[] {
  const plays = picture.picture?.codec === "h264" && picture.picture.pixels === "yuv420p";
  const video = plays ? ["-c:v", "copy"] : H264;
  const audio = sound?.sound === "aac" ? ["-c:a", "copy"] : ["-c:a", "aac", "-b:a", "160k"];
  const inputs = sound && sound !== picture ? [...picture.input, ...sound.input] : picture.input;
  const maps = ["-map", "0:v:0", ...(sound ? ["-map", sound === picture ? "0:a:0" : "1:a:0"] : [])];
  return [...inputs, ...maps, ...video, ...(sound ? audio : []), "-map_metadata", "-1", "-movflags", "+faststart"];
}

function argumentsOf(take: Job["take"], opened: readonly Opened[]): string[] {
  const picture = opened.find((one) => one.picture);
  const sound = opened.findLast((one) => one.sound);
  if (take === "audio") {
    if (!sound) throw new JobError("MEDIA_SILENT", "the film has no sound");
    return [...sound.input, "-map", "0:a:0", "-vn", "-map_metadata", "-1", "-c:a", "libmp3lame", "-q:a", "2"];
  }
  if (!picture) throw new JobError("MEDIA_MISSING", "there is a sound, and no picture");
  return filmArguments(picture, sound);
}

/** Fetches the film or the sound behind an address and makes an MP4 or an MP3 of it; answers its path, too. */
export async function downloadMedia(job: Job, context: Context): Promise<ResultOf<"download"> & { path: string }> {
  const { folder, signal, egress, progress } = context;
  const reach: Reach = { egress, signal, budget: { bytes: LARGEST } };
  progress(0.02, "fetching");
  const first = await fetched(job, job.address, context, reach);
  const { files, title } = "page" in first ? await fromPage(job, first, context, reach) : first;
  const opened = await Promise.all(files.map((file) => openMedia(file, signal)));
  tooLong(Math.max(...opened.map(({ duration }) => duration)), job.max_seconds);
  progress(FETCHING, "converting");
  const path = join(folder, job.take === "video" ? "film.mp4" : "sound.mp3");
  await runFfmpeg([...argumentsOf(job.take, opened), path], signal, { patient: true, seconds: SECONDS });
  const [{ size }, { width, height, duration }] = await Promise.all([stat(path), probeFile(path, signal)]);
  // What was converted is as long as it is, whatever its header claimed; a second is what converting may add.
  tooLong(duration - 1, job.max_seconds);
  return { path, title, duration, width, height, bytes: size, engine: "reelwright-download" };
}
