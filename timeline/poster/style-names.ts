/** The styles that a poster may be drawn in (`styles.ts`), in the order in which they are offered. */
export const POSTER_STYLES = [
  "swiss",
  "editorial",
  "riso",
  "bauhaus",
  "street",
  "deco",
  "dusk",
  "woodtype",
  "contour",
  "masthead",
  "ticket",
  "blueprint",
] as const;
export type PosterStyleName = (typeof POSTER_STYLES)[number];
