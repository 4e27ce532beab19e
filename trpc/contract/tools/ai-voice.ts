import { z } from "zod";
import { consentFields } from "../consent.ts";
import { cloudVoiceId } from "../rules/cloud-voices.ts";
import { VOICE_MODEL } from "../rules/models/index.ts";
import { perSeconds } from "../rules/price.ts";
import { rule, upTo, VIDEOS } from "../rules/upload-rule.ts";
import { fileInput } from "./file-input.ts";
import { tool, work } from "./manifest.ts";

/** Seconds of one recording: what a provider changes in one request. */
const LONGEST_VOICE = 300;

/** How closely the new voice keeps to the ups and downs of what was said. */
export const VOICE_DELIVERIES = ["expressive", "balanced", "steady"] as const;
export type VoiceDelivery = (typeof VOICE_DELIVERIES)[number];

/** AI voice (legacy tool 2): a recording, or what is said in a film, in another voice. */
export const aiVoice = tool({
  slug: "ai-voice",
  apps: ["AI_VOICE"],
  feature: "ai_voice",
  pages: [{ path: "ai-voice", name: "AiVoice", menuName: "aiVoice", category: "sound", tdk: "tools.ai-voice.page" }],
  prices: { "ai-voice": perSeconds(30, 3) },
  uploads: {
    "ai-voice": rule([...VIDEOS, "mp3", "m4a", "wav"], upTo(200), {
      minSeconds: 1,
      maxSeconds: upTo(LONGEST_VOICE),
      other: "The specification names no limits: five minutes are what a provider changes in one request.",
    }),
  },
  box: { uploads: "ai-voice", values: { minutes: LONGEST_VOICE / 60 } },
  work: work({
    input: z.object({
      source: fileInput("ai-voice"),
      /** A provider's voice, one's own cloned ones among them. */
      voice: cloudVoiceId,
      delivery: z.enum(VOICE_DELIVERIES).default("balanced"),
      /** What is no voice is taken out of the recording first. */
      clean: z.boolean().default(false),
      /** Of a film: what becomes of its own sound under the new voice. */
      under: z.enum(["off", "quiet", "music"]).default("off"),
      ...consentFields,
    }),
    stages: ["change"],
    phases: ["listening", "speaking", "joining", "signing"],
    makes: ["audio", "video"],
    generates: ["audio", "video"],
    standsOn: VOICE_MODEL,
    accepts: { audio: "source", video: "source" },
    failure: { change: "task.generationFailed" },
    lane: "media",
    openLimit: 5,
    maxHours: 2,
    keepDays: null,
  }),
});
