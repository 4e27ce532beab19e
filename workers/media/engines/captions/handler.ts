import { lanes } from "../../lanes/lanes.ts";
import type { JobHandler } from "../../protocol/handler.ts";
import { results } from "../../protocol/jobs.ts";

const FILM_BYTES = 1024 ** 3;

export const captions: JobHandler<"captions"> = async (job, context) => {
  const files = { source: await context.fetch(job.film, { bytes: FILM_BYTES }) };
  return results.captions.parse(await lanes.vision.run({ job, files }, context.signal, context.progress));
};
