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
