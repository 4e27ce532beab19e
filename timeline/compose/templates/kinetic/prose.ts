import { hasCjk } from "../../../draw/text/segment.ts";
import type { Timed } from "../../schedule.ts";
import { endsSentence, lettersOf, spanOf, type Word } from "../../phrases.ts";

/** A sentence of more words, or letters of Chinese, is prose: phrase by phrase in large type it is torn ("you want | by amping"). */
const LONGEST = { words: 10, letters: 26 } as const;

const isLong = (words: readonly Word[]): boolean => {
  const letters = lettersOf(words);
  return hasCjk(letters) ? [...letters].length > LONGEST.letters : words.length > LONGEST.words;
};

/** What leads to a headline for longer (seconds) is heard over a picture of its own. */
const LED = 2.4;

/**
 * One long sentence of a fact in parts: its headline, with what leads to it, is read, and the rest is heard. Null: it is no
 * such sentence.
 */
export function proseOf({ role, headline }: Timed, words: readonly Word[]): Word[][] | null {
  const single = words.filter(endsSentence).length <= 1;
  if (!["benefit", "proof"].includes(role) || !single || !isLong(words)) return null;
  const [from, to] = spanOf(words, headline) ?? [];
  if (from === undefined || to === undefined || words.slice(from, to).every(({ leadIn }) => leadIn)) return null;
  const heard = (part: readonly Word[]): Word[] => part.map((word) => ({ ...word, leadIn: true }));
  const [before, read, after] = [heard(words.slice(0, from)), words.slice(from, to), heard(words.slice(to))];
  const long = (read[0]?.start ?? 0) - (before[0]?.start ?? 0) > LED;
  return [...(long ? [before, read] : [[...before, ...read]]), after].filter((part) => part.length > 0);
}
