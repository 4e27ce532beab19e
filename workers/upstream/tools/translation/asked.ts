import { z } from "zod";
import { type Cue, MOST_CHARACTERS, MOST_CUES } from "../../../../timeline/subtitles/cue.ts";
import { readSubtitles } from "../../../../timeline/subtitles/read.ts";
import { sourceLanguage, textLanguage } from "../../../../trpc/contract/translation.ts";
import { AppError } from "../../app-error.ts";
import { keptFile } from "../files.ts";
import type { ToolRun } from "../tool.ts";

/** What translating lines needs, whatever is made of them afterwards. */
export const keptTranslation = z.object({
  video: keptFile.nullable(),
  /** The video as it was asked for; empty where there is none. */
  reference: z.string(),
  from: sourceLanguage,
  to: textLanguage,
  lines: z.string(),
  target: z.string(),
  glossary: z.string(),
  show: z.enum(["soft", "burned", "none"]),
});
export type Translation = z.infer<typeof keptTranslation>;
export type TranslationRun<K extends Translation = Translation> = ToolRun<K>;

/** The lines of a file of subtitles; none of an empty one. Throws subtitles.unknown, subtitles.tooMany, subtitles.tooLong. */
export function cuesIn(text: string): Cue[] {
  if (text === "") return [];
  const read = readSubtitles(text);
  if ("fault" in read)
    throw new AppError(read.fault, { params: { max: read.fault === "subtitles.tooMany" ? MOST_CUES : MOST_CHARACTERS } });
  return read.cues;
}
