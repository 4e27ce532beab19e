import type { ScriptLanguage } from "../../../../trpc/contract/product.ts";
import { MAX_HEADLINE, MAX_HEADLINE_CHARACTERS } from "../../../../trpc/contract/rules/script.ts";
import { englishHeadline } from "./headline-en.ts";
import { chineseHeadline, sizeHan } from "./headline-zh.ts";

/** True when a headline fits the screen: six words, or twelve characters of Chinese. */
export const headlineFits = (headline: string, language: ScriptLanguage): boolean => {
  const size = language === "zh" ? sizeHan(headline) : headline.split(/\s+/).length;
  return headline !== "" && size <= MAX_HEADLINE[language] && headline.length <= MAX_HEADLINE_CHARACTERS;
};

/** What to show while a text is said: its most telling few words, whole, the number if there is one. */
export const headlineFor = (text: string, language?: ScriptLanguage): string => {
  const chosen = language ?? (/\p{Script=Han}/u.test(text) ? "zh" : "en");
  return (chosen === "zh" ? chineseHeadline(text) : englishHeadline(text)).slice(0, 80).replace(/\s+[–-]+$/u, "");
};
