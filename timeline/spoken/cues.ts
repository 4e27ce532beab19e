import type { Word } from "../measured.ts";
import { joinWords } from "./join-words.ts";

/** Words that stand on the screen together, in seconds of their recording. */
export interface SpokenCue {
  start: number;
  end: number;
  text: string;
  words: Word[];
}

/** Words of one caption at most (brand.md: two to five), and letters of it. */
const MOST_WORDS = 5;
const MOST_LETTERS = 26;
/** A breath this long ends a caption. */
const BREATH = 0.35;
const ENDS = /[.!?。！？…]["”’)]?$/u;

const textOf = (words: readonly Word[]): string => joinWords(words.map(({ text }) => text.trim()));

/** Spoken words as captions: by breaths and sentences, and no longer than one reads at a glance. */
export function cuesOf(words: readonly Word[]): SpokenCue[] {
  const groups: Word[][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const full = last && (last.length >= MOST_WORDS || textOf([...last, word]).length > MOST_LETTERS);
    if (last && before && !full && word.start - before.end < BREATH && !ENDS.test(before.text)) last.push(word);
    else groups.push([word]);
  }
  return groups.flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    const text = textOf(group);
    return first && last && last.end > first.start && text !== "" ? [{ start: first.start, end: last.end, text, words: group }] : [];
  });
}
