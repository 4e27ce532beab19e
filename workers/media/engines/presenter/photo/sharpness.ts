import sharp from "sharp";
import type { Picture } from "../../picture/raster.ts";
import type { FoundFace } from "./face.ts";

/** Pixels of the square in which a face is looked at. */
const SIGHT = 256;

/** The variance of the Laplacian over that of the picture itself: fine detail, whatever the light. */
function detail(grey: Uint8Array, side: number): number {
  let [sum, squares, edges, edgeSquares, count] = [0, 0, 0, 0, 0];
  const at = (index: number): number => grey[index] ?? 0;
  for (let y = 1; y < side - 1; y += 1) {
    for (let x = 1; x < side - 1; x += 1) {
      const index = y * side + x;
      const edge = 4 * at(index) - at(index - 1) - at(index + 1) - at(index - side) - at(index + side);
      [sum, squares, edges, edgeSquares, count] = [
        sum + at(index),
        squares + at(index) ** 2,
        edges + edge,
        edgeSquares + edge ** 2,
        count + 1,
      ];
    }
  }
  const variance = (one: number, square: number): number => square / count - (one / count) ** 2;
  return variance(edges, edgeSquares) / Math.max(1, variance(sum, squares));
}

/** How sharp a face is, about 0.001 (out of focus) … 0.2 (crisp). */
export async function sharpnessOf({ data, width, height }: Picture, { box }: Pick<FoundFace, "box">): Promise<number> {
  const left = Math.max(0, Math.round(box.x * width));
  const top = Math.max(0, Math.round(box.y * height));
  const area = {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(box.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(box.height * height))),
  };
  const side = Math.min(SIGHT, area.width);
  const grey = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract(area)
    .resize(side, side, { fit: "fill" })
    .toColourspace("b-w")
    .extractChannel(0)
    .raw()
    .toBuffer();
  return detail(grey, side);
}
