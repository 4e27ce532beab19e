import { z } from "zod";
import { word } from "../../../timeline/measured.ts";
import { source } from "./files.ts";

/** Writes down what is said in a film or a sound. `language` is ISO 639-1; `auto`: the one that most of it is in. */
export const transcribeJob = z.object({
  kind: z.literal("transcribe"),
  file: source,
  language: z
    .string()
    .regex(/^[a-z]{2,4}$/)
    .default("auto"),
});
/** Seconds. Silence, music and noise say nothing. The network tells no confidence. */
export const transcribeResult = z.object({
  has_sound: z.boolean(),
  duration: z.number(),
  /** Of what was said; null where nothing was. */
  language: z.string().nullable(),
  /** In their order; `words` is empty where the language is written without spaces. */
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string(), words: z.array(word) })),
  engine: z.string(),
});
