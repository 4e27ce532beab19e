import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { JobContext } from "../../protocol/handler.ts";
import type { JobOf } from "../../protocol/jobs.ts";
import { probeFile } from "../probe/probe.ts";
import { posterOf } from "./poster.ts";

const FILM_BYTES = 1024 ** 3;

/** What is said of a film that was made. */
export async function clipOf(path: string, signal: AbortSignal) {
  const { width, height, duration } = await probeFile(path, signal);
  return { width, height, duration, bytes: (await stat(path)).size };
}

/** A film as it was and as it has become. */
export interface ComparedFiles {
  readonly source: string;
  readonly before: string;
  readonly after: string;
}

/** One film, before and after, and a poster. */
export async function putCompared<R>(
  job: JobOf<"enhance"> | JobOf<"erase">,
  context: JobContext,
  work: (files: Readonly<Record<keyof ComparedFiles, string>>) => Promise<R>,
): Promise<R> {
  const { folder, signal } = context;
  const source = await context.fetch(job.film, { bytes: FILM_BYTES });
  const files = { source, before: join(folder, "before.mp4"), after: join(folder, "after.mp4") };
  const result = await work(files);
  await Promise.all([context.put(job.before, files.before), context.put(job.after, files.after)]);
  await context.put(job.poster, await posterOf(files.after, join(folder, "poster.jpg"), signal));
  return result;
}
