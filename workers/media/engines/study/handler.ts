import { join } from "node:path";
import { lanes } from "../../lanes/lanes.ts";
import type { JobHandler } from "../../protocol/handler.ts";
import { results } from "../../protocol/jobs.ts";

const FILM_BYTES = 400 * 1024 ** 2;

/** One film, and the sheet of its scenes. */
export const study: JobHandler<"study"> = async (job, context) => {
  const files = { source: await context.fetch(job.film, { bytes: FILM_BYTES }), sheet: join(context.folder, "sheet.jpg") };
  const result = results.study.parse(await lanes.vision.run({ job, files }, context.signal, context.progress));
  await context.put(job.sheet, files.sheet);
  return result;
};
