import { z } from "zod";
import { perItem } from "../rules/price.ts";
import { rule, under, upTo } from "../rules/upload-rule.ts";
import { fileInputs } from "./file-input.ts";
import { tool, work } from "./manifest.ts";

const FILMS = rule(["mov", "mp4", "mkv"], under(100), { maxSeconds: upTo(180), count: { min: 1, max: 3 } });

/** Video to Script (spec §2, §5): what up to three videos are made of, scene by scene. */
export const videoToScript = tool({
  slug: "video-to-script",
  apps: ["VIDEO_TO_SCRIPT"],
  feature: "video_to_script",
  pages: [
    { path: "video-to-script", name: "VideoToScript", menuName: "videoToScript", category: "videoAi", tdk: "tools.video-to-script.page" },
    { path: "video-to-script/result", name: "VideoToScriptResult", hidden: true, tdk: "tools.video-to-script.page" },
  ],
  prices: { "video-to-script": perItem(2) },
  uploads: { "video-to-script": FILMS },
  box: { sample: { kind: "text" }, uploads: "video-to-script" },
  work: work({
    input: z.object({ videos: fileInputs("video-to-script", FILMS) }),
    stages: ["study"],
    phases: ["studying", "listening", "reading"],
    makes: ["report", "image", "text"],
    accepts: { video: "videos" },
    failure: { study: "task.generationFailed" },
    lane: "media",
    openLimit: 10,
    maxHours: 2,
    keepDays: null,
  }),
});
