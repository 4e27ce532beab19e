import sharp from "sharp";
import type { Canvas } from "./warp.ts";

/** Every so many pixels is asked whether it has a colour. */
const STEP = 97;
/** Of 255, between a pixel's strongest and weakest part: a photograph in black and white has less, on the mean. */
const COLOURLESS = 4;

/** Whether a picture is in black and white; what is transparent is not asked. */
function isColourless({ data }: Canvas): boolean {
  let [sum, count] = [0, 0];
  for (let at = 0; at < data.length; at += 4 * STEP) {
    if (data[at + 3] === 0) continue;
    const parts = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    sum += Math.max(...parts) - Math.min(...parts);
    count += 1;
  }
  return count > 0 && sum / count < COLOURLESS;
}

/** SVG of the picture's size laid over it: without colours where the picture has none. */
export async function painted(canvas: Canvas, layers: readonly string[]): Promise<Canvas> {
  const { data, width, height } = canvas;
  const isGray = isColourless(canvas);
  const inputs = layers.map(async (layer) => {
    const drawn = sharp(Buffer.from(layer));
    return { input: await (isGray ? drawn.grayscale().toColourspace("srgb") : drawn).png().toBuffer() };
  });
  const image = sharp(data, { raw: { width, height, channels: 4 } }).composite(await Promise.all(inputs));
  return { data: await image.raw().toBuffer(), width, height };
}
