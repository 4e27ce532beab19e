import type { MouthCue } from "../../../../../timeline/measured.ts";

export interface Mouth {
  readonly open: number;
  readonly wide: number;
}

/** Lips need this long to get to a shape, in seconds: they begin before the sound and are late by none. */
const REACH = 0.05;

/** What the mouth does in each frame: the cues around it by how near they are, so that it never jumps. */
export function mouthTrack(cues: readonly MouthCue[], frames: number, fps: number): Mouth[] {
  const sorted = cues.toSorted((a, b) => a.time - b.time);
  let from = 0;
  return Array.from({ length: frames }, (_, frame): Mouth => {
    const [start, end] = [(frame + 0.5) / fps - REACH, (frame + 0.5) / fps + REACH];
    while (from < sorted.length && (sorted[from]?.time ?? 0) + (sorted[from]?.duration ?? 0) <= start) from += 1;
    let [open, wide] = [0, 0];
    for (let at = from; at < sorted.length; at += 1) {
      const cue = sorted[at];
      if (!cue || cue.time >= end) break;
      const share = Math.max(0, Math.min(end, cue.time + cue.duration) - Math.max(start, cue.time)) / (2 * REACH);
      open += cue.open * share;
      wide += cue.wide * share;
    }
    return { open: Math.min(1, open), wide: Math.min(1, Math.max(-1, wide)) };
  });
}
