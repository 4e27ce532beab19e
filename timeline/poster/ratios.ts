/** Frames of a poster, `width:height`. */
export const POSTER_RATIOS = ["1:1", "4:5", "9:16", "16:9"] as const;
export type PosterRatio = (typeof POSTER_RATIOS)[number];

/** Canvas pixels of each. */
export const POSTER_SIZE = {
  "1:1": { width: 1440, height: 1440 },
  "4:5": { width: 1440, height: 1800 },
  "9:16": { width: 1440, height: 2560 },
  "16:9": { width: 2560, height: 1440 },
} as const satisfies Record<PosterRatio, { width: number; height: number }>;
