import { z } from "zod";
import { perSeconds } from "../rules/price.ts";
import { rule, under, VIDEOS } from "../rules/upload-rule.ts";
import { fileInput } from "./file-input.ts";
import { tool, work } from "./manifest.ts";

/** Seconds that a preview shows. */
export const PREVIEW_SECONDS = 3;

const strength = z.enum(["off", "light", "strong"]);

/** Video enhancer (spec §2): a recipe, a preview of three seconds that costs nothing, and the whole. */
export const videoEnhancer = tool({
  slug: "video-enhancer",
  apps: ["VIDEO_ENHANCER"],
  feature: "video_enhancer",
  pages: [
    { path: "video-enhancer", name: "Enhancer", menuName: "videoEnhancer", category: "videoAi", tdk: "tools.video-enhancer.page" },
    { path: "video-enhancer/editor", name: "EnhancerEditor", hidden: true, tdk: "tools.video-enhancer.page" },
  ],
  prices: { "video-enhancer": perSeconds(15, 3) },
  uploads: {
    "video-enhancer": rule(VIDEOS, under(400), {
      maxSeconds: under(360),
      other: "The specification leaves both limits to parameters; ours are those of watermark removal.",
    }),
  },
  box: { sample: { kind: "film", name: "tools/video-enhancer", width: 480, height: 540 }, uploads: "video-enhancer" },
  work: work({
    input: z.object({
      video: fileInput("video-enhancer"),
      times: z.enum(["1", "2", "4"]).default("2"),
      denoise: strength.default("light"),
      sharpen: strength.default("light"),
      colour: z.enum(["off", "natural", "vivid"]).default("off"),
      rate: z.enum(["keep", "30", "60"]).default("keep"),
      deblock: z.boolean().default(false),
      stabilise: z.boolean().default(false),
      deinterlace: z.boolean().default(false),
      quiet: z.boolean().default(false),
      loudness: z.boolean().default(false),
      /** Where the preview begins, `0:05` (rules/time-string). */
      at: z.string().trim().max(20).default("0:00"),
    }),
    stages: ["preview", "render"],
    interactive: ["preview"],
    phases: ["enhancing"],
    makes: ["video"],
    accepts: { video: "video" },
    failure: { preview: "task.generationFailed", render: "task.renderFailed" },
    lane: "media",
    openLimit: 10,
    maxHours: 4,
    keepDays: null,
  }),
});
