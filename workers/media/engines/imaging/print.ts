import sharp from "sharp";
import type { Picture } from "../picture/raster.ts";
import { placeIn, type Stands, type Taken } from "./placement.ts";

/** How much of the scene a print takes at most, and how far above the scene's lower edge it ends. */
const AT: Stands = { heights: [0.64, 0.56, 0.46], width: 0.5, foot: 0.82, margin: 0.08 };
/** The print's paper, and how wide its margin is, of its longer side. */
const [PAPER, MARGIN] = ["#fbfaf6", 0.028] as const;
/** The shadow of a print: how dark, how soft and how far below it lies, of its longer side. */
const SHADOW = { dark: 0.42, soft: 0.03, below: 0.022 } as const;
const UNCUT = { above: false, below: false, left: false, right: false };

/** A photograph, whole, as a print with a white margin before a scene. */
export async function withPrint(scene: Picture, photograph: Picture, taken: Taken, at: Stands = AT): Promise<Picture> {
  const { width, height } = scene;
  const box = placeIn(scene, { width: photograph.width, height: photograph.height, cut: UNCUT, at }, taken);
  const [across, down] = [Math.max(8, Math.round(box.width * width)), Math.max(8, Math.round(box.height * height))];
  const longer = Math.max(across, down);
  const margin = Math.max(3, Math.round(longer * MARGIN));
  const [w, h] = [across + 2 * margin, down + 2 * margin];
  const left = Math.min(width - w, Math.max(0, Math.round(box.x * width) - margin));
  const top = Math.min(height - h, Math.max(0, Math.round((height - h) / 2)));
  const raw = ({ data, ...size }: Picture) => sharp(data, { raw: { ...size, channels: 3 } });
  const print = await raw(photograph)
    .resize({ width: across, height: down, fit: "fill", kernel: "lanczos3" })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: PAPER })
    .png()
    .toBuffer();
  const lower = top + Math.round(longer * SHADOW.below);
  const shade = `<svg width="${width}" height="${height}"><rect x="${left}" y="${lower}" width="${w}" height="${h}" fill="black" fill-opacity="${SHADOW.dark}"/></svg>`;
  const shadow = await sharp(Buffer.from(shade))
    .blur(Math.max(1, longer * SHADOW.soft))
    .png()
    .toBuffer();
  const data = await raw(scene)
    .composite([{ input: shadow }, { input: print, left, top }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data: new Uint8Array(data), width, height };
}
