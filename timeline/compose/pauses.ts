import type { AdBrief } from "../brief.ts";

/** Seconds after a spoken clip; the call to action rests longer (brand.md). */
export const BREATH = 0.18;
export const REST = 1;

/** Seconds of an ad whose clips are spoken in so many, before pictures fill it towards its length. */
export const adSeconds = (spoken: readonly number[]): number =>
  spoken.reduce((sum, seconds) => sum + seconds, 0) + BREATH * Math.max(0, spoken.length - 1) + REST;

/** How much longer than its words an ad may become: beyond that it would wait for itself. */
export const MOST_FILL = 1.25;
/** Longest time without a word, in seconds: a cut or two of pictures, with the music up. */
const LONGEST = 2.6;
/** An ad this near to its length is left as it is. */
const NEAR = 0.97;

/** So few clips of one picture are an ad designed for little: fewer frames, which stand longer, and none without words. */
const FEW = 4;
/** Whether an ad has one picture and next to nothing to say. */
export const isSparse = ({ clips, pictures, films }: Pick<AdBrief, "clips" | "pictures" | "films">): boolean =>
  clips.length <= FEW && pictures.length === 1 && films.length === 0;

/** How well a part bears a moment without words after it: what was promised is looked at, a question is not left hanging. */
const SHARE: Record<AdBrief["clips"][number]["role"], number> = { hook: 0.35, problem: 0.6, benefit: 1, proof: 1, offer: 0.8, cta: 0.7 };

/**
 * Seconds without words after each clip, for pictures: what a script lacks of the length asked for. `natural` is the
 * ad's length without them.
 */
export function pausesOf({ clips, length, ...brief }: AdBrief, natural: number): number[] {
  const wanted =
    length === null || isSparse({ clips, ...brief }) || natural >= length * NEAR
      ? 0
      : Math.min(length - natural, natural * (MOST_FILL - 1));
  const shares = clips.map(({ role }) => SHARE[role]);
  const total = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => Math.min(LONGEST, total > 0 ? (wanted * share) / total : 0));
}
