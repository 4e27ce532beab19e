import { stat } from "node:fs/promises";
import { join } from "node:path";
import { documentDuration, onlineAssets, type TimelineDocument } from "../../../timeline/document.ts";
import { seconds } from "../../../timeline/time.ts";
import { JobError, type JobContext, type JobHandler } from "../protocol/handler.ts";
import type { JobOf } from "../protocol/jobs.ts";
import { encodeSound, finishFile } from "./finish.ts";
import { measureLoudness, normaliser } from "./loudness.ts";
import { made, openSession, type Session } from "./session.ts";
import type { Mount } from "./loopback.ts";

const LIMITS = { seconds: 600, assetBytes: 200 * 1024 * 1024 };
/**
 * 6 Mbps for 1080×1920 at 30: against 80 Mbps VMAF 98 for clean pictures and 94 for grain and halftone, at most 3 less
 * than twice as much gives.
 */
const bitrate = (width: number, height: number, fps: number) => Math.round(Math.min(24e6, Math.max(1e6, width * height * fps * 0.0965)));

function checkLimits(job: JobOf<"render">): number {
  const duration = seconds(documentDuration(job.document));
  if (duration > LIMITS.seconds)
    throw new JobError("INPUT_TOO_LARGE", `${duration.toFixed(1)} s is longer than ${LIMITS.seconds} s`, {
      values: { seconds: Math.ceil(duration), max: LIMITS.seconds },
    });
  if (duration <= 0) throw new JobError("INPUT_TOO_SMALL", "the timeline is empty");
  return duration;
}

export async function fetchAssets(
  document: TimelineDocument,
  urls: Record<string, string>,
  context: JobContext,
): Promise<Map<string, string>> {
  const entries = await Promise.all(
    onlineAssets(document).map(async ([id, asset]) => {
      const url = urls[id];
      if (!url) throw new JobError("INPUT_UNREACHABLE", `asset ${id} has no url`);
      return [id, await context.fetch({ key: asset.url, url }, { bytes: LIMITS.assetBytes })] as const;
    }),
  );
  return new Map(entries);
}

/** Measures seconds by name. */
function stopwatch() {
  const timings: Record<string, number> = {};
  return {
    timings,
    async time<T>(name: string, work: () => Promise<T>): Promise<T> {
      const start = performance.now();
      try {
        return await work();
      } finally {
        timings[name] = Math.round(performance.now() - start) / 1000;
      }
    },
  };
}

/** The delivered sound, made while frames are drawn, and how loud it came out; null for silence. */
async function soundOf(
  session: Session,
  mount: Mount,
  { duration, signal }: { duration: number; signal: AbortSignal },
): Promise<{ path: string; lufs: number | null }> {
  const path = made(mount, "mix.wav");
  const filter = (await session.call("sound")) ? await normaliser(path, signal) : null;
  const out = made(mount, "sound.m4a");
  await encodeSound({ mix: filter === null ? null : { path, filter }, duration, out }, signal);
  return { path: out, lufs: filter === null ? null : await measureLoudness(out, signal) };
}

const posterName = ({ poster }: JobOf<"render">) => (poster.content_type === "image/webp" ? "poster.webp" : "poster.jpg");

/** A cancelled job fails with its reason; anything unforeseen (Chromium gone, ffmpeg ended) with a code. */
export function failure(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof JobError) return error;
  return new JobError("ENGINE_FAILED", error instanceof Error ? error.message.slice(0, 400) : String(error), { cause: error });
}

/** Draws a timeline document into an MP4 (H.264 High, BT.709 limited, AAC 48 kHz at −14 LUFS) and a poster. */
export const render: JobHandler<"render"> = (job, context) =>
  work(job, context).catch((error: unknown) => {
    throw failure(error, context.signal);
  });

const work: JobHandler<"render"> = async (job, context) => {
  const { document } = job;
  const { signal, folder } = context;
  const duration = checkLimits(job);
  const { timings, time } = stopwatch();
  const assets = await time("fetch", () => fetchAssets(document, job.urls, context));
  const mount: Mount = { assets, folder, progress: (fraction) => context.progress(0.1 + fraction * 0.8, "drawing") };
  await using session = await time("open", () => openSession(document, mount, { scale: job.scale, signal }));
  context.progress(0.1, "drawing");
  const sounding = time("sound", () => soundOf(session, mount, { duration, signal }));
  sounding.catch(() => {});
  const { width, height } = session;
  const poster = { at: Math.min(1.4, duration / 2), type: job.poster.content_type };
  await time("draw", () => session.call("encode", { fps: job.fps, bitrate: bitrate(width, height, job.fps), poster }, posterName(job)));
  const sound = await sounding;
  context.progress(0.92, "finishing");
  const out = join(folder, "finished.mp4");
  await time("finish", () => finishFile({ video: made(mount, "video.mp4"), sound: sound.path, title: job.title, out }, signal));
  context.progress(0.96, "delivering");
  await time("deliver", () => Promise.all([context.put(job.video, out), context.put(job.poster, made(mount, posterName(job)))]));
  const { size } = await stat(out);
  return { duration, width, height, fps: job.fps, bytes: size, loudness_lufs: sound.lufs, timings, engine: "reelwright-chromium" };
};
