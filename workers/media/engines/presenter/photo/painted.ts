import sharp from "sharp";
import type { Canvas } from "./warp.ts";

/** SVG of the picture's size laid over it. */
export async function painted({ data, width, height }: Canvas, svg: string): Promise<Canvas> {
  const input = await sharp(Buffer.from(svg)).png().toBuffer();
  const image = sharp(data, { raw: { width, height, channels: 4 } }).composite([{ input }]);
  return { data: await image.raw().toBuffer(), width, height };
}
