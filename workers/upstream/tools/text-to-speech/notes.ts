import type { ResultOf } from "../../../media/protocol/jobs.ts";

type Word = ResultOf<"speech">["words"][number];
type Note = readonly [word: string, said: string];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
const LETTER = String.raw`[\p{L}\p{N}]`;

/** Where a word stands by itself; Chinese writes without spaces, so there it may stand anywhere. */
const found = (word: string): RegExp =>
  /\p{Script=Han}/u.test(word) ? new RegExp(escaped(word), "gu") : new RegExp(`(?<!${LETTER})${escaped(word)}(?!${LETTER})`, "giu");

/** A text as it is said: each word that has a note is replaced by it. */
export const asSaid = (text: string, notes: readonly Note[]): string =>
  notes.reduce((told, [word, said]) => told.replaceAll(found(word), () => said), text);

const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, "").toLocaleLowerCase();
const marksAfter = (text: string): string => /[^\p{L}\p{N}]*$/u.exec(text)?.[0] ?? "";

/** How many words from `at` on are what a note says; 0 where they are not. */
function lengthOf(words: readonly Word[], at: number, said: string): number {
  let told = "";
  for (let next = at; next < words.length; next += 1) {
    told += bare(words[next]?.text ?? "");
    if (told === said) return next - at + 1;
    if (!said.startsWith(told)) return 0;
  }
  return 0;
}

/** Spoken words as they were written: captions show the word, not how it is said. */
export function asWritten(words: readonly Word[], notes: readonly Note[]): Word[] {
  const made: Word[] = [];
  for (let at = 0; at < words.length;) {
    const [first] = words.slice(at);
    const [word, count] = notes
      .map(([written, said]): [string, number] => [written, lengthOf(words, at, bare(said))])
      .reduce((best, one) => (one[1] > best[1] ? one : best), ["", 0]);
    const last = words[at + Math.max(1, count) - 1];
    if (first && last) made.push(count === 0 ? first : { text: word + marksAfter(last.text), start: first.start, end: last.end });
    at += Math.max(1, count);
  }
  return made;
}
