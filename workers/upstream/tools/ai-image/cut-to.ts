import type { ModelRatio } from "../../../../trpc/contract/rules/models/index.ts";
import { FRAMES } from "../film/frame.ts";

interface Size {
  width: number;
  height: number;
}

/** A shape that is off by less is what was asked for: providers round to multiples of 16 or 32. */
const OFF = 0.04;

/** The largest size of a ratio within another; null: it has that shape. */
export function cutTo(ratio: ModelRatio, { width, height }: Size): Size | null {
  const wanted = FRAMES[ratio].width / FRAMES[ratio].height;
  if (Math.abs(width / height / wanted - 1) <= OFF) return null;
  return width / height > wanted ? { width: Math.round(height * wanted), height } : { width, height: Math.round(width / wanted) };
}
