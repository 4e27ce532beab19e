/** What a product is for; it decides the scenes that an ad opens on. */
export const CATEGORIES = [
  "fashion",
  "accessories",
  "shoes",
  "travel",
  "kitchen",
  "electronics",
  "beauty",
  "food",
  "toys",
  "home",
  "sport",
  "books",
  "pets",
  "tools",
  "baby",
  "office",
  "auto",
  "business",
] as const;
export type Category = (typeof CATEGORIES)[number] | "general";

/** One product word: English (`*` at its end: plural), Chinese, and other spellings and languages, `|` between. */
export type NounRow = readonly [en: string, zh: string, also?: string];

/** One attribute: English, Chinese, other spellings. */
export type WordRow = readonly [en: string, zh: string, also?: string];
