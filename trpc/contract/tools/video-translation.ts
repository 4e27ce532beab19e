import { perSeconds } from "../rules/price.ts";
import { rule, under, VIDEOS } from "../rules/upload-rule.ts";
import { tool } from "./manifest.ts";

/** Video translation, short movies among it. */
export const videoTranslation = tool({
  slug: "video-translation",
  apps: ["VIDEO_TK_TRANSLATE", "SHORT_MOVIE_TRANSLATE", "TRANSLATE_VOICE_SINGLE", "TRANSLATE_VOICE_MULTI", "VIDEO_SUBTITLE_TRANSLATE"],
  feature: "video_translate",
  pro: ["VIDEO_TK_TRANSLATE", "SHORT_MOVIE_TRANSLATE"],
  pages: [{ path: "video-translation", name: "TkVideoTranslate", menuName: "videoTranslation", category: "videoAi" }],
  prices: { "video-translation": perSeconds(30, 5) },
  uploads: {
    "video-translation": rule(VIDEOS, under(200), {
      maxSeconds: under(120),
      count: { min: 1, max: 5 },
      other: "An older reading: 400 MB and 6 minutes.",
    }),
  },
});
