import { perSeconds } from "../rules/price.ts";
import { rule, under, upTo, VIDEOS } from "../rules/upload-rule.ts";
import { tool } from "./manifest.ts";

/** Clips to Videos: smart or mixed remix of uploaded clips. */
export const clipsToVideos = tool({
  slug: "clips-to-videos",
  apps: ["CLIPS_TO_VIDEOS"],
  feature: "clips_to_videos",
  pages: [{ path: "clips-to-videos", name: "Clips to Videos", menuName: "clipsToVideos", category: "create" }],
  prices: { "clips-to-videos": perSeconds(15, 3) },
  uploads: {
    "clips-to-videos": rule(VIDEOS, upTo(200), { maxSeconds: under(180), count: { min: 1, max: 30 } }),
  },
});
