import type { MouthCue } from "../../../../../timeline/measured.ts";
import { LIPS_REACH, mouthAt } from "../../../../../timeline/mouth.ts";

export type Mouth = ReturnType<typeof mouthAt>;

/** More cues than sound within the reach of lips. */
const NEAR = 24;

/** What the mouth does in each frame. */
export function mouthTrack(cues: readonly MouthCue[], frames: number, fps: number): Mouth[] {
  const sorted = cues.toSorted((a, b) => a.time - b.time);
  let from = 0;
  return Array.from({ length: frames }, (_, frame): Mouth => {
    const at = (frame + 0.5) / fps;
    while (from < sorted.length && (sorted[from]?.time ?? 0) + (sorted[from]?.duration ?? 0) <= at - LIPS_REACH) from += 1;
    return mouthAt(sorted.slice(from, from + NEAR), at, LIPS_REACH);
  });
}
