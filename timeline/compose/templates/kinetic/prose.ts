import { hasCjk } from "../../../draw/text/segment.ts";
import type { Timed } from "../../schedule.ts";
import { endsSentence, spanOf } from "../../marked-words.ts";
import { bareWords, type Word } from "../../timed-words.ts";

/** A sentence of more words, or letters of Chinese, is prose: phrase by phrase in large type it is torn ("you want | by amping"). */
const LONGEST = { words: 10, letters: 26 } as const;

const isLong = (words: readonly Word[]): boolean => {
  const letters = bareWords(words);
  return hasCjk(letters) ? [...letters].length > LONGEST.letters : words.length > LONGEST.words;
};

/** What leads to a headline for longer (seconds) is heard over a picture of its own. */
const LED = 2.4;

const heard = (part: readonly Word[]): Word[] => part.map((word) => ({ ...word, leadIn: true }));

/** A long sentence in parts: its headline, with what leads to it, is read, and the rest is heard. */
function told(words: readonly Word[], headline: string): Word[][] {
  const [from, to] = spanOf(words, headline) ?? [];
  if (from === undefined || to === undefined || words.slice(from, to).every(({ leadIn }) => leadIn)) return [heard(words)];
  const [before, read, after] = [heard(words.slice(0, from)), words.slice(from, to), heard(words.slice(to))];
  const long = (read[0]?.start ?? 0) - (before[0]?.start ?? 0) > LED;
  return [...(long ? [before, read] : [[...before, ...read]]), after].filter((part) => part.length > 0);
}

function sentencesOf(words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [];
  for (const word of words) {
    const open = sentences.at(-1);
    if (open && !endsSentence(open.at(-1))) open.push(word);
    else sentences.push([word]);
  }
  return sentences;
}

/** The long sentences of a fact are heard, but for its headline; the others are read. Null: it has none. */
export function proseOf({ role, headline }: Timed, words: readonly Word[]): Word[][] | null {
  const sentences = sentencesOf(words);
  if (!["benefit", "proof"].includes(role) || !sentences.some(isLong)) return null;
  return sentences.flatMap((sentence) => (isLong(sentence) ? told(sentence, headline) : [sentence]));
}
