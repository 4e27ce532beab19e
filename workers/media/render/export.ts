import { stat } from "node:fs/promises";
import { join } from "node:path";
import { GIF } from "../../../timeline/gif.ts";
import { JobError, type JobContext, type JobHandler } from "../protocol/handler.ts";
import type { JobOf, ResultOf } from "../protocol/jobs.ts";
import { runFfmpeg } from "./ffmpeg.ts";
import { makeFilm } from "./film.ts";
import { named } from "./finish.ts";
import type { Mount } from "./loopback.ts";
import { made, openSession } from "./session.ts";
import { soundOf } from "./sound.ts";
import { checkLimits, failure, fetchAssets, stopwatch } from "./work.ts";

type Job = JobOf<"export">;
type Result = ResultOf<"export">;

async function film(job: Job, context: JobContext): Promise<Result> {
  if (!job.poster) throw new JobError("ENGINE_FAILED", "a film has a poster");
  const { fps: _fps, ...result } = await makeFilm(job, context, { ending: "webm", video: job.file, poster: job.poster });
  return result;
}

interface Made {
  readonly path: string;
  readonly facts: Pick<Result, "width" | "height" | "duration" | "loudness_lufs">;
}

/** Opens the document, lets `make` make one file of it, and delivers that. */
async function file(
  job: Job,
  context: JobContext,
  { scale, make }: { scale: number; make: (session: Awaited<ReturnType<typeof openSession>>, mount: Mount) => Promise<Made> },
): Promise<Result> {
  const { signal, folder } = context;
  const { timings, time } = stopwatch();
  const assets = await time("fetch", () => fetchAssets(job.document, job.urls, context));
  const mount: Mount = { assets, folder, progress: (fraction) => context.progress(0.1 + fraction * 0.75, "drawing") };
  await using session = await time("open", () => openSession(job.document, mount, { scale, signal }));
  const { path, facts } = await time("make", () => make(session, mount));
  context.progress(0.96, "delivering");
  await time("deliver", () => context.put(job.file, path));
  return { ...facts, bytes: (await stat(path)).size, timings, engine: "reelwright-chromium" };
}

const sound = (job: Job, context: JobContext): Promise<Result> => {
  const { signal, folder } = context;
  const duration = checkLimits(job.document);
  return file(job, context, {
    scale: job.scale,
    async make(session, mount) {
      const levelled = await soundOf(session, mount, { duration, ending: job.format, kept: null, signal });
      const path = join(folder, `named.${job.format}`);
      await runFfmpeg(["-i", levelled.path, "-c", "copy", ...named(job.title), path], signal);
      return { path, facts: { width: 0, height: 0, duration, loudness_lufs: levelled.lufs } };
    },
  });
};

const COLOURS = "split[a][b];[a]palettegen=stats_mode=diff[colours];[b][colours]paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle";

const gif = (job: Job, context: JobContext): Promise<Result> => {
  const { document, at } = job;
  const duration = Math.min(GIF.seconds, checkLimits(document) - at);
  if (duration <= 0) throw new JobError("INPUT_TOO_SMALL", `the timeline has no frame at ${at} s`);
  const count = Math.max(1, Math.round(duration * GIF.fps));
  return file(job, context, {
    scale: Math.min(1, GIF.longestSide / Math.max(document.canvas.width, document.canvas.height)),
    async make({ width, height, call }, mount) {
      await call("frames", { from: at, fps: GIF.fps, count }, "gif");
      const path = join(context.folder, "finished.gif");
      const frames = ["-framerate", String(GIF.fps), "-i", made(mount, "gif-%d.png")];
      await runFfmpeg([...frames, "-filter_complex", COLOURS, "-loop", "0", path], context.signal);
      return { path, facts: { width, height, duration: count / GIF.fps, loudness_lufs: null } };
    },
  });
};

const MAKERS = { webm: film, gif, mp3: sound, wav: sound } as const;

/** A document as WebM (VP9, Opus), GIF, MP3 or WAV: drawn and mixed as its MP4 is. */
export const exportFile: JobHandler<"export"> = async (job, context) => {
  try {
    return await MAKERS[job.format](job, context);
  } catch (error) {
    throw failure(error, context.signal);
  }
};
