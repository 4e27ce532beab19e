import type { ModelRatio } from "../../../../trpc/contract/rules/models/index.ts";

interface Size {
  width: number;
  height: number;
}

const SHORTER = 1080;
const LONGEST = 1920;

/** Canvas pixels of each ratio. */
export const FRAMES: Readonly<Record<ModelRatio, Size>> = {
  "1:1": { width: 1080, height: 1080 },
  "4:5": { width: 1080, height: 1350 },
  "9:16": { width: 1080, height: 1920 },
  "16:9": { width: 1920, height: 1080 },
};

const even = (value: number): number => Math.max(64, Math.round(value / 2) * 2);

/** The frame that was asked for; `auto`: the picture's own shape, its shorter side 1080 pixels. */
export function frameFor(ratio: ModelRatio | "auto", { width, height }: Size): Size {
  if (ratio !== "auto") return FRAMES[ratio];
  const by = Math.min(SHORTER / Math.min(width, height), LONGEST / Math.max(width, height));
  return { width: even(width * by), height: even(height * by) };
}

/** What was asked for; `auto`: of the ratios that a model has the one that is nearest to a shape, upright where there is none. */
export function ratioFor(
  ratio: ModelRatio | "auto",
  { shape, among }: { shape: Size | undefined; among: readonly ModelRatio[] },
): ModelRatio {
  if (ratio !== "auto") return ratio;
  const { width, height } = shape ?? FRAMES["9:16"];
  const wanted = Math.log(width / height);
  const off = (one: ModelRatio) => Math.abs(Math.log(FRAMES[one].width / FRAMES[one].height) - wanted);
  return among.toSorted((a, b) => off(a) - off(b))[0] ?? "9:16";
}
