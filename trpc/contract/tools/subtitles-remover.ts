import { z } from "zod";
import { eraseBox } from "../rules/erase-boxes.ts";
import { perSeconds } from "../rules/price.ts";
import { rule, under, VIDEOS } from "../rules/upload-rule.ts";
import { fileInputs } from "./file-input.ts";
import { tool, work } from "./manifest.ts";

/** Seconds that a preview shows. */
export const PREVIEW_SECONDS = 3;

const FILMS = rule(VIDEOS, under(400), { maxSeconds: under(360), count: { min: 1, max: 20 } });

/**
 * Watermark and subtitle removal (spec §2, §5, §9): boxes that are drawn, or found where none is; finding and a preview
 * cost nothing.
 */
export const subtitlesRemover = tool({
  slug: "subtitles-remover",
  apps: ["VIDEO_REMOVE_WATERMARK"],
  feature: "watermark_removal",
  pages: [
    {
      path: "subtitles-remover",
      name: "SubtitlesRemoval",
      menuName: "watermarkRemoval",
      category: "videoAi",
      tdk: "tools.subtitles-remover.page",
    },
  ],
  prices: { "subtitles-remover": perSeconds(15, 2), "subtitles-remover-advanced": perSeconds(15, 5) },
  uploads: { "subtitles-remover": FILMS },
  box: { sample: { kind: "film", name: "tools/subtitles-remover", width: 480, height: 270 }, uploads: "subtitles-remover" },
  work: work({
    input: z.object({
      videos: fileInputs("subtitles-remover", FILMS),
      /** Of every video; none: what is found in each. */
      boxes: z.array(eraseBox).max(50).default([]),
      quality: z.enum(["basic", "advanced"]).default("basic"),
      /** Where the preview begins, `0:05` (rules/time-string). */
      at: z.string().trim().max(20).default("0:00"),
    }),
    stages: ["find", "preview", "render"],
    interactive: ["find", "preview"],
    phases: ["finding", "erasing"],
    makes: ["video"],
    accepts: { video: "videos" },
    failure: { find: "task.analysisFailed", preview: "task.generationFailed", render: "task.renderFailed" },
    lane: "media",
    inParts: true,
    openLimit: 10,
    maxHours: 6,
    keepDays: null,
  }),
});
