import type { SaidWord } from "../../../../timeline/transcript.ts";
import { ticks } from "../../../../timeline/time.ts";

/** Words with their places in the whole transcript. */
export interface Line {
  from: number;
  words: readonly { word: SaidWord; at: number }[];
}

/** A breath this long begins a new paragraph. */
const PARAGRAPH = ticks(0.6);
/** A caption comes a little before its word is heard. */
const NEAR = ticks(0.08);

/** A transcript in paragraphs: a new one begins after a breath, and with each recording (`starts`, sorted ticks). */
export function linesOf(words: readonly SaidWord[], starts: readonly number[] = []): Line[] {
  const lines: { from: number; words: { word: SaidWord; at: number }[] }[] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const last = lines.at(-1);
    const begins = before && starts.some((start) => before.from < start - NEAR && start - NEAR <= word.from);
    if (last && before && !begins && word.from - before.to < PARAGRAPH) last.words.push({ word, at });
    else lines.push({ from: word.from, words: [{ word, at }] });
  }
  return lines;
}

/** The word that is said at a tick, or was said last before it. */
export const saidAt = (words: readonly SaidWord[], tick: number): number => words.findLastIndex(({ from }) => from <= tick);
