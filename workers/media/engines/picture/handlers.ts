import { join } from "node:path";
import { lanes } from "../../lanes/lanes.ts";
import type { JobHandler } from "../../protocol/handler.ts";
import {
  compositeResult,
  cutoutResult,
  fitResult,
  logoResult,
  paletteResult,
  pictureResult,
  presenterResult,
  thumbnailResult,
} from "../../protocol/pictures.ts";

const PICTURE_BYTES = 30 * 1024 * 1024;
/** A cut-out of 25 million pixels as PNG. */
const CUTOUT_BYTES = 128 * 1024 * 1024;
/** What a small look is made of may be a film's poster, or a large picture. */
const LOOK_BYTES = 400 * 1024 * 1024;

export const picture: JobHandler<"picture"> = async (job, context) => {
  const source = await context.fetch(job.picture, { bytes: PICTURE_BYTES });
  const files = { source, normal: join(context.folder, "normal.webp"), cutout: join(context.folder, "cutout.webp") };
  const result = pictureResult.parse(await lanes.vision.run({ job, files }, context.signal, context.progress));
  await context.put(job.normal, files.normal);
  if (job.cutout !== null && result.cutout !== null) await context.put(job.cutout, files.cutout);
  return result;
};

export const thumbnail: JobHandler<"thumbnail"> = async (job, context) => {
  const source = await context.fetch(job.picture, { bytes: LOOK_BYTES });
  const files = { source, thumb: join(context.folder, "thumb") };
  const result = thumbnailResult.parse(await lanes.thumbs.run({ job, files }, context.signal, context.progress));
  await context.put(job.thumb, files.thumb);
  return result;
};

export const fit: JobHandler<"fit"> = async (job, context) => {
  const source = await context.fetch(job.picture, { bytes: CUTOUT_BYTES });
  const files = { source, fitted: join(context.folder, "fitted") };
  const result = fitResult.parse(await lanes.thumbs.run({ job, files }, context.signal, context.progress));
  await context.put(job.fitted, files.fitted);
  return result;
};

export const palette: JobHandler<"palette"> = async (job, context) => {
  const source = await context.fetch(job.picture, { bytes: PICTURE_BYTES });
  return paletteResult.parse(await lanes.thumbs.run({ job, files: { source } }, context.signal, context.progress));
};

export const logo: JobHandler<"logo"> = async (job, context) => {
  const source = await context.fetch(job.picture, { bytes: PICTURE_BYTES });
  const files = { source, logo: join(context.folder, "logo.webp") };
  const result = logoResult.parse(await lanes.thumbs.run({ job, files }, context.signal, context.progress));
  await context.put(job.logo, files.logo);
  return result;
};

export const cutout: JobHandler<"cutout"> = async (job, context) => {
  const source = await context.fetch(job.picture, { bytes: PICTURE_BYTES });
  const path = (name: string): string => join(context.folder, name);
  const files = {
    source,
    before: path("before.webp"),
    original: path("original.webp"),
    shown: path("shown.webp"),
    cutout: path("cutout.png"),
  };
  const result = cutoutResult.parse(await lanes.vision.run({ job, files }, context.signal, context.progress));
  const made = result.cutout === null ? (["before", "original"] as const) : (["before", "original", "shown", "cutout"] as const);
  await Promise.all(made.map((name) => context.put(job[name], files[name])));
  return result;
};

export const composite: JobHandler<"composite"> = async (job, context) => {
  const [cutoutFile, original, backdrop] = await Promise.all([
    context.fetch(job.cutout, { bytes: CUTOUT_BYTES }),
    context.fetch(job.original, { bytes: CUTOUT_BYTES }),
    job.backdrop && context.fetch(job.backdrop, { bytes: PICTURE_BYTES }),
  ]);
  const made = join(context.folder, "composite");
  const files = { cutout: cutoutFile, original, picture: made, ...(backdrop === null ? {} : { backdrop }) };
  const result = compositeResult.parse(await lanes.vision.run({ job, files }, context.signal, context.progress));
  await context.put(job.picture, made);
  return result;
};

export const presenter: JobHandler<"presenter"> = async (job, context) => {
  const source = job.look.type === "photo" ? await context.fetch(job.look.picture, { bytes: PICTURE_BYTES }) : "";
  const files = {
    source,
    sheet: join(context.folder, "sheet"),
    scratch: join(context.folder, "upright.webp"),
    scene: join(context.folder, "scene.webp"),
  };
  const result = presenterResult.parse(await lanes.vision.run({ job, files }, context.signal, context.progress));
  await context.put(job.sheet, files.sheet);
  if (job.look.type === "photo" && job.look.scene) await context.put(job.look.scene, files.scene);
  return result;
};
