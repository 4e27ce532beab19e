import type { MouthCue, Word } from "../../../../timeline/measured.ts";
import { isMark, isSilent, isStress, mouthShape } from "./mouth.ts";
import type { SpokenWord } from "./spoken.ts";
import { FRAME, SAMPLE_RATE, type Synthesised } from "./synthesis.ts";
import { symbolNumber } from "./vocabulary.ts";

/** A symbol the model speaks, and the word it belongs to (−1: a pause or a space). */
export interface Symbol {
  readonly symbol: string;
  readonly number: number;
  readonly word: number;
}

/** The symbols of an utterance: words with spaces between, each pause after its word. */
export function symbolsOf(words: readonly SpokenWord[]): Symbol[] {
  const symbols: Symbol[] = [];
  const push = (text: string, word: number): void => {
    for (const symbol of text) {
      const number = symbolNumber(symbol);
      if (number !== null) symbols.push({ symbol, number, word });
    }
  };
  for (const [index, { phonemes, pause }] of words.entries()) {
    if (index > 0) push(" ", -1);
    push(phonemes, index);
    push(pause, -1);
  }
  return symbols;
}

export interface Timed extends Symbol {
  readonly start: number;
  readonly end: number;
}

/** What is heard is so many seconds before its frame: measured by the sound's own envelope, 50 to 60 ms in every voice tried. */
const AHEAD = 0.05;

/** Each symbol's place in seconds from the utterance's first sample. */
export function timed(symbols: readonly Symbol[], { frames }: Synthesised): Timed[] {
  const seconds = FRAME / SAMPLE_RATE;
  let at = Math.max(0, (frames[0] ?? 0) * seconds - AHEAD);
  return symbols.map((symbol, index) => {
    const start = at;
    at += (frames[index + 1] ?? 0) * seconds;
    return { ...symbol, start, end: at };
  });
}

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** When each word sounds, moved by `offset` seconds. */
export function wordTimes(words: readonly SpokenWord[], symbols: readonly Timed[], offset: number): Word[] {
  return words.map(({ text }, index) => {
    const own = symbols.filter(({ word, symbol }) => word === index && !isSilent(symbol));
    return { text, start: rounded((own[0]?.start ?? 0) + offset), end: rounded((own.at(-1)?.end ?? 0) + offset) };
  });
}

/** The mouth's shapes over time, moved by `offset` seconds. */
export function mouthCues(symbols: readonly Timed[], offset: number): MouthCue[] {
  const cues: MouthCue[] = [];
  // A stress mark has time of its own, in which the vowel after it is heard.
  let stressed: number | null = null;
  for (const { symbol, start, end } of symbols) {
    const last = cues.at(-1);
    if (isStress(symbol)) stressed ??= start;
    else if (isMark(symbol) && last !== undefined) cues[cues.length - 1] = { ...last, duration: rounded(last.duration + end - start) };
    else {
      const from: number = stressed ?? start;
      cues.push({ time: rounded(from + offset), duration: rounded(end - from), ...mouthShape(symbol) });
      stressed = null;
    }
  }
  return cues.filter(({ duration }) => duration > 0);
}
