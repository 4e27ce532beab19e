import type { Word } from "../../../../timeline/measured.ts";
import type { Span } from "./pieces.ts";

/** No word is shorter than this, in seconds. */
const SHORTEST = 0.1;

/**
 * Words as they stand beside the pauses of their sound: the network has each word last until the next, silence and all.
 * The word that ends nearest to the middle of a pause ends where it begins, and the next begins where it ends.
 */
export function besidePauses(words: readonly Word[], pauses: readonly Span[]): Word[] {
  const out = words.map((word) => ({ ...word }));
  for (const { start, end } of pauses) {
    const middle = (start + end) / 2;
    const far = (word: Word): number => Math.abs(word.end - middle);
    const at = out.slice(0, -1).reduce((best, word, n) => (far(word) < far(out[best] ?? word) ? n : best), 0);
    const [before, after] = [out[at], out[at + 1]];
    if (!before || !after || before.end < start || before.end > end) continue;
    before.end = Math.max(start, before.start + SHORTEST);
    after.start = Math.max(after.start, Math.min(end, after.end - SHORTEST));
  }
  return out;
}
