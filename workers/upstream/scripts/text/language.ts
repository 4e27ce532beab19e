import type { Product } from "../../../../trpc/contract/product.ts";

export type TextLanguage = "en" | "zh" | "other";

const COMMON = new Set(
  "an and are at by can for from has have in is it its not of or our than that the their these they this up was we when will with without you your".split(
    " ",
  ),
);
const FOREIGN = new Set(
  "de din si sa cu pe der die das und mit für auf ein eine ist le la les des une est avec pour et du dans el los las con para una por y il lo gli di e per non del della o os as um uma em do da não se na je pro ve av ja on och att en het van een i w z na do się".split(
    " ",
  ),
);

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}']+/gu) ?? [];

/**
 * The language that a sentence of a product page is in. Chinese by its characters (kana or hangul:
 * other), English by its script and its small words; a short text with neither kind of small word
 * is taken for `unclear` (the language of its page) if it is plain ASCII, such as a list of features.
 */
export const languageOf = (text: string, unclear: TextLanguage = "en"): TextLanguage => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) return "other";
  if (han > 0 && han >= letters * 0.3) return "zh";
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters * 0.8) return "other";
  const list = words(text);
  const english = list.filter((word) => COMMON.has(word)).length;
  const foreign = list.filter((word) => FOREIGN.has(word) && !COMMON.has(word)).length;
  const accents = text.match(/[äöüßéèêëàâçñãõłżźćśęąčšžřůěýøåœ]/giu)?.length ?? 0;
  if (english === 0 && foreign === 0) return accents === 0 ? unclear : "other";
  return english > foreign && english >= list.length * 0.08 && accents <= list.length * 0.1 ? "en" : "other";
};

/** The language that most of a product's page is in. */
export const pageLanguage = (product: Product): TextLanguage => {
  const text = [product.intro, ...product.selling_points, ...product.facts.map((fact) => fact.text)].join(". ").slice(0, 6000);
  return languageOf(text === "" ? product.name : text, languageOf(product.name));
};
