import type { Word } from "../../../../timeline/measured.ts";

/** What was said in one breath, seconds. `words` is empty where the language is written without spaces. */
export interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly words: readonly Word[];
}

/** A line is over after a sentence, a pause, so many seconds, or so many characters. */
const PAUSE = 0.6;
const LONGEST = 6;
const WIDEST = { spaced: 84, dense: 28 };
/** A comma ends what is already this much of the widest line. */
const ENOUGH = 0.5;
/** Languages that are written without spaces. */
const DENSE = new Set(["zh", "ja", "yue", "th", "lo", "my", "km"]);

const SENTENCE = /[.!?…。！？]["'”’)]?$/;
const CLAUSE = /[,;:，；：、]$/;

export const isDense = (language: string): boolean => DENSE.has(language);

const round = (seconds: number): number => Math.round(seconds * 100) / 100;

function lineOf(words: readonly Word[]): Line {
  const [first, last] = [words[0], words.at(-1)];
  const rounded = words.map(({ text, start, end }) => ({ text, start: round(start), end: round(end) }));
  return { start: round(first?.start ?? 0), end: round(last?.end ?? 0), text: words.map(({ text }) => text).join(" "), words: rounded };
}

/** Words as lines that are read at a glance. */
export function linesOf(words: readonly Word[]): Line[] {
  const lines: Line[] = [];
  let open: Word[] = [];
  const close = (): void => {
    if (open.length > 0) lines.push(lineOf(open));
    open = [];
  };
  for (const word of words) {
    const [first, last] = [open[0], open.at(-1)];
    const width = open.reduce((sum, { text }) => sum + text.length + 1, 0);
    const isFull = first && (word.end - first.start > LONGEST || width + word.text.length > WIDEST.spaced);
    if (isFull || (last && word.start - last.end > PAUSE)) close();
    open.push(word);
    if (SENTENCE.test(word.text) || (CLAUSE.test(word.text) && width > WIDEST.spaced * ENOUGH)) close();
  }
  close();
  return lines;
}

/** Texts that are cut where they may be: after a sentence, after a clause that is long enough, else when they are full. */
function cutDense(text: string): string[] {
  const parts: string[] = [];
  let open = "";
  for (const part of text.match(/[^。！？，；、,;!?]+[。！？，；、,;!?]*|[。！？，；、,;!?]+/gu) ?? []) {
    if (open !== "" && open.length + part.length > WIDEST.dense) {
      parts.push(open);
      open = "";
    }
    open += part;
    if (SENTENCE.test(open)) {
      parts.push(open);
      open = "";
    }
  }
  return [...parts, open].filter((part) => part !== "");
}

/** A phrase without spaces as lines; each has the share of its time that it has of its characters. */
export function denseLinesOf({ text, start, end }: Word): Line[] {
  const parts = cutDense(text);
  const all = Math.max(1, parts.join("").length);
  let read = 0;
  return parts.map((part) => {
    const from = start + ((end - start) * read) / all;
    read += part.length;
    return { start: round(from), end: round(start + ((end - start) * read) / all), text: part, words: [] };
  });
}
