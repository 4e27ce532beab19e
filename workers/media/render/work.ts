import { documentDuration, onlineAssets, type TimelineDocument } from "../../../timeline/document.ts";
import { seconds } from "../../../timeline/time.ts";
import { JobError, type JobContext } from "../protocol/handler.ts";
import type { JobOf } from "../protocol/jobs.ts";
import { LONGEST_SECONDS } from "../protocol/rendering.ts";

/** Half an hour of 1080p is drawn in less than 1.5 GB (decision 112). */
const LIMITS = { seconds: LONGEST_SECONDS, assetBytes: 200 * 1024 * 1024 };

/** What is drawn: the same for every kind of file. */
export type Drawn = Pick<JobOf<"render">, "document" | "urls" | "scale" | "rate" | "title">;

/** Seconds of a document. @throws JobError where there is none, or more than a film may have */
export function checkLimits(document: TimelineDocument): number {
  const duration = seconds(documentDuration(document));
  if (duration > LIMITS.seconds)
    throw new JobError("INPUT_TOO_LARGE", `${duration.toFixed(1)} s is longer than ${LIMITS.seconds} s`, {
      values: { seconds: Math.ceil(duration), max: LIMITS.seconds },
    });
  if (duration <= 0) throw new JobError("INPUT_TOO_SMALL", "the timeline is empty");
  return duration;
}

/** The document's files by asset id. */
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
export function stopwatch() {
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

/** A cancelled job fails with its reason; anything unforeseen (Chromium gone, ffmpeg ended) with a code. */
export function failure(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof JobError) return error;
  return new JobError("ENGINE_FAILED", error instanceof Error ? error.message.slice(0, 400) : String(error), { cause: error });
}
