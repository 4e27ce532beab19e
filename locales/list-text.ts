import type { Language } from "./index.ts";

const HAN = /^\p{Script=Han}+$/u;
const LATIN_END = /[\p{Script=Latin}\d)]$/u;
const LATIN_START = /^[\p{Script=Latin}\d(]/u;

/**
 * Several names in one sentence, as the page's language lists them: "A, B, and C", "甲、乙和丙". A Chinese conjunction
 * beside Latin letters or digits is set off by a space: "A、B 和 C".
 */
export const listText = (names: readonly string[], lang: Language, type: "conjunction" | "disjunction" = "conjunction"): string => {
  const parts = new Intl.ListFormat(lang, { type }).formatToParts(names);
  return parts
    .map(({ value }, at) => {
      if (!HAN.test(value) || parts[at]?.type !== "literal") return value;
      const before = LATIN_END.test(parts[at - 1]?.value ?? "") ? " " : "";
      const after = LATIN_START.test(parts[at + 1]?.value ?? "") ? " " : "";
      return `${before}${value}${after}`;
    })
    .join("");
};
