import { perSeconds } from "../rules/price.ts";
import { rule, under, VIDEOS } from "../rules/upload-rule.ts";
import { tool } from "./manifest.ts";

/** Watermark and subtitle removal. */
export const subtitlesRemover = tool({
  slug: "subtitles-remover",
  apps: ["VIDEO_REMOVE_WATERMARK"],
  feature: "watermark_removal",
  pages: [{ path: "subtitles-remover", name: "SubtitlesRemoval", menuName: "watermarkRemoval", category: "videoAi" }],
  prices: { "subtitles-remover": perSeconds(15, 2), "subtitles-remover-advanced": perSeconds(15, 5) },
  uploads: {
    "subtitles-remover": rule(VIDEOS, under(400), { maxSeconds: under(360), count: { min: 1, max: 20 } }),
  },
});
