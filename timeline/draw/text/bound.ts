import { JOINER, segment } from "./segment.ts";

const NO_BREAK = "\u00a0";

/** A figure and the word that says what it counts: "2 pounds", "30 x 20 cm"; not "2 and". */
const COUNTED =
  /(?<![\p{L}\d])(\d[\d.,/]*) (?=(?!(?:and|or|to|of|in|on|for|with|by|at|per|is|are)\b)\p{Ll}{1,12}\b|%|°|\p{Lu}{1,3}\b|\p{Script=Han})/gu;
const TIMES = / ?([×x]) (?=\d)/gu;
/** Where a Chinese headline pauses: what stands between is a phrase. */
const PHRASES = /([，。；：！？、,;:!?\s]+)/u;
/** Characters of a Chinese phrase that one line holds at the size of a headline. */
const SHORT = 6;
const HAN = /\p{Script=Han}/u;

/** A phrase of few characters whose words stay on one line. */
const joined = (phrase: string): string =>
  HAN.test(phrase) && [...phrase].length <= SHORT
    ? segment(phrase)
        .map(({ text }) => text)
        .join(JOINER)
    : phrase;

/**
 * A headline with its figures bound to their units, and the short phrases of Chinese whole ("重量：2千克", "肉干自由选 原味"):
 * no line ends within them. A Chinese headline of one phrase is set as large as its words allow.
 */
export function bound(text: string): string {
  const counted = text
    .replaceAll(COUNTED, `$1${NO_BREAK}`)
    .replaceAll(TIMES, (found, sign: string) => (found.startsWith(" ") ? NO_BREAK : "") + sign + NO_BREAK);
  const phrases = counted.split(PHRASES);
  return phrases.length > 2 ? phrases.map((part, i) => (i % 2 === 0 ? joined(part) : part)).join("") : counted;
}

/** The text as its author wrote it. */
export const unbound = (text: string): string => text.replaceAll(NO_BREAK, " ").replaceAll(JOINER, "");

/** The words of a bound text that hold these words (indexes) of the text itself. */
export function boundWords(text: string, words: readonly number[]): number[] {
  const length = (one: string): number => unbound(one).replaceAll(" ", "").length;
  const ends = (tokens: readonly { text: string }[]): number[] => {
    let at = 0;
    return tokens.map((token) => (at += length(token.text)));
  };
  const [own, kept] = [ends(segment(text)), ends(segment(bound(text)))];
  return [...new Set(words.map((word) => kept.findIndex((end) => end >= (own[word] ?? 0))))].filter((at) => at >= 0);
}
