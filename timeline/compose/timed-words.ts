import { hasCjk, segment } from "../draw/text/segment.ts";
import type { Timed } from "./schedule.ts";

export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** It only leads to what the clip says ("Worth knowing:"), or is said beside it ("Have a good look."): set small, never lit. */
  readonly leadIn?: boolean;
  /** It asks the viewer for something ("Tap the link"), as the button does. */
  readonly asks?: boolean;
  /** The next word belongs to the same name, or to the same amount. */
  readonly tied?: boolean;
}

/** Half-width letters: an ideograph is two wide, a Latin word has its space. */
export const widthOf = (word: string) =>
  hasCjk(word) ? [...word].reduce((sum, c) => sum + (hasCjk(c) || /[\u3000-\u303f\uff00-\uffef]/.test(c) ? 2 : 1), 0) : word.length + 1;

const SILENT = /[\s\p{P}\p{S}]/gu;
/** A text without spaces and marks, in small letters. */
export const bare = (text: string): string => text.replaceAll(SILENT, "").toLowerCase();

/** The same of words. */
export const bareWords = (words: readonly Word[]): string => bare(words.map(({ text }) => text).join(""));

const LONE = /^[\u4e00-\u9fff]$/;

/** Single characters that follow each other are one word to the eye. */
function pairs(words: Word[]): Word[] {
  const out: Word[] = [];
  for (const word of words) {
    const last = out.at(-1);
    if (last && LONE.test(last.text) && LONE.test(word.text))
      out[out.length - 1] = { text: last.text + word.text, start: last.start, end: word.end };
    else out.push(word);
  }
  return out;
}

/**
 * The clip's own words (with their punctuation and capitals) on the voice's times. Speech engines report Chinese by the
 * character or by the word as they please: letters are matched one by one. Null when the voice said something else
 * ("24" read as "twenty four").
 */
function aligned(tokens: readonly string[], voice: readonly Word[]): Word[] | null {
  const times = voice.flatMap((word) => {
    const said = [...bare(word.text)];
    const step = (word.end - word.start) / Math.max(1, said.length);
    return said.map((letter, i) => ({ letter, start: word.start + i * step, end: word.start + (i + 1) * step }));
  });
  if (bare(tokens.join("")) !== times.map((t) => t.letter).join("")) return null;
  let at = 0;
  // "&" is read with the word after it: "John Lewis | & Partners".
  let sign = "";
  return tokens.flatMap((text) => {
    const own = times.slice(at, at + [...bare(text)].length);
    at += own.length;
    const [first, last] = [own[0], own.at(-1)];
    const shown = `${sign}${text}`;
    sign = text === "&" ? "& " : "";
    return first && last ? [{ text: shown, start: first.start, end: last.end }] : [];
  });
}

/** A clip's words with their times (seconds of the ad): the voice's; without a voice they are spread over the clip by length. */
export function timedWords(clip: Timed): Word[] {
  const { voice } = clip;
  if (voice) {
    const known =
      aligned(
        segment(clip.text).map((token) => token.text),
        voice.words,
      ) ?? pairs([...voice.words]);
    return known.map((w) => ({ text: w.text, start: w.start + clip.start, end: w.end + clip.start }));
  }
  const tokens = segment(clip.text).map((token) => token.text);
  const total = tokens.reduce((sum, token) => sum + widthOf(token), 0) || 1;
  const span = Math.min(clip.end - clip.start - 0.3, Math.max(1.2, tokens.length * 0.34));
  let at = clip.start + 0.15;
  return tokens.map((text) => {
    const start = at;
    at += (span * widthOf(text)) / total;
    return { text, start, end: at };
  });
}
