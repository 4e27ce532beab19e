import { hasCjk } from "../../../draw/text/segment.ts";
import type { Timed } from "../../schedule.ts";
import { endsSentence, lettersOf, type Word } from "../../phrases.ts";

/** A sentence of more words, or letters of Chinese, is prose: phrase by phrase in large type it is torn ("you want | by amping"). */
const LONGEST = { words: 10, letters: 26 } as const;

const isLong = (words: readonly Word[]): boolean => {
  const letters = lettersOf(words);
  return hasCjk(letters) ? [...letters].length > LONGEST.letters : words.length > LONGEST.words;
};

/** Where a headline stands in what is said; null: it is said in other words. */
function headlineIn(words: readonly Word[], headline: string): readonly [from: number, to: number] | null {
  const wanted = lettersOf([{ text: headline, start: 0, end: 0 }]);
  const from = words.findIndex((_, at) => wanted !== "" && lettersOf(words.slice(at)).startsWith(wanted));
  const to = words.findIndex((_, at) => from >= 0 && at >= from && lettersOf(words.slice(from, at + 1)) === wanted) + 1;
  return from >= 0 && to > from ? [from, to] : null;
}

/** What leads to a headline for longer (seconds) is heard over a picture of its own. */
const LED = 2.4;

/** One long sentence of a fact in parts: its headline, with what leads to it, is read, and the rest is heard. Null: it is no such sentence. */
export function proseOf({ role, headline }: Timed, words: readonly Word[]): Word[][] | null {
  const single = words.filter(endsSentence).length <= 1;
  if (!["benefit", "proof"].includes(role) || !single || !isLong(words)) return null;
  const [from, to] = headlineIn(words, headline) ?? [];
  if (from === undefined || to === undefined || words.slice(from, to).every(({ leadIn }) => leadIn)) return null;
  const heard = (part: readonly Word[]): Word[] => part.map((word) => ({ ...word, leadIn: true }));
  const [before, read, after] = [heard(words.slice(0, from)), words.slice(from, to), heard(words.slice(to))];
  const long = (read[0]?.start ?? 0) - (before[0]?.start ?? 0) > LED;
  return [...(long ? [before, read] : [[...before, ...read]]), after].filter((part) => part.length > 0);
}
