import type { Pixels, Size } from "../raster/pixels.ts";
import { type CutoutRecipe, FRAMES } from "./recipe.ts";

/** Where a subject's pixels come to lie: `at = from · scale + (x, y)`, in pixels. */
export interface Placement {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Less than this is not there. */
const THERE = 10;

/** The frame of a recipe; `longest`: no larger than that. */
export function frameOf({ size }: Pick<CutoutRecipe, "size">, original: Size, longest = Infinity): Size {
  const [width, height] = FRAMES[size] ?? [original.width, original.height];
  const by = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) };
}

function boundsOf({ data, width, height }: Pixels) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < THERE) continue;
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    }
  }
  return right < 0 ? { left: 0, top: 0, width, height } : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** As it stood in its photograph; in any other frame centred, as large as the recipe says. */
export function placementOf(subject: Pixels, { size, fill }: Pick<CutoutRecipe, "size" | "fill">, frame: Size): Placement {
  if (size === "original") return { scale: frame.width / subject.width, x: 0, y: 0 };
  const box = boundsOf(subject);
  const scale = (Math.min(frame.width / box.width, frame.height / box.height) * fill) / 100;
  return {
    scale,
    x: frame.width / 2 - (box.left + box.width / 2) * scale,
    y: frame.height / 2 - (box.top + box.height / 2) * scale,
  };
}
