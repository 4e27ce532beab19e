import { perItem } from "../rules/price.ts";
import { rule, under, upTo } from "../rules/upload-rule.ts";
import { tool } from "./manifest.ts";

/** Video to Script: analysis, storyboard, hook, call to action. */
export const videoToScript = tool({
  slug: "video-to-script",
  apps: ["VIDEO_TO_SCRIPT"],
  feature: "video_to_script",
  pages: [
    { path: "video-to-script", name: "VideoToScript", menuName: "videoToScript", category: "videoAi" },
    { path: "video-to-script/result", name: "VideoToScriptResult", hidden: true },
  ],
  prices: { "video-to-script": perItem(2) },
  uploads: {
    "video-to-script": rule(["mov", "mp4", "mkv"], under(100), { maxSeconds: upTo(180) }),
  },
});
