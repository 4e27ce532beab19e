import sharp from "sharp";
import { findFaces } from "../faces/faces.ts";
import { plausible } from "../picture/confidence.ts";
import { type Box, standingBox } from "../picture/measure.ts";
import { subject } from "../picture/networks.ts";
import type { Picture } from "../picture/raster.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Faces are looked for at this longest side. */
const LOOKED = 640;
const SURE = 0.5;
const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** The middle of what is to stay in view; of the picture where nothing is known. */
export const middleOf = (box: Box | null | undefined): Point => (box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : MIDDLE);

/** What is to stay in view where a frame cuts a picture, 0…1: the middle of its largest face, else of what stands out, else its own. */
export async function focusOf({ data, width, height }: Picture): Promise<Point> {
  const by = Math.min(1, LOOKED / Math.max(width, height));
  const size = { width: Math.round(width * by), height: Math.round(height * by) };
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ ...size, fit: "fill" })
    .raw()
    .toBuffer();
  const [face] = (await findFaces({ data: small, ...size }, false)).filter(({ score }) => score > SURE);
  if (!face) {
    const mask = await subject({ data: new Uint8Array(small), ...size }, "things");
    return middleOf(plausible(mask) > 0 ? standingBox(mask) : null);
  }
  const { box } = face;
  return { x: (box.x + box.width / 2) / size.width, y: (box.y + box.height / 2) / size.height };
}

const within = (value: number, most: number): number => Math.round(Math.min(Math.max(0, value), most));

/** Where a window of a picture begins (pixels) that has the focus in its middle, or as near to it as the picture's edges let it. */
export const windowAt = ({ x, y }: Point, of: Size, window: Size): { left: number; top: number } => ({
  left: within(of.width * x - window.width / 2, of.width - window.width),
  top: within(of.height * y - window.height / 2, of.height - window.height),
});
