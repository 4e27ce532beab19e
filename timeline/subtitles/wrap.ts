import { segment } from "../draw/text/segment.ts";
import { unbroken } from "./no-break.ts";

/** As long as a line of subtitles may be, in letters; a Chinese one is as wide as two. */
export const LINE = 42;

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff00-\uff60]/u;

/** How wide a text is, in letters. */
export const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

/** Japanese particles and endings, which belong to the word before them. */
const ENDING = /^\p{Script=Hiragana}/u;
const MARK = /[\p{P}\s]$/u;

/** Where a line may end: between words, as those who draw text part them. Offsets into the text. */
function breaksOf(text: string): number[] {
  let at = 0;
  const starts = segment(text).flatMap(({ text: word }, index) => {
    const start = text.indexOf(word, at);
    at = start + word.length;
    return index === 0 ? [] : [start];
  });
  const phrases = starts.filter((start) => !ENDING.test(text.slice(start)) || MARK.test(text.slice(0, start)));
  return phrases.length > 0 ? phrases : starts;
}

/** A line in two halves as even as its words allow, the second at most as wide where that can be had. */
function halves(line: string): string[] {
  const whole = widthOf(line);
  const marks = breaksOf(line);
  const uneven = (at: number): number => {
    const first = widthOf(line.slice(0, at).trimEnd());
    const mark = /[,.;:!?，。；：！？、]\s*$/u.test(line.slice(0, at)) ? whole * 0.1 : 0;
    return Math.abs(whole - 2 * first) - mark;
  };
  const [best] = marks.toSorted((a, b) => uneven(a) - uneven(b));
  return best === undefined ? [line] : [line.slice(0, best).trim(), line.slice(best).trim()];
}

/** A text in lines of at most `most` letters, broken as evenly as its words allow; nothing is left behind at a line's end. */
export const wrapped = (text: string, most: number = LINE): string =>
  unbroken(text)
    .split("\n")
    .flatMap(function lines(line: string): string[] {
      if (widthOf(line) <= most) return [line];
      const parts = halves(line);
      return parts.length === 1 ? parts : parts.flatMap(lines);
    })
    .join("\n");
