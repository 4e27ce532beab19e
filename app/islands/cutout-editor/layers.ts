import type { Layers } from "../../../timeline/cutout/composite.ts";
import type { Pixels } from "../../../timeline/raster/pixels.ts";

/** What is worked on here is no larger: the server makes the whole. */
const LONGEST = 900;

async function loaded(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

function drawn(image: HTMLImageElement, width: number, height: number): Pixels {
  const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0, width, height);
  return { data: context.getImageData(0, 0, width, height).data, width, height };
}

const within = ({ naturalWidth, naturalHeight }: HTMLImageElement): [number, number] => {
  const by = Math.min(1, LONGEST / Math.max(naturalWidth, naturalHeight));
  return [Math.max(1, Math.round(naturalWidth * by)), Math.max(1, Math.round(naturalHeight * by))];
};

/** A picture as the page shows it. */
export async function readPicture(url: string): Promise<Pixels> {
  const image = await loaded(url);
  return drawn(image, ...within(image));
}

/** A cut-out and its photograph, at one size. */
export async function readLayers(shown: string, before: string): Promise<Layers> {
  const [cutout, original] = await Promise.all([loaded(shown), loaded(before)]);
  const [width, height] = within(cutout);
  return { cutout: drawn(cutout, width, height), original: drawn(original, width, height), backdrop: null };
}
