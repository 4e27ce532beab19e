import { z } from "zod";
import { LANGUAGES } from "../../../timeline/brief.ts";

/** Shapes that the same edit is made in, `width:height`. */
export const VARIANT_RATIOS = ["9:16", "4:5", "1:1", "16:9"] as const;
export type VariantRatio = (typeof VARIANT_RATIOS)[number];

/** The shape that is nearest to a file's, in pixels. */
export function closestRatio({ width, height }: { width: number; height: number }): VariantRatio {
  const away = (ratio: VariantRatio): number => {
    const [across = 1, down = 1] = ratio.split(":").map(Number);
    return Math.abs(Math.log((width * down) / (height * across)));
  };
  return VARIANT_RATIOS.reduce((best, one) => (away(one) < away(best) ? one : best));
}

/** What a sibling of a timeline is made for: another shape, another hook, another language. */
export const timelineVariant = z.object({
  ratio: z.enum(VARIANT_RATIOS).optional(),
  /** The words of its hook. */
  hook: z.string().max(200).optional(),
  language: z.enum(LANGUAGES).optional(),
});
export type TimelineVariant = z.infer<typeof timelineVariant>;

/** Siblings of one timeline, at most. */
export const MOST_SIBLINGS = 12;
