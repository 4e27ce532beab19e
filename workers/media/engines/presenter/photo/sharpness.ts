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

type Face = Pick<FoundFace, "box">;

/** The face by itself, in grey and square, so many pixels wide; as it is where it is no wider. */
async function greyFace({ data, width, height }: Picture, { box }: Face, most: number): Promise<{ grey: Uint8Array; side: number }> {
  const left = Math.max(0, Math.round(box.x * width));
  const top = Math.max(0, Math.round(box.y * height));
  const area = {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(box.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(box.height * height))),
  };
  const side = Math.min(most, area.width);
  const grey = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract(area)
    .resize(side, side, { fit: "fill" })
    .toColourspace("b-w")
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { grey, side };
}

/** How sharp a face is, about 0.001 (out of focus) … 0.2 (crisp). */
export async function sharpnessOf(picture: Picture, face: Face): Promise<number> {
  const { grey, side } = await greyFace(picture, face, SIGHT);
  return detail(grey, side);
}

/**
 * Of what is fine in a face of 120 pixels, how much is fine in the same face of 256. Less than this is a thumbnail of some
 * 90 pixels that was made larger: measured on such ones (to 0.115) and on faces that were photographed as large (from 0.156).
 */
const ENLARGED = { small: 120, least: 0.12 } as const;

/** Whether a face has more pixels than it has ever had detail for: it is an enlarged thumbnail. */
export async function isEnlarged(picture: Picture, face: Face): Promise<boolean> {
  const large = await greyFace(picture, face, SIGHT);
  if (large.side < SIGHT) return false;
  const small = await greyFace(picture, face, ENLARGED.small);
  return detail(large.grey, large.side) < detail(small.grey, small.side) * ENLARGED.least;
}
