import { type Cue, LONGEST_CUE } from "./cue.ts";

/** One word, or one sign of a script that is written without spaces: what it is compared by, and where it stands in its text. */
interface Token {
  word: string;
  at: number;
  end: number;
}

const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}'’]+/gu;
const tokensOf = (text: string): Token[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word: word.toLowerCase(), at: index, end: index + word.length }));

/** Comparisons at most: beyond it words are placed by their share alone. */
const MOST_CELLS = 4_000_000;

/** Pairs of equal words in both, in their order: the most that there are. */
function matches(one: readonly string[], other: readonly string[]): [number, number][] {
  const width = other.length + 1;
  if (one.length * width > MOST_CELLS) return [];
  const longest = new Uint16Array((one.length + 1) * width);
  const at = (row: number, column: number): number => longest[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      longest[row * width + column] =
        one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < one.length && column < other.length;) {
    if (one[row] === other[column]) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** Letters of a line that is still not broken at its commas. */
const LONG = 120;
/** Where sentences end, and where long ones may be broken: behind the sign, and in English behind the space after it. */
const ENDS = /(?<=[。！？…\n]|[.!?]["'”’)]*\s)/u;
const COMMAS = /(?<=[，、；]|[,;]\s)/u;

/** The lines of a text with where they stand in it. */
function sentencesOf(text: string): { text: string; at: number; end: number }[] {
  const parts = text.split(ENDS).flatMap((one) => (one.length > LONG ? one.split(COMMAS) : [one]));
  let at = 0;
  return parts.flatMap((part) => {
    const said = part.trim();
    const from = at + part.indexOf(said);
    at += part.length;
    return said === "" ? [] : [{ text: said, at: from, end: from + said.length }];
  });
}

interface Span {
  start: number;
  end: number;
}

/** The times of so many words, of which some are known: those between two that are known share the time between these. */
function timesOf(count: number, known: ReadonlyMap<number, Span>, { start, end }: Span): Span[] {
  const times: Span[] = [];
  while (times.length < count) {
    const own = known.get(times.length);
    if (own) {
      times.push(own);
      continue;
    }
    const rest = Array.from({ length: count - times.length }, (_, more) => times.length + more);
    const next = rest.find((at) => known.has(at)) ?? count;
    const from = times.at(-1)?.end ?? start;
    const each = Math.max(0, (known.get(next)?.start ?? end) - from) / (next - times.length);
    times.push(...rest.slice(0, next - times.length).map((_, at) => ({ start: from + each * at, end: from + each * (at + 1) })));
  }
  return times;
}

/** The words of lines with their times: those of a line share its time. */
function wordsOf(heard: readonly Cue[]): (Span & { word: string })[] {
  return heard.flatMap(({ text, start, end }) => {
    const own = tokensOf(text);
    const each = (end - start) / Math.max(1, own.length);
    return own.map(({ word }, at) => ({ word, start: start + each * at, end: start + each * (at + 1) }));
  });
}

/**
 * A text without times as lines with times (seconds): its words are found again in what another engine heard, which knows when; what
 * is not found stands between what is, by its share. Where nothing was heard the lines share the whole film.
 */
export function placedText(text: string, heard: readonly Cue[], duration: number): Cue[] {
  const words = tokensOf(text);
  const other = wordsOf(heard);
  const pairs = matches(
    words.map(({ word }) => word),
    other.map(({ word }) => word),
  );
  const known = new Map(pairs.flatMap(([own, theirs]) => (other[theirs] ? [[own, other[theirs]] as const] : [])));
  const times = timesOf(words.length, known, { start: other[0]?.start ?? 0, end: other.at(-1)?.end ?? duration });
  return sentencesOf(text).flatMap(({ text: line, at, end }) => {
    const own = times.filter((_, index) => (words[index]?.at ?? -1) >= at && (words[index]?.end ?? 0) <= end);
    const [first, last] = [own[0], own.at(-1)];
    return first && last ? [{ start: first.start, end: last.end, text: line.slice(0, LONGEST_CUE), speaker: "" }] : [];
  });
}
