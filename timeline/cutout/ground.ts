import { boxBlur, type Plane } from "../raster/plane.ts";
import { pixelsOf, type Pixels, read, shrunk, type Size } from "../raster/pixels.ts";
import type { CutoutRecipe } from "./recipe.ts";

/** A blurred photograph is blurred at this longest side, over so many of its pixels. */
const BLURRED = { longest: 160, radius: 4 } as const;

type Rgb = readonly [number, number, number];
const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

/** Fills a frame from top to bottom with a colour, or between two. */
function blended(frame: Size, top: Rgb, bottom: Rgb): Pixels {
  const made = pixelsOf(frame);
  for (let y = 0; y < frame.height; y += 1) {
    const share = (y + 0.5) / frame.height;
    for (let at = y * frame.width * 4; at < (y + 1) * frame.width * 4; at += 4) {
      for (let part = 0; part < 3; part += 1) made.data[at + part] = (top[part] ?? 0) * (1 - share) + (bottom[part] ?? 0) * share;
      made.data[at + 3] = 255;
    }
  }
  return made;
}

/** Fills a frame with a picture, cut off where it is larger. */
function covering(picture: Pixels, frame: Size): Pixels {
  const small = shrunk(picture, Math.max(frame.width / picture.width, frame.height / picture.height));
  const [width, height] = [small.picture.width, small.picture.height];
  const scale = Math.max(frame.width / width, frame.height / height);
  const made = pixelsOf(frame);
  const colour = new Float32Array(4);
  for (let y = 0; y < frame.height; y += 1) {
    for (let x = 0; x < frame.width; x += 1) {
      const [fx, fy] = [(x + 0.5 - frame.width / 2) / scale + width / 2 - 0.5, (y + 0.5 - frame.height / 2) / scale + height / 2 - 0.5];
      read(small.picture, fx, fy, colour, false);
      made.data.set(colour, (y * frame.width + x) * 4);
    }
  }
  return made;
}

function blurred(picture: Pixels): Pixels {
  const by = Math.min(1, BLURRED.longest / Math.max(picture.width, picture.height));
  const size = { width: Math.max(1, Math.round(picture.width * by)), height: Math.max(1, Math.round(picture.height * by)) };
  const small = covering(picture, size);
  const soft = [0, 1, 2].map((part) => {
    const plane: Plane = {
      ...size,
      data: Float32Array.from({ length: size.width * size.height }, (_, at) => small.data[at * 4 + part] ?? 0),
    };
    return boxBlur(boxBlur(plane, BLURRED.radius), BLURRED.radius).data;
  });
  soft.forEach((plane, part) => plane.forEach((value, at) => (small.data[at * 4 + part] = value)));
  return small;
}

/** What is behind the subject; null for nothing. A file that has no transparency stands on white. */
export function groundOf(
  { background, colour, second, format }: CutoutRecipe,
  { original, backdrop }: { original: Pixels; backdrop: Pixels | null },
  frame: Size,
): Pixels | null {
  if (background === "colour") return blended(frame, rgbOf(colour), rgbOf(colour));
  if (background === "gradient") return blended(frame, rgbOf(colour), rgbOf(second));
  if (background === "blur") return covering(blurred(original), frame);
  if (background === "picture" && backdrop) return covering(backdrop, frame);
  return format === "jpg" ? blended(frame, [255, 255, 255], [255, 255, 255]) : null;
}
