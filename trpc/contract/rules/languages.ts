/** The languages that the product speaks (spec §1). What an ad may be in is another matter: `scriptLanguage`. */
export const LANGUAGES = ["en", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];
