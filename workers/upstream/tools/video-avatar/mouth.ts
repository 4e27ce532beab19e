import type { MouthCue } from "../../../../timeline/measured.ts";

/** Parts a second in which a recording's loudness is looked at. */
export const PARTS_A_SECOND = 25;
/** Of the loud parts' level: below the first the mouth is shut, from the second on it is wide open. */
const [SHUT, OPEN] = [0.1, 0.85];
/** Lips of one syllable after another: rounded, at rest, spread. */
const SHAPES = [0, 0.6, -0.5, 0.3, -0.8];

/** What is loud in a recording: only one part in twenty is louder. */
const loudOf = (peaks: readonly number[]): number => Math.max(4, peaks.toSorted((a, b) => a - b)[Math.floor(peaks.length * 0.95)] ?? 0);

/**
 * What a mouth does that says a recording, from how loud each of its equally long parts is (0…100): it opens with the
 * sound, at the time of the sound, and changes its shape with each syllable. Seconds.
 */
export function mouthOf(peaks: readonly number[], duration: number): MouthCue[] {
  const loud = loudOf(peaks);
  const part = duration / Math.max(1, peaks.length);
  let syllable = 0;
  let before = 0;
  let falling = false;
  return peaks.flatMap((peak, at): MouthCue[] => {
    const open = Math.min(1, Math.max(0, (peak / loud - SHUT) / (OPEN - SHUT)));
    if (falling && open > before + 0.08) [syllable, falling] = [syllable + 1, false];
    else if (open < before - 0.08) falling = true;
    before = open;
    return open === 0
      ? []
      : [{ time: at * part, duration: part, open: Math.round(open * 100) / 100, wide: SHAPES[syllable % SHAPES.length] ?? 0 }];
  });
}
