import type { MouthCue } from "./measured.ts";

/** Lips need this long to get to a shape, in seconds: they begin before the sound and are late by none. */
export const LIPS_REACH = 0.05;
/** Of the way that neighbors hold lips open which come together, so much is left: p, b and m are seen to close. */
const HELD_OPEN = 0.35;

/**
 * What a mouth does at a moment: the cues around it by how near they are, so that it never jumps; lips that close do so
 * more than they open. Cues are in the unit of `at` and `reach`.
 */
export function mouthAt(cues: readonly MouthCue[], at: number, reach: number): { open: number; wide: number } {
  const [start, end] = [at - reach, at + reach];
  let [open, wide, now] = [0, 0, Infinity];
  for (const cue of cues) {
    const share = Math.max(0, Math.min(end, cue.time + cue.duration) - Math.max(start, cue.time)) / (2 * reach);
    open += cue.open * share;
    wide += cue.wide * share;
    if (cue.time <= at && at < cue.time + cue.duration) now = cue.open;
  }
  const closed = now < open ? now + (open - now) * HELD_OPEN : open;
  return { open: Math.min(1, closed), wide: Math.min(1, Math.max(-1, wide)) };
}
