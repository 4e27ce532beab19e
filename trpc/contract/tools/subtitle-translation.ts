import { z } from "zod";
import { perSeconds } from "../rules/price.ts";
import { rule, under, VIDEOS } from "../rules/upload-rule.ts";
import { sourceLanguage, textLanguage } from "../translation.ts";
import { fileInput } from "./file-input.ts";
import { tool, work } from "./manifest.ts";
import { glossaryInput, subtitlesInput } from "./video-translation.ts";

/** Subtitle translation (spec §3 VIDEO_SUBTITLE_TRANSLATE 99): of a file of subtitles, or of those of a video. */
export const subtitleTranslation = tool({
  slug: "subtitle-translation",
  apps: ["VIDEO_SUBTITLE_TRANSLATE"],
  pages: [
    {
      path: "subtitle-translation",
      name: "SubtitleTranslation",
      menuName: "subtitleTranslation",
      category: "videoAi",
      tdk: "tools.subtitle-translation.page",
    },
    { path: "subtitle-translation/editor", name: "SubtitleTranslationEditor", hidden: true, tdk: "tools.subtitle-translation.page" },
  ],
  prices: { "subtitle-translation": perSeconds(30, 1) },
  uploads: {
    "subtitle-translation": rule(VIDEOS, under(400), {
      maxSeconds: under(360),
      other: "The specification names no limits for subtitles; these are the older reading of video translation.",
    }),
  },
  box: { sample: { kind: "text" }, uploads: "subtitle-translation" },
  work: work({
    input: z.object({
      /** A file of subtitles; with a video it may be empty, for the video's own. */
      lines: subtitlesInput.default(""),
      video: fileInput("subtitle-translation").optional(),
      from: sourceLanguage.default("auto"),
      to: textLanguage,
      target: subtitlesInput.default(""),
      glossary: glossaryInput.default(""),
      /** What a video is given of them. */
      show: z.enum(["none", "soft", "burned"]).default("none"),
    }),
    stages: ["translate"],
    phases: ["reading", "translating", "mixing"],
    makes: ["subtitles", "video"],
    accepts: { video: "video" },
    failure: { translate: "task.subtitleFailed" },
    lane: "media",
    openLimit: 10,
    maxHours: 2,
    keepDays: null,
  }),
});
