import type { Word } from "./speech.ts";

const HAN = /\p{Script=Han}/u;

/** Each character at its time → words: by spaces, an ideograph by itself. Marks stay with the word before. */
export function wordsOf(characters: readonly Word[]): Word[] {
  return characters.reduce<{ words: Word[]; open: boolean }>(
    ({ words, open }, { text, start, end }) => {
      if (/^\s*$/u.test(text)) return { words, open: false };
      const last = words.at(-1);
      const joins = last !== undefined && (!/[\p{L}\p{N}]/u.test(text) || (open && !HAN.test(text) && !HAN.test(last.text)));
      if (!joins) return { words: [...words, { text, start, end }], open: true };
      return { words: [...words.slice(0, -1), { text: last.text + text, start: last.start, end }], open };
    },
    { words: [], open: false },
  ).words;
}

/** How long a character is said for, in shares: an ideograph is a syllable, a space a breath. */
const weightOf = (char: string): number =>
  HAN.test(char) ? 2.5 : /[\p{L}\p{N}]/u.test(char) ? 1 : /[.!?。！？，,;；:：]/u.test(char) ? 2 : 0.3;

/** Words of a recording whose times nobody says, spread over its seconds by their length. */
export function spread(text: string, seconds: number): Word[] {
  const characters = Array.from(text);
  const total = characters.reduce((sum, char) => sum + weightOf(char), 0) || 1;
  let at = 0;
  return wordsOf(
    characters.map((char) => {
      const start = at;
      at += (weightOf(char) / total) * seconds;
      return { text: char, start, end: at };
    }),
  );
}
