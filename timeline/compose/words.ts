import { hasCjk, segment } from "../draw/text/segment.ts";
import type { Timed } from "./schedule.ts";

export interface Word { readonly text: string; readonly start: number; readonly end: number }
export interface Phrase { readonly words: readonly Word[]; readonly start: number; readonly end: number; readonly text: string }

const length = (word: string) => (hasCjk(word) ? [...word].length * 2 : word.length + 1);

const LONE = /^[\u4e00-\u9fff]$/;

/** Single characters that follow each other are one word to the eye. */
function pairs(words: Word[]): Word[] {
  const out: Word[] = [];
  for (const word of words) {
    const last = out.at(-1);
    if (last && LONE.test(last.text) && LONE.test(word.text)) out[out.length - 1] = { text: last.text + word.text, start: last.start, end: word.end };
    else out.push(word);
  }
  return out;
}

const SILENT = /[\s\p{P}\p{S}]/gu;
const letters = (text: string) => [...text.replaceAll(SILENT, "").toLowerCase()];

/**
 * The clip's own words (with their punctuation and capitals) on the voice's times. Speech engines report Chinese by the
 * character or by the word as they please: letters are matched one by one. Null when the voice said something else
 * ("24" read as "twenty four").
 */
function aligned(tokens: readonly string[], voice: readonly Word[]): Word[] | null {
  const times = voice.flatMap((word) => {
    const said = letters(word.text);
    const step = (word.end - word.start) / Math.max(1, said.length);
    return said.map((letter, i) => ({ letter, start: word.start + i * step, end: word.start + (i + 1) * step }));
  });
  if (letters(tokens.join("")).join("") !== times.map((t) => t.letter).join("")) return null;
  let at = 0;
  return tokens.flatMap((text) => {
    const own = times.slice(at, at + letters(text).length);
    at += own.length;
    const [first, last] = [own[0], own.at(-1)];
    return first && last ? [{ text, start: first.start, end: last.end }] : [];
  });
}

/** The clip's words with their times (seconds of the ad). Without a voice they are spread over the clip by length. */
export function wordsOf(clip: Timed): Word[] {
  const { voice } = clip;
  if (voice) {
    const known = aligned(segment(clip.text).map((token) => token.text), voice.words) ?? pairs([...voice.words]);
    return known.map((w) => ({ text: w.text, start: w.start + clip.start, end: w.end + clip.start }));
  }
  const tokens = segment(clip.text).map((token) => token.text);
  const total = tokens.reduce((sum, token) => sum + length(token), 0) || 1;
  const span = Math.min(clip.end - clip.start - 0.3, Math.max(1.2, tokens.length * 0.34));
  let at = clip.start + 0.15;
  return tokens.map((text) => {
    const start = at;
    at += (span * length(text)) / total;
    return { text, start, end: at };
  });
}

const STOP = /[.,;:!?，。；：！？、…—]["”’」』]?$/u;

function phrase(words: Word[]): Phrase {
  const zh = words.some((w) => hasCjk(w.text));
  const [first, last] = [words[0], words.at(-1)];
  return { words, start: first?.start ?? 0, end: last?.end ?? 0, text: words.map((w) => w.text).join(zh ? "" : " ") };
}

/** Where a sentence is over. */
const ENDS = /[.!?。！？…]["”’」』]?$/u;
/** Whether a word ends its sentence. */
export const endsSentence = (word: Word | undefined): boolean => word !== undefined && ENDS.test(word.text);

/**
 * Phrases of 2–5 words (or up to `limit` half-width letters), broken at punctuation first. No phrase goes on into the
 * next sentence; a word that ends one alone stays with the words before it.
 */
export function phrasesOf(clip: Timed, most = 4, limit = 22): Phrase[] {
  const out: Word[][] = [];
  let size = 0;
  for (const word of wordsOf(clip)) {
    const open = out.at(-1);
    const over = open === undefined || endsSentence(open.at(-1)) || (STOP.test(open.at(-1)?.text ?? "") && open.length >= 2);
    const full = open !== undefined && (open.length >= most || size + length(word.text) > limit);
    const lone = endsSentence(word) && open !== undefined && open.length <= most;
    if (open && !over && (!full || lone)) {
      open.push(word);
      size += length(word.text);
    } else {
      out.push([word]);
      size = length(word.text);
    }
  }
  return out.map(phrase);
}
