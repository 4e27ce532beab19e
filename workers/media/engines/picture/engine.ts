import sharp from "sharp";
import type { Engine } from "../../lanes/messages.ts";
import type { JobOf, ResultOf } from "../../protocol/jobs.ts";
import { findFaces } from "../faces/faces.ts";
import { inspect, normalise, ownAlpha, pixels, type Source } from "./decode.ts";
import { decontaminated } from "./foreground.ts";
import { findMatte, ownMatte, type Matte } from "./matte.ts";
import { boundingBox, type Box } from "./measure.ts";
import { palette } from "./palette.ts";
import type { Picture } from "./raster.ts";

const LONGEST = 2160;
/** The cut-out's longest side: more than a product takes of a 1080 × 1920 frame. */
const CUTOUT = 1440;
/** Faces are looked for at this size. */
const LOOKED = 640;
/** Where the subject of a picture is that stays whole, and its colours, show at this size. */
const GLANCED = 320;
/** Below this a cut-out would show: none is better. */
const CLEAN = 0.5;
const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };

type Cutout = ResultOf<"picture">["cutout"];

async function countFaces(small: Picture): Promise<number> {
  const faces = await findFaces(small, true);
  return faces.filter(({ score, box }) => score > 0.6 && box.width > 0.04 * small.width).length;
}

async function writeCutout(picture: Picture, { mask, confidence }: Matte, path: string): Promise<Cutout> {
  const box = boundingBox(mask, 0.02);
  if (confidence < CLEAN || box === null) return null;
  const raw = { width: picture.width, height: picture.height, channels: 4 } as const;
  await sharp(decontaminated(picture, mask), { raw }).webp({ quality: 90, alphaQuality: 95, effort: 1 }).toFile(path);
  return { box, width: picture.width, height: picture.height, confidence: Number(confidence.toFixed(3)) };
}

async function matteOf(source: Source, picture: Picture, faces: number): Promise<Matte> {
  const alpha = await ownAlpha(source, picture);
  return (alpha === null ? null : ownMatte(alpha, picture)) ?? await findMatte(picture, faces);
}

/** Reads, re-encodes and cuts out one picture (contract: protocol/jobs.ts, `picture`). */
export async function readPicture(files: Readonly<Record<string, string>>, job: JobOf<"picture">, progress: (fraction: number, stage: string) => void): Promise<ResultOf<"picture">> {
  const source = await inspect(files["source"] ?? "");
  progress(0.1, "reading");
  const size = await normalise(source, files["normal"] ?? "", LONGEST);
  const small = await pixels(source, LOOKED);
  progress(0.3, "faces");
  const faces = await countFaces(small);
  progress(0.5, "cutting-out");
  const picture = await pixels(source, job.cutout === null ? GLANCED : CUTOUT);
  const matte = await matteOf(source, picture, faces);
  const trusted = matte.confidence > 0.2;
  const cutout = job.cutout === null ? null : await writeCutout(picture, matte, files["cutout"] ?? "");
  return {
    width: size.width, height: size.height, format: source.format, palette: palette(picture, trusted ? matte.mask : null),
    focus: (trusted ? boundingBox(matte.mask, 0.5) : null) ?? WHOLE, cutout, faces, engine: `built-in:${matte.method === "network" ? "silueta-modnet" : matte.method}`,
  };
}

export const pictures: Engine = {
  async warm() { /* The networks load with the first picture: a service may never see one. */ },
  async run({ job, files }, progress) {
    if (job.kind !== "picture") throw new Error(`the picture engine cannot do ${job.kind}`);
    return await readPicture(files, job, progress);
  },
};
