import { hasCjk } from "../draw/text/segment.ts";

/** Where a Chinese sentence pauses within itself, and between the parts of a list that no word joins. */
const [PAUSE, LISTED, JOINED] = [/[，。；,;]\s*(?=\S)/gu, /、/gu, /[和与及或]/u];

/**
 * A Chinese headline as it is set: two clauses have a line each, and no mark stands at the end of a line; what has more of
 * them, or is a list, is set with spaces.
 */
export function asSet(headline: string): string {
  if (!hasCjk(headline)) return headline;
  const clauses = headline.replaceAll(PAUSE, "\n");
  const lines = clauses.split("\n").length > 2 ? clauses.replaceAll("\n", " ") : clauses;
  return JOINED.test(lines) ? lines : lines.replaceAll(LISTED, " ");
}

/** A sentence as it is set large: of Chinese each clause has a line of its own, and no mark stands at its end. */
export const inLines = (sentence: string): string => (hasCjk(sentence) ? sentence.replaceAll(/[，。；：]\s*(?=\S)/gu, "\n") : sentence);

/** A word of it, without the mark of its clause. */
export const unmarked = (word: string): string => word.replace(/[，。；：]$/u, "");
