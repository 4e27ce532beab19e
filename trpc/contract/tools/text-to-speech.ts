import { z } from "zod";
import { anyVoiceId } from "../rules/any-voice.ts";
import { perCharacters } from "../rules/price.ts";
import { CLONE_SAMPLES } from "../rules/cloned-voices.ts";
import { areSpeakers, readPairs } from "../rules/speech-directions.ts";
import { rule, upTo } from "../rules/upload-rule.ts";
import { tool, work } from "./manifest.ts";

/** Characters of one text. */
const MOST = 10_000;

/** Text to speech (spec §2 text-to-speech, §9: 2 credits per 100 characters). */
export const textToSpeech = tool({
  slug: "text-to-speech",
  apps: ["TEXT_TO_VOICE"],
  feature: "text_to_speech",
  pages: [
    {
      path: "text-to-speech",
      name: "TextToAudio",
      menuName: "textToSpeech",
      category: "sound",
      hidden: true,
      tdk: "tools.text-to-speech.page",
    },
    { path: "text-to-speech/clone-voice", name: "CloneVoice", menuName: "cloneVoice", category: "sound", tdk: "tools.clone-voice.page" },
  ],
  prices: { "text-to-speech": perCharacters(100, 2) },
  uploads: {
    "voice-sample": rule(["mp3", "m4a", "wav"], upTo(10), {
      count: CLONE_SAMPLES,
      minSeconds: 10,
      maxSeconds: upTo(180),
      other: "The specification names no cloning: what ElevenLabs recommends of one recording.",
    }),
  },
  box: { sample: { kind: "sound", name: "voices/af_heart" }, values: { max: MOST } },
  work: work({
    input: z.object({
      text: z.string().trim().min(1).max(MOST),
      voice: anyVoiceId,
      speed: z.number().min(0.5).max(2).default(1),
      /** `speaker = voice`, one a line: whose voice `[speaker]:` is. */
      speakers: z.string().trim().max(2000).refine(areSpeakers).default(""),
      /** `word = as it is said`, one a line. */
      notes: z
        .string()
        .trim()
        .max(4000)
        .refine((text) => readPairs(text) !== null)
        .default(""),
    }),
    stages: ["speak"],
    phases: ["speaking", "joining", "signing"],
    makes: ["audio", "subtitles"],
    generates: ["audio"],
    accepts: {},
    failure: { speak: "task.generationFailed" },
    lane: "media",
    openLimit: 10,
    maxHours: 2,
    keepDays: null,
  }),
});
