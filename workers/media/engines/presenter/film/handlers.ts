import { stat } from "node:fs/promises";
import { join } from "node:path";
import { lanes } from "../../../lanes/lanes.ts";
import type { JobHandler } from "../../../protocol/handler.ts";
import { facesResult, lipsResult, loopResult } from "../../../protocol/talking.ts";

const FILM_BYTES = 300 * 1024 ** 2;
const RIG_BYTES = 16 * 1024 ** 2;

export const loop: JobHandler<"loop"> = async (job, context) => {
  const at = (name: string): string => join(context.folder, name);
  const files = {
    source: await context.fetch(job.film, { bytes: FILM_BYTES }),
    loop: at("loop.mp4"),
    still: at("still.jpg"),
    rig: at("rig.json"),
  };
  const result = loopResult.parse(await lanes.people.run({ job, files }, context.signal, context.progress));
  await Promise.all([context.put(job.loop, files.loop), context.put(job.still, files.still), context.put(job.rig, files.rig)]);
  return result;
};

export const faces: JobHandler<"faces"> = async (job, context) => {
  const files = { source: await context.fetch(job.file, { bytes: FILM_BYTES }), clean: join(context.folder, "clean.webp") };
  const result = facesResult.parse(await lanes.people.run({ job, files }, context.signal, context.progress));
  if (job.of === "photo" && job.clean) await context.put(job.clean, files.clean);
  return result;
};

export const lips: JobHandler<"lips"> = async (job, context) => {
  const [source, rig] = await Promise.all([context.fetch(job.loop, { bytes: FILM_BYTES }), context.fetch(job.rig, { bytes: RIG_BYTES })]);
  const cutout: Record<string, string> = job.cutout ? { cutout: await context.fetch(job.cutout, { bytes: FILM_BYTES }) } : {};
  const film = join(context.folder, job.cutout ? "speaking.webm" : "speaking.mp4");
  const made = await lanes.lips.run({ job, files: { loop: source, rig, film, ...cutout } }, context.signal, context.progress);
  const { size: bytes } = await stat(film);
  await context.put(job.film, film);
  return lipsResult.parse({ ...(made as object), bytes });
};
