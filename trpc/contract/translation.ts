import { z } from "zod";
import { LONGEST_CUE, MOST_CUES } from "../../timeline/subtitles/cue.ts";
import { get } from "./endpoint.ts";
import { VOICES } from "./rules/voices.ts";

/** Languages that lines may be in, BCP 47. `auto`: whoever translates tells. */
const TEXT_LANGUAGES = ["en", "zh", "es", "fr", "de", "it", "pt", "ja", "ko", "ru"] as const;
export const sourceLanguage = z.enum(["auto", ...TEXT_LANGUAGES]);
export const textLanguage = z.enum(TEXT_LANGUAGES);
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** One line of a film in both languages: seconds, who speaks, and whose voice that is (empty: the speaker's). */
export const translatedLine = z.object({
  start: z.number().min(0).max(36_000),
  end: z.number().min(0).max(36_000),
  source: z.string().max(LONGEST_CUE),
  target: z.string().max(LONGEST_CUE),
  speaker: z.string().max(40),
  voice: z.enum(["", ...VOICES.map(({ id }) => id)]),
});
export type TranslatedLine = z.infer<typeof translatedLine>;
const translatedLines = z.array(translatedLine).max(MOST_CUES);

/** How a line was fitted into its time; seconds. `tooLong`: it would have to be said faster than anybody speaks. */
const lineFit = z.object({
  at: z.number(),
  tempo: z.number(),
  length: z.number(),
  merged: z.number().int(),
  borrowed: z.number(),
  tooLong: z.boolean(),
});
export type LineFit = z.infer<typeof lineFit>;

/** Where the lines came from, and what became of their translation. `failed`: a slug of the reason. */
const linesOrigin = z.object({
  transcript: z.enum(["given", "track", "provider", "builtIn", "none"]),
  transcriber: z.string(),
  translator: z.string(),
  failed: z.string(),
});
export type LinesOrigin = z.infer<typeof linesOrigin>;

/** What a person is asked (`taskV2/review`): the lines, and of a film with a new voice how each was fitted (null: not spoken yet). */
export const linesProposal = z.object({
  lines: translatedLines,
  fits: z.array(lineFit.nullable()),
  origin: linesOrigin,
  /** The language of their translation. */
  to: textLanguage,
  /** Seconds of the film; 0 for subtitles alone. */
  duration: z.number(),
});
export type LinesProposal = z.infer<typeof linesProposal>;

/** What they answer. `done`: make it; else the lines are kept, spoken where they are new, and asked for again. */
export const linesAnswer = z.object({ lines: translatedLines, done: z.boolean() });
export type LinesAnswer = z.infer<typeof linesAnswer>;

/** The transcription of the media service, as pages name it before it has done anything. */
export const BUILT_IN_TRANSCRIBER = "built-in:whisper-tiny";

export const translation = {
  engines: get("/translation/engines", {
    origin: "reelwright",
    summary: "Who translates and who transcribes here; null where nobody does.",
    session: "none",
    input: z.object({}),
    output: z.object({ translator: z.string().nullable(), transcriber: z.string().nullable() }),
  }),
};
