import { stat } from "node:fs/promises";
import { join } from "node:path";
import { lanes } from "../../lanes/lanes.ts";
import type { JobHandler } from "../../protocol/handler.ts";
import { posterOf } from "../footage/poster.ts";
import { blendResult, layersResult, morphResult, retouchResult } from "../../protocol/imaging.ts";

const PICTURE_BYTES = 30 * 1024 * 1024;

export const layers: JobHandler<"layers"> = async (job, context) => {
  const source = await context.fetch(job.picture, { bytes: PICTURE_BYTES });
  const files = { source, plate: join(context.folder, "plate.webp"), subject: join(context.folder, "subject.webp") };
  const result = layersResult.parse(await lanes.vision.run({ job, files }, context.signal, context.progress));
  await context.put(job.plate, files.plate);
  if (result.subject !== null) await context.put(job.subject, files.subject);
  return result;
};

export const retouch: JobHandler<"retouch"> = async (job, context) => {
  const source = await context.fetch(job.source, { bytes: PICTURE_BYTES });
  const files = { source, picture: join(context.folder, "retouched") };
  const result = retouchResult.parse(await lanes.vision.run({ job, files }, context.signal, context.progress));
  await context.put(job.picture, files.picture);
  return result;
};

export const blend: JobHandler<"blend"> = async (job, context) => {
  const [foreground, background] = await Promise.all([
    context.fetch(job.foreground, { bytes: PICTURE_BYTES }),
    context.fetch(job.background, { bytes: PICTURE_BYTES }),
  ]);
  const files = { foreground, background, picture: join(context.folder, "blended") };
  const result = blendResult.parse(await lanes.vision.run({ job, files }, context.signal, context.progress));
  await context.put(job.picture, files.picture);
  return result;
};

export const morph: JobHandler<"morph"> = async (job, context) => {
  const [first, last] = await Promise.all([
    context.fetch(job.first, { bytes: PICTURE_BYTES }),
    context.fetch(job.last, { bytes: PICTURE_BYTES }),
  ]);
  const video = join(context.folder, "morph.mp4");
  const made = await lanes.vision.run({ job, files: { first, last, video } }, context.signal, context.progress);
  const { size: bytes } = await stat(video);
  await context.put(job.video, video);
  await context.put(job.poster, await posterOf(video, join(context.folder, "poster.jpg"), context.signal));
  return morphResult.parse({ ...(made as object), bytes });
};
