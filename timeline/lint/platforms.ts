/** Shares of the picture that an application covers with its own buttons and words. */
export interface SafeZone {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface PlatformRules {
  zone: SafeZone;
  /** Seconds that it takes, and up to which an ad is said to do well. */
  least: number;
  most: number;
  best: number;
  /** Width by height that fills its screen: from the tallest to the broadest. */
  ratio: readonly [tallest: number, broadest: number];
  /** LUFS that its player turns sound to; every render of ours is brought there. */
  loudness: number;
}

/** Nothing important within 40 px of a side (brand.md: "What a good ad does"), of the 1080 × 1350 that a feed shows. */
const MARGIN = { across: 40 / 1080, down: 40 / 1350 };

/**
 * What the makers of each application ask advertisers to keep free of a vertical picture: Meta in percent (14 top, 35
 * bottom, 6 sides), Google in pixels of 1080 × 1920 (288, 672, 192 right, 48 left), TikTok likewise (130, 370, 120, 60).
 * A feed lays nothing over the picture. Lengths: TikTok's help for advertisers (5 to 60 s, 9 to 15 suggested), Meta's ads
 * guide (Reels up to 15 minutes, feeds up to 241), YouTube's Shorts (3 minutes). As published up to 2026; makers change them.
 */
export const PLATFORM_RULES = {
  tiktok: {
    zone: { top: 130 / 1920, right: 120 / 1080, bottom: 370 / 1920, left: 60 / 1080 },
    least: 5,
    most: 60,
    best: 15,
    ratio: [9 / 16, 9 / 16],
    loudness: -14,
  },
  reels: {
    zone: { top: 0.14, right: 0.06, bottom: 0.35, left: 0.06 },
    least: 1,
    most: 900,
    best: 60,
    ratio: [9 / 16, 9 / 16],
    loudness: -14,
  },
  shorts: {
    zone: { top: 288 / 1920, right: 192 / 1080, bottom: 672 / 1920, left: 48 / 1080 },
    least: 1,
    most: 180,
    best: 60,
    ratio: [9 / 16, 9 / 16],
    loudness: -14,
  },
  feed: {
    zone: { top: MARGIN.down, right: MARGIN.across, bottom: MARGIN.down, left: MARGIN.across },
    least: 1,
    most: 241 * 60,
    best: 15,
    ratio: [4 / 5, 1],
    loudness: -14,
  },
} as const satisfies Record<string, PlatformRules>;
export type Platform = keyof typeof PLATFORM_RULES;
export const PLATFORMS = Object.keys(PLATFORM_RULES) as Platform[];
