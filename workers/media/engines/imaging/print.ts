import sharp from "sharp";
import { type Picture, plane } from "../picture/raster.ts";
import { type Placed, placedIn, type Scene } from "./placed.ts";
import type { Stands } from "./placement.ts";
import { copyOf, darkened, laidOver, shadowOf } from "./scene.ts";

/** The print's paper, and how wide its margin is, of its longer side. */
const [PAPER, MARGIN] = ["#fbfaf6", 0.028] as const;
/** Around the print so much of it is clear: it is cut off by nothing. */
const CLEAR = 0.03;
/** How dark the shadow of a print is. */
const STRENGTH = 0.66;

/** A photograph, whole, as a print with a white margin that stands in a scene; nothing of its colors is changed. */
export async function standingPrint(scene: Scene, photograph: Picture, at: Stands): Promise<Placed> {
  const longer = Math.max(photograph.width, photograph.height);
  const [margin, clear] = [Math.max(3, Math.round(longer * MARGIN)), Math.max(3, Math.round(longer * CLEAR))];
  const around = (by: number) => ({ top: by, bottom: by, left: by, right: by });
  const { data, info } = await sharp(photograph.data, { raw: { width: photograph.width, height: photograph.height, channels: 3 } })
    .extend({ ...around(margin + clear), background: PAPER })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const isPaper = (x: number, y: number): boolean => x >= clear && x < width - clear && y >= clear && y < height - clear;
  const mask = plane(
    width,
    height,
    Float32Array.from({ length: width * height }, (_, index) => (isPaper(index % width, Math.floor(index / width)) ? 1 : 0)),
  );
  const box = { x: clear / width, y: clear / height, width: 1 - (2 * clear) / width, height: 1 - (2 * clear) / height };
  return placedIn(scene, { picture: { data: new Uint8Array(data), width, height }, mask, box, people: [] }, at);
}

/** That print on a ground, with its shadow (`slant`: as in `shadowOf`). */
export function withPrint(ground: Picture, { colours, mask }: Placed, slant: number): Picture {
  const out = copyOf(ground);
  darkened(out, shadowOf(mask, { slant, strength: STRENGTH }));
  laidOver(out, mask, (at, part) => colours.data[at * 3 + part] ?? 0);
  return out;
}
