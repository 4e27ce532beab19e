import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { deltaE, gammaOf, labOf, linearOf } from "../../workers/media/engines/imaging/colour.ts";
import { gainsBetween, illuminantOf, inLight } from "../../workers/media/engines/imaging/illuminant.ts";
import type { Picture } from "../../workers/media/engines/picture/raster.ts";

/** Lights under which the same thing might have been photographed, against that of its scene: warm, cool, dim, bright. */
const LIGHTS = [
  [1.25, 1, 0.72],
  [0.78, 1, 1.3],
  [0.6, 0.6, 0.6],
  [1.5, 1.5, 1.5],
] as const;
const SAME = [1, 1, 1] as const;
const PAIRS = 10;

async function pixelsOf(path: string): Promise<Picture> {
  const { data, info } = await sharp(path).removeAlpha().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

const under = ({ data, ...size }: Picture, light: readonly number[]): Picture => ({
  ...size,
  data: data.map((value, at) => Math.round(gammaOf(linearOf(value) * (light[at % 3] ?? 1)))),
});

/** Over another background, as a photograph of the thing would have it. */
const before = (front: Picture, mask: Uint8Array, back: Picture): Picture => ({
  ...front,
  data: front.data.map((value, at) => {
    const share = (mask[Math.floor(at / 3)] ?? 0) / 255;
    return Math.round(value * share + (back.data[at] ?? 0) * (1 - share));
  }),
});

/** The mean of how far each pixel of the thing is from the truth (CIE76). */
function farFrom(truth: Picture, made: Picture, mask: Uint8Array): number {
  const lab = ({ data }: Picture, at: number) => labOf(data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0);
  let [sum, weight] = [0, 0];
  for (let at = 0; at < mask.length; at += 1) {
    const share = (mask[at] ?? 0) / 255;
    sum += share * deltaE(lab(truth, at), lab(made, at));
    weight += share;
  }
  return sum / Math.max(1, weight);
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

/**
 * Things of known outline, photographed in another light and before another background, set back into the scene that they
 * come from: how far their colours are from the truth before and after, and how far where the light was the same already.
 * `folder` has `<n>_image.png`, `_alpha.png` and `_new_bg.png`. Without the folder: nothing.
 */
export async function lightTruth(folder: string): Promise<Record<string, number>> {
  if (!existsSync(join(folder, "0_image.png"))) return {};
  const found: { bare: number; after: number; same: number }[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const path = (what: string): string => join(folder, `${pair}_${what}.png`);
    const [scene, back] = await Promise.all([pixelsOf(path("image")), pixelsOf(path("new_bg"))]);
    const mask = new Uint8Array(await sharp(path("alpha")).extractChannel(0).raw().toBuffer());
    const made = (light: readonly number[]): number => {
      const thing = under(scene, light);
      const gains = gainsBetween(illuminantOf(under(before(scene, mask, back), light)), illuminantOf(scene));
      return farFrom(
        scene,
        inLight(
          thing,
          gains,
          () => 1,
          () => true,
        ),
        mask,
      );
    };
    for (const light of LIGHTS) found.push({ bare: farFrom(scene, under(scene, light), mask), after: made(light), same: made(SAME) });
  }
  return {
    "blend.delta_e": mean(found.map(({ after }) => after)),
    "blend.delta_e_before": mean(found.map(({ bare }) => bare)),
    "blend.delta_e_same_light": mean(found.map(({ same }) => same)),
  };
}
