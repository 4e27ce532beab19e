import type { Word } from "../../../../timeline/measured.ts";
import { SAMPLE_RATE } from "./synthesis.ts";

/** The sound is looked at in steps of so many seconds. */
const STEP = 0.01;
/** What lies so far below a word's own loudest step is no longer the word (a factor: −30 dB). */
const SILENT = 0.032;
/** So much air is left after the last sound, and a word keeps so much of its time; seconds, a share. */
const AIR = 0.03;
const KEPT = 0.4;

/** The root mean square of each step between two seconds of the samples. */
function steps(samples: Float32Array, from: number, to: number): number[] {
  const size = Math.round(STEP * SAMPLE_RATE);
  const first = Math.round(from * SAMPLE_RATE);
  return Array.from({ length: Math.max(0, Math.floor((to - from) / STEP)) }, (_, i) => {
    const part = samples.subarray(first + i * size, first + (i + 1) * size);
    return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / Math.max(1, part.length));
  });
}

/**
 * Words that end when they are no longer heard: the model counts a part of the pause at a comma or a stop to the sound
 * before it. `offset` (seconds) is what was taken off the words' times against the samples.
 */
export const heard = (words: readonly Word[], samples: Float32Array, offset: number): Word[] =>
  words.map((word) => {
    const levels = steps(samples, word.start - offset, word.end - offset);
    const floor = Math.max(0, ...levels) * SILENT;
    const last = word.start + (levels.findLastIndex((value) => value > floor) + 1) * STEP + AIR;
    const end = Math.min(word.end, Math.max(last, word.start + (word.end - word.start) * KEPT));
    return { ...word, end: Math.round(end * 1000) / 1000 };
  });
