import type { Engine } from "../../lanes/messages.ts";
import type { JobOf } from "../../protocol/jobs.ts";
import { fitResult, paletteResult, thumbnailResult } from "../../protocol/pictures.ts";
import { cover, inspect, pixels, shrink } from "./decode.ts";
import { readLogo } from "./logo.ts";
import { palette } from "./palette.ts";

/** Colors are counted in a copy of this longer side. */
const GLANCED = 160;

async function thumbnail(job: JobOf<"thumbnail">, files: Readonly<Record<string, string>>) {
  const source = await inspect(files["source"] ?? "", 1);
  const format = job.thumb.content_type === "image/avif" ? "avif" : "webp";
  return thumbnailResult.parse({ ...(await shrink(source, files["thumb"] ?? "", { ...job, format })), engine: `built-in:${format}` });
}

const FITTED = { "image/png": "png", "image/jpeg": "jpeg", "image/webp": "webp" } as const;

async function fit(job: JobOf<"fit">, files: Readonly<Record<string, string>>) {
  const source = await inspect(files["source"] ?? "", 1);
  const [, format = "webp"] = Object.entries(FITTED).find(([type]) => type === job.fitted.content_type) ?? [];
  return fitResult.parse({ bytes: await cover(source, files["fitted"] ?? "", { ...job, format }), engine: `built-in:${format}` });
}

async function colours(files: Readonly<Record<string, string>>) {
  const picture = await pixels(await inspect(files["source"] ?? "", 1), GLANCED);
  return paletteResult.parse({ colours: palette(picture, null), engine: "built-in:oklab" });
}

/** Quick looks at pictures: small copies, colors and logos (protocol/pictures.ts). A single pixel is a picture, too. */
export const thumbnails: Engine = {
  async warm() {
    /* There is nothing to load. */
  },
  async run({ job, files }) {
    if (job.kind === "thumbnail") return thumbnail(job, files);
    if (job.kind === "fit") return fit(job, files);
    if (job.kind === "palette") return colours(files);
    if (job.kind === "logo") return await readLogo(files["source"] ?? "", files["logo"] ?? "");
    throw new Error(`the thumbnail engine cannot do ${job.kind}`);
  },
};
