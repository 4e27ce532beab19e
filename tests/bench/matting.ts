import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { cutOut } from "../../workers/media/engines/matting/engine.ts";
import { refined } from "../../workers/media/engines/matting/refine.ts";
import { inspect, pixels } from "../../workers/media/engines/picture/decode.ts";
import { type Plane, scaled } from "../../workers/media/engines/picture/raster.ts";

/** In this folder, `matting/**` has pairs of photographs and their true alpha: `<name>_image.png`, `<name>_alpha.png`. */
const FOLDER = "REELWRIGHT_REAL_MEDIA";
const IMAGE = /_image\.png$/;
/** A network of 320 pixels sees an eighth of a photograph of 2560. */
const EIGHTH = 8;

async function alphaOf(path: string, size?: { width: number; height: number }): Promise<Plane> {
  const file = sharp(path).extractChannel(0);
  const { data, info } = await (size ? file.resize({ ...size, fit: "fill", kernel: "cubic" }).extractChannel(0) : file)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: Float32Array.from(data, (value) => value / 255), width: info.width, height: info.height };
}

/** The sum of absolute differences in thousands, as matting benchmarks count it, and the mean of squared ones. */
function errors({ data }: Plane, truth: Plane): { sad: number; mse: number } {
  let [sad, mse] = [0, 0];
  data.forEach((value, index) => {
    const error = value - (truth.data[index] ?? 0);
    sad += Math.abs(error) / 1000;
    mse += (error * error) / data.length;
  });
  return { sad, mse };
}

/** The true alpha at an eighth, as a network would see it: upscaled, and refined by the picture's colours. */
async function compared(image: string) {
  const source = await inspect(image);
  const { width, height } = source;
  const picture = await pixels(source, Math.max(width, height));
  const truth = await alphaOf(image.replace(IMAGE, "_alpha.png"));
  const small = await alphaOf(image.replace(IMAGE, "_alpha.png"), {
    width: Math.round(width / EIGHTH),
    height: Math.round(height / EIGHTH),
  });
  const coarse = scaled(small, width, height);
  const at = (size: { width: number; height: number }) => pixels(source, Math.max(size.width, size.height));
  return {
    upscaled: errors(coarse, truth),
    refined: errors(await refined(picture, { coarse, reach: EIGHTH / Math.max(width, height), at }), truth),
  };
}

/** Seconds for a photograph of 12 million pixels, from file to file, with the networks loaded. */
async function secondsOf(image: string): Promise<number> {
  const work = await mkdtemp(join(tmpdir(), "matting-"));
  try {
    const path = (name: string): string => join(work, name);
    const files = {
      source: path("source"),
      before: path("before.webp"),
      original: path("original.webp"),
      shown: path("shown.webp"),
      cutout: path("cutout.png"),
    };
    await sharp(image).resize(4000, 3000, { fit: "cover" }).jpeg({ quality: 90 }).toFile(files.source);
    await cutOut(files, () => undefined);
    const began = performance.now();
    await cutOut(files, () => undefined);
    return (performance.now() - began) / 1000;
  } finally {
    await rm(work, { recursive: true });
  }
}

/** How near cut-outs come to the truth, against a mask that is only upscaled; per photograph. */
export async function mattingFigures(): Promise<Record<string, number>> {
  const folder = join(process.env[FOLDER] ?? "", "matting");
  if (process.env[FOLDER] === undefined || !existsSync(folder)) {
    console.log(`cutout.sad: skipped, ${FOLDER} names no folder with photographs and their alpha`);
    return {};
  }
  const images = (await readdir(folder, { recursive: true })).filter((name) => IMAGE.test(name)).map((name) => join(folder, name));
  const all: Awaited<ReturnType<typeof compared>>[] = [];
  for (const image of images) all.push(await compared(image));
  const mean = (of: (one: (typeof all)[number]) => number): number => all.reduce((sum, one) => sum + of(one), 0) / all.length;
  return {
    "cutout.sad": mean((one) => one.refined.sad),
    "cutout.sad_upscaled": mean((one) => one.upscaled.sad),
    "cutout.mse": mean((one) => one.refined.mse),
    "cutout.mse_upscaled": mean((one) => one.upscaled.mse),
    "cutout.seconds": await secondsOf(images[0] ?? ""),
  };
}
