import { z } from "zod";
import { mouthCue, word } from "../../../timeline/measured.ts";
import { source, target } from "./files.ts";

/** Text to speech: mono WAV, with the words and mouth shapes of the same run (seconds from its start). */
export const speechJob = z.object({
  kind: z.literal("speech"),
  text: z.string().min(1).max(2000),
  language: z.enum(["en", "zh", "es", "fr", "it", "pt"]),
  voice: z.string().max(40),
  speed: z.number().min(0.5).max(2).default(1),
  audio: target,
});
export const speechResult = z.object({
  duration: z.number(),
  words: z.array(word),
  mouth: z.array(mouthCue),
  engine: z.string(),
});

/** A music bed with its beats: stereo WAV 48 kHz. */
export const musicJob = z.object({
  kind: z.literal("music"),
  style: z.string().max(40),
  duration: z.number().min(2).max(300),
  seed: z.number().int(),
  audio: target,
});
export const musicResult = z.object({
  duration: z.number(),
  bpm: z.number(),
  /** Seconds of every beat, and of those that start a bar. */
  beats: z.array(z.number()),
  bars: z.array(z.number()),
  engine: z.string(),
});

/** Joins spoken passages, in their order, with seconds of silence after each, into one recording: WAV and MP3. */
export const narrationJob = z.object({
  kind: z.literal("narration"),
  passages: z
    .array(
      z.object({
        audio: source,
        /** Seconds of silence after it. */
        pause: z.number().min(0).max(30),
        /** It is brought to the loudness of the built-in voices. */
        level: z.boolean(),
      }),
    )
    .min(1)
    .max(500),
  wav: target,
  mp3: target,
});
export const narrationResult = z.object({ wav_bytes: z.number().int(), mp3_bytes: z.number().int(), engine: z.string() });
