import { z } from "zod";
import { perItem } from "../rules/price.ts";
import { rule, under, VIDEOS } from "../rules/upload-rule.ts";
import { fileInput } from "./file-input.ts";
import { tool, work } from "./manifest.ts";

/** Video cut (spec §3 VIDEO_CUT 100): spans that are kept or left out. Free (spec §9 names no price). */
export const videoCut = tool({
  slug: "video-cut",
  apps: ["VIDEO_CUT"],
  pages: [{ path: "video-cut", name: "VideoCut", menuName: "videoCut", category: "videoAi", tdk: "tools.video-cut.page" }],
  prices: { "video-cut": perItem(0) },
  uploads: {
    "video-cut": rule(VIDEOS, under(400), {
      maxSeconds: under(360),
      other: "The specification names no limits for cutting; these are those of watermark removal, whose editor it shares.",
    }),
  },
  box: { sample: { kind: "film", name: "tools/video-cut", width: 480, height: 270 }, uploads: "video-cut" },
  work: work({
    input: z.object({
      video: fileInput("video-cut"),
      /** `0:05-0:12`, one a line (rules/spans). */
      spans: z.string().trim().min(1).max(2000),
      keep: z.enum(["keep", "remove"]).default("keep"),
      files: z.enum(["one", "each"]).default("one"),
    }),
    stages: ["cut"],
    phases: ["cutting"],
    makes: ["video"],
    accepts: { video: "video" },
    failure: { cut: "task.generationFailed" },
    lane: "media",
    openLimit: 10,
    maxHours: 1,
    keepDays: null,
  }),
});
