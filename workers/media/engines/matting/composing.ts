import sharp from "sharp";
import { composite } from "../../../../timeline/cutout/composite.ts";
import type { CutoutRecipe } from "../../../../timeline/cutout/recipe.ts";
import type { Pixels, Size } from "../../../../timeline/raster/pixels.ts";
import type { Engine } from "../../lanes/messages.ts";
import { JobError } from "../../protocol/handler.ts";
import type { ResultOf } from "../../protocol/jobs.ts";
import { inspect, within } from "../picture/decode.ts";

/** A backdrop fills the largest frame that there is. */
const BACKDROP = 3000;

async function decoded(path: string, size?: Size): Promise<Pixels> {
  try {
    const file = sharp(path).autoOrient().toColourspace("srgb").ensureAlpha();
    const { data, info } = await (size ? file.resize({ ...size, fit: "fill" }) : file).raw().toBuffer({ resolveWithObject: true });
    return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  } catch (cause) {
    throw new JobError("INPUT_UNREADABLE", "the picture is damaged", { cause });
  }
}

async function backdropFrom(path: string): Promise<Pixels> {
  return await decoded(path, within(await inspect(path), BACKDROP));
}

/** Sets a cut-out into its frame and writes it (contract: protocol/jobs.ts, `composite`). */
export async function compose(files: Readonly<Record<string, string>>, recipe: CutoutRecipe): Promise<ResultOf<"composite">> {
  const cutout = await decoded(files["cutout"] ?? "");
  const original = await decoded(files["original"] ?? "", cutout);
  const backdrop = files["backdrop"] === undefined ? null : await backdropFrom(files["backdrop"]);
  const { data, width, height } = composite({ cutout, original, backdrop }, recipe).picture;
  const file = sharp(data, { raw: { width, height, channels: 4 } });
  const written = {
    png: () => file.png({ compressionLevel: 6 }),
    webp: () => file.webp({ quality: 92, alphaQuality: 100, effort: 2 }),
    jpg: () => file.flatten({ background: "#ffffff" }).jpeg({ quality: 92, chromaSubsampling: "4:4:4" }),
  }[recipe.format]();
  const { size } = await written.toFile(files["picture"] ?? "");
  return { width, height, bytes: size, engine: "built-in:composite" };
}

export const compositions: Engine = {
  async warm() {
    /* Nothing is loaded. */
  },
  async run({ job, files }) {
    if (job.kind !== "composite") throw new Error(`the composing engine cannot do ${job.kind}`);
    return await compose(files, job.recipe);
  },
};
