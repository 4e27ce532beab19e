import sharp from "sharp";
import type { Engine } from "../../lanes/messages.ts";
import type { ResultOf } from "../../protocol/jobs.ts";
import { inspect, normalise, ownAlpha, pixels, type Size, type Source, within } from "../picture/decode.ts";
import { matteOf, peopleIn } from "../picture/engine.ts";
import { decontaminated } from "../picture/foreground.ts";
import { type Matte, ownMatte } from "../picture/matte.ts";
import type { Picture, Plane } from "../picture/raster.ts";
import { refined } from "./refine.ts";

/** The subject is looked for at this size, whatever the picture's. */
const LOOKED = 720;
/** Larger pictures are brought to so many pixels: 25 million are 400 MB of masks and colours. */
const MOST_PIXELS = 25_000_000;
/** What a page and its editor show. */
const SHOWN = 1440;
/** How far a mask that was found at 720 pixels may be wrong, as a share of the longest side: a key's edges are sharp. */
const REACH = { network: 1 / 160, plain: 1 / 360, alpha: 0 } as const;

/** The longest side that a picture is cut out at. */
function longestOf({ width, height }: Size): number {
  return Math.round(Math.max(width, height) * Math.min(1, Math.sqrt(MOST_PIXELS / (width * height))));
}

/** A matte that was found on a small copy, at the picture's own size. */
export async function fullMask(source: Source, picture: Picture, matte: Matte): Promise<Plane> {
  const alpha = matte.method === "alpha" ? await ownAlpha(source, picture) : null;
  const own = alpha && ownMatte(alpha, picture);
  const at = ({ width, height }: Size) => pixels(source, Math.max(width, height));
  return own?.mask ?? (await refined(picture, { at, coarse: matte.mask, reach: REACH[matte.method] }));
}

async function write(picture: Picture, mask: Plane, files: Readonly<Record<string, string>>): Promise<Size> {
  const { width, height } = picture;
  const cut = sharp(decontaminated(picture, mask), { raw: { width, height, channels: 4 } });
  const shown = within(picture, SHOWN);
  await cut
    .clone()
    .resize({ ...shown, fit: "fill" })
    .webp({ quality: 88, alphaQuality: 95, effort: 1 })
    .toFile(files["shown"] ?? "");
  await cut.png({ compressionLevel: 6 }).toFile(files["cutout"] ?? "");
  return shown;
}

/** Cuts one picture's subject out at the picture's own size (contract: protocol/jobs.ts, `cutout`). */
export async function cutOut(
  files: Readonly<Record<string, string>>,
  progress: (fraction: number, stage: string) => void,
): Promise<ResultOf<"cutout">> {
  const source = await inspect(files["source"] ?? "");
  const longest = longestOf(source);
  const before = await normalise(source, files["before"] ?? "", SHOWN);
  const original = await normalise(source, files["original"] ?? "", longest);
  const looked = await pixels(source, LOOKED);
  progress(0.1, "faces");
  const people = await peopleIn(looked);
  progress(0.2, "cutting-out");
  const matte = await matteOf(source, looked, people.length);
  const engine = `built-in:${matte.method === "network" ? "silueta-modnet" : matte.method}`;
  if (matte.doubt === "size") return { before, original, cutout: null, engine };
  progress(0.4, "edges");
  const picture = await pixels(source, longest);
  const mask = await fullMask(source, picture, matte);
  progress(0.8, "writing");
  const shown = await write(picture, mask, files);
  const { width, height } = picture;
  return {
    before,
    original,
    cutout: { width, height, shown, confidence: Number(matte.confidence.toFixed(3)), doubt: matte.doubt },
    engine,
  };
}

export const cutouts: Engine = {
  async warm() {
    /* The networks load with the first picture. */
  },
  async run({ job, files }, progress) {
    if (job.kind !== "cutout") throw new Error(`the cut-out engine cannot do ${job.kind}`);
    return await cutOut(files, progress);
  },
};
