import sharp from "sharp";
import type { Sides } from "../../../../timeline/shot/frame.ts";
import type { Picture } from "../picture/raster.ts";
import { outOfFocus } from "./depth.ts";

/** A picture is looked at at this longest side, along so much of its shorter one. */
const [LOOKED, RIM] = [240, 0.1] as const;
/** Out of focus by so much of its shorter side a calm rim looks as before: it differs by less (0…255, root mean square). */
const [SOFT, CALM] = [0.035, 14] as const;

/**
 * Along which sides of a picture there is so little to see (a wall, a sky, what is far out of focus) that it can go on beyond them. Of
 * foliage, a street or a rock that makes a curtain of stripes or a smear.
 */
export async function calmSides(picture: Picture): Promise<Sides> {
  const { data, info } = await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .resize(LOOKED, LOOKED, { fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const soft = await outOfFocus({ data: new Uint8Array(data), width, height }, SOFT * Math.min(width, height));
  const rim = Math.round(RIM * Math.min(width, height));
  const isCalm = (left: number, top: number, right: number, below: number): boolean => {
    let sum = 0;
    for (let y = top; y < below; y += 1)
      for (let at = (y * width + left) * 3; at < (y * width + right) * 3; at += 1) sum += ((data[at] ?? 0) - (soft.data[at] ?? 0)) ** 2;
    return Math.sqrt(sum / ((right - left) * (below - top) * 3)) < CALM;
  };
  return {
    left: isCalm(0, 0, rim, height),
    right: isCalm(width - rim, 0, width, height),
    above: isCalm(0, 0, width, rim),
    below: isCalm(0, height - rim, width, height),
  };
}
