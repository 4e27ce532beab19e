import { perSeconds } from "../rules/price.ts";
import { rule, under, upTo } from "../rules/upload-rule.ts";
import { tool } from "./manifest.ts";

/** Sample To Video: copies the style of a reference video. */
export const sampleToAiVideo = tool({
  slug: "sample-to-ai-video",
  apps: ["SAMPLE_TO_VIDEO"],
  feature: "sample_to_video",
  pages: [{ path: "sample-to-ai-video", name: "Sample To Video", menuName: "sampleToVideo", category: "create" }],
  prices: { "sample-to-ai-video": perSeconds(15, 5) },
  uploads: {
    "sample-reference": rule(["mov", "mp4", "mkv"], under(100), { maxSeconds: upTo(180), count: { min: 1, max: 3 } }),
    "sample-material": rule(["mov", "mp4", "mkv"], under(100), { maxSeconds: upTo(180), count: { min: 1, max: 30 } }),
  },
});
