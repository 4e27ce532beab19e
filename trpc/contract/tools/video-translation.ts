import { z } from "zod";
import { MOST_CHARACTERS } from "../../../timeline/subtitles/cue.ts";
import { BUILT_IN_DUB, modelId } from "../rules/models/index.ts";
import { perSeconds } from "../rules/price.ts";
import { readPairs, voiceNamed } from "../rules/speech-directions.ts";
import { rule, under, VIDEOS } from "../rules/upload-rule.ts";
import { VOICES } from "../rules/voices.ts";
import { sourceLanguage, textLanguage } from "../translation.ts";
import { fileInput } from "./file-input.ts";
import { tool, work } from "./manifest.ts";

export const TRANSLATED_VIDEOS = rule(VIDEOS, under(200), {
  maxSeconds: under(120),
  count: { min: 1, max: 5 },
  other: "An older reading: 400 MB and 6 minutes.",
});

/** Whether each speaker has a voice that is built in: those of providers are not timed to lines. */
const haveBuiltInVoices = (text: string): boolean =>
  readPairs(text)?.every(([, name]) => VOICES.some(({ id }) => id === voiceNamed(name)?.id)) ?? false;

/** A file of subtitles as text; a form takes the file itself, too. */
export const subtitlesInput = z.string().trim().max(MOST_CHARACTERS).meta({ textFile: ".srt,.vtt,.ass,.ssa,text/plain,text/vtt" });

/** `word = translation`, or a word alone that stays as it is; one a line. */
export const glossaryInput = z.string().trim().max(5000);

/** Video translation, short movies among it: a film of one task; a page may start up to five (spec §5). */
export const videoTranslation = tool({
  slug: "video-translation",
  apps: ["VIDEO_TK_TRANSLATE", "SHORT_MOVIE_TRANSLATE", "TRANSLATE_VOICE_SINGLE", "TRANSLATE_VOICE_MULTI"],
  feature: "video_translate",
  pro: ["VIDEO_TK_TRANSLATE", "SHORT_MOVIE_TRANSLATE"],
  pages: [
    {
      path: "video-translation",
      name: "TkVideoTranslate",
      menuName: "videoTranslation",
      category: "videoAi",
      tdk: "tools.video-translation.page",
    },
    { path: "video-translation/editor", name: "TkVideoTranslateEditor", hidden: true, tdk: "tools.video-translation.page" },
  ],
  prices: { "video-translation": perSeconds(30, 5) },
  uploads: { "video-translation": TRANSLATED_VIDEOS },
  box: { sample: { kind: "film", name: "tools/video-translation", width: 480, height: 270 }, uploads: "video-translation" },
  work: work({
    input: z.object({
      video: fileInput("video-translation"),
      from: sourceLanguage.default("auto"),
      /** The built-in voices speak English and Chinese. */
      to: textLanguage,
      /** Who dubs: the built-in voices, by lines that a person has seen; or a provider, in copies of the speakers' own voices. */
      by: modelId.default(BUILT_IN_DUB),
      voice: z.enum(["", ...VOICES.map(({ id }) => id)]).default(""),
      /** `speaker = voice`, one a line. */
      speakers: z.string().trim().max(2000).refine(haveBuiltInVoices).default(""),
      /** What is said in the film. Empty: its soft subtitles, else a transcriber where there is one. */
      lines: subtitlesInput.default(""),
      /** The same in the other language. Empty: translated where there is a translator. */
      target: subtitlesInput.default(""),
      glossary: glossaryInput.default(""),
      under: z.enum(["music", "quiet", "off"]).default("music"),
      show: z.enum(["soft", "burned", "none"]).default("soft"),
      /** A visible "made with AI" mark. */
      mark: z.boolean().default(false),
      /** For a provider: that those who speak have agreed, and to which sentence. */
      agreed: z.boolean().default(false),
      statement: z.string().trim().max(600).default(""),
    }),
    stages: ["translate"],
    phases: ["reading", "translating", "speaking", "mixing"],
    makes: ["video", "subtitles"],
    generates: ["video"],
    accepts: { video: "video" },
    failure: { translate: "task.generationFailed" },
    lane: "media",
    openLimit: 10,
    maxHours: 3,
    keepDays: null,
  }),
});
