import sharp from "sharp";
import { smoothstep, type Picture } from "../picture/raster.ts";

/** A picture out of focus. `sigma`: of the blur, in its pixels. */
export async function outOfFocus({ data, width, height }: Picture, sigma: number): Promise<Picture> {
  const soft = await sharp(data, { raw: { width, height, channels: 3 } })
    .blur(Math.max(0.5, sigma))
    .raw()
    .toBuffer();
  return { data: new Uint8Array(soft), width, height };
}

/** From so far above the ground that is sharp, in heights of the picture, everything is out of focus. */
const FALLS = 0.3;

/** What lies below `floor` (0…1 from the top) stays sharp; above it everything goes out of focus with its distance. */
export async function beyondFocus(picture: Picture, floor: number, sigma: number): Promise<Picture> {
  const [half, full] = [await outOfFocus(picture, sigma / 2.5), await outOfFocus(picture, sigma)];
  const { width, height } = picture;
  const data = new Uint8Array(picture.data.length);
  for (let y = 0; y < height; y += 1) {
    const far = 2 * smoothstep(0, FALLS, floor - y / height);
    const [near, next] = far < 1 ? [picture, half] : [half, full];
    const share = far < 1 ? far : far - 1;
    for (let at = y * width * 3; at < (y + 1) * width * 3; at += 1)
      data[at] = Math.round((near.data[at] ?? 0) * (1 - share) + (next.data[at] ?? 0) * share);
  }
  return { data, width, height };
}

/** A picture whose longest side is at least `least` pixels. */
export async function enlarged(picture: Picture, least: number): Promise<Picture> {
  const by = least / Math.max(picture.width, picture.height);
  if (by <= 1) return picture;
  const [width, height] = [Math.round(picture.width * by), Math.round(picture.height * by)];
  const data = await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .resize({ width, height, fit: "fill", kernel: "lanczos3" })
    .raw()
    .toBuffer();
  return { data: new Uint8Array(data), width, height };
}
