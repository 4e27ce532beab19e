import { join } from "node:path";
import { lanes } from "../../lanes/lanes.ts";
import type { JobHandler } from "../../protocol/handler.ts";
import { results } from "../../protocol/jobs.ts";

const FILM_BYTES = 400 * 1024 * 1024;

export const filmCutout: JobHandler<"film-cutout"> = async (job, context) => {
  const source = await context.fetch(job.film, { bytes: FILM_BYTES });
  const path = (name: string): string => join(context.folder, name);
  const files = { source, cutout: path("cutout.webm"), plain: path("plain.mp4"), poster: path("poster.webp") };
  const result = results["film-cutout"].parse(await lanes.matting.run({ job, files }, context.signal, context.progress));
  if (result.made !== null) await Promise.all((["cutout", "plain", "poster"] as const).map((name) => context.put(job[name], files[name])));
  return result;
};
