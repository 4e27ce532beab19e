import { join } from "node:path";
import { lanes } from "../../lanes/lanes.ts";
import type { JobHandler } from "../../protocol/handler.ts";
import { results } from "../../protocol/jobs.ts";
import { posterOf } from "../footage/poster.ts";

const FILM_BYTES = 1024 ** 3;

/** One film, before and after, and a poster. */
export const enhance: JobHandler<"enhance"> = async (job, context) => {
  const { folder, signal } = context;
  const source = await context.fetch(job.film, { bytes: FILM_BYTES });
  const files = { source, before: join(folder, "before.mp4"), after: join(folder, "after.mp4") };
  const result = results.enhance.parse(await lanes.enhance.run({ job, files }, signal, context.progress));
  await Promise.all([context.put(job.before, files.before), context.put(job.after, files.after)]);
  await context.put(job.poster, await posterOf(files.after, join(folder, "poster.jpg"), signal));
  return result;
};
