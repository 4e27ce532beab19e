import sharp from "sharp";
import type { Box } from "../picture/measure.ts";
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
export const FACE_SURE = 0.5;
const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** The middle of what is to stay in view; of the picture where nothing is known. */
export const middleOf = (box: Box | null | undefined): Point => (box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : MIDDLE);

/** A picture as small as faces and things are looked for in it. */
export async function smallOf({ data, width, height }: Picture): Promise<Picture> {
  const by = Math.min(1, LOOKED / Math.max(width, height));
  const size = { width: Math.round(width * by), height: Math.round(height * by) };
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ ...size, fit: "fill" })
    .raw()
    .toBuffer();
  return { data: new Uint8Array(small), ...size };
}

const within = (value: number, most: number): number => Math.round(Math.min(Math.max(0, value), most));

/** Where a window of a picture begins (pixels) that has the focus in its middle, or as near to it as the picture's edges let it. */
export const windowAt = ({ x, y }: Point, of: Size, window: Size): { left: number; top: number } => ({
  left: within(of.width * x - window.width / 2, of.width - window.width),
  top: within(of.height * y - window.height / 2, of.height - window.height),
});
