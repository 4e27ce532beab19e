import { perSeconds } from "../rules/price.ts";
import { rule, under, VIDEOS } from "../rules/upload-rule.ts";
import { tool } from "./manifest.ts";

/** Video enhancer. */
export const videoEnhancer = tool({
  slug: "video-enhancer",
  apps: ["VIDEO_ENHANCER"],
  feature: "video_enhancer",
  pages: [
    { path: "video-enhancer", name: "Enhancer", menuName: "videoEnhancer", category: "videoAi" },
    { path: "video-enhancer/editor", name: "EnhancerEditor", hidden: true },
  ],
  prices: { "video-enhancer": perSeconds(15, 3) },
  uploads: {
    "video-enhancer": rule(VIDEOS, under(400), {
      maxSeconds: under(360),
      other: "The specification leaves both limits to parameters; ours are those of watermark removal.",
    }),
  },
});
