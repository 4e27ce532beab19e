import { finder } from "../glossary/match.ts";
import { NOUNS } from "../glossary/nouns.ts";
import type { Category } from "../glossary/entry.ts";
import { calmDown, stripNoise } from "./clean.ts";

/** What a product is, in the words of both languages; `plural` is of the English word. */
export type Thing = { en: string; zh: string; plural: boolean; category: Category; index: number; length: number };

const ROWS = Object.entries(NOUNS).flatMap(([category, rows]) => rows.map((row) => ({ category: category as Category, row })));
const CATEGORY_OF = new Map(ROWS.map(({ category, row }) => [row, category]));
const findNouns = finder(ROWS.map(({ row }) => row));

/** Where a shop's name goes on to colours, sizes and search words. */
const SEPARATOR = / *[,|;/] +| [-–—:] |\s[|•]\s|: |\s{2,}|，|、|｜/;
const CODE = /^(?=.*\d)(?=.*[A-Z])[A-Z0-9/._-]{6,}$|^[A-Z0-9]+([-/][A-Z0-9]+)+$|^\d{5,}$|^#\w+$/;
const MEASURE = /^\d+([.,]\d+)?(-?(inch|inches|cm|mm|ml|l|g|kg|oz|ounce|ounces|pcs|pieces?|pack|yards?|м|мл|шт|w|v|gb|tb|мм)|["”″])$/i;
const UNIT = /^(inch|inches|cm|mm|ml|l|g|kg|oz|ounces?|pcs|pieces?|yards?|мл|шт|rolls?)$/i;
const FILLER = /^(new|hot|sale|free|shipping|best|cheap|original|official|buy|rare|20[12]\d|details|about)$/i;

/** The categories that a text's product words speak of, one for each word. */
export const categoriesIn = (text: string): Category[] => findNouns(text).map(({ row }) => CATEGORY_OF.get(row) ?? "general");

/** The thing that a name is about: among its first words that name a product, the longest, then the last. */
export const thingOf = (name: string): Thing | null => {
  const text = stripNoise(name);
  const parts = text.split(SEPARATOR);
  const first = parts.map((part) => findNouns(part)).find((found) => found.length > 0);
  const before = first?.filter((match) => !/ (with|for|mit|für|avec|pour) /i.test(parts.find((part) => findNouns(part).length > 0)?.slice(0, match.index) ?? ""));
  const match = (before && before.length > 0 ? before : first)?.toSorted((a, b) => b.index + b.length - (a.index + a.length))[0];
  if (!match) return null;
  const [en, zh] = match.row;
  return {
    en: en.replace(/\*$/, ""),
    zh,
    plural: en.endsWith("*"),
    category: CATEGORY_OF.get(match.row) ?? "general",
    index: match.index,
    length: match.length,
  };
};

const keepWord = (word: string, index: number, words: readonly string[]): boolean => {
  if (CODE.test(word) || MEASURE.test(word) || FILLER.test(word)) return false;
  if (UNIT.test(word) && /^\d/.test(words[index - 1] ?? "")) return false;
  return !(/^\d+([.,]\d+)?x?$/.test(word) && UNIT.test(words[index + 1] ?? ""));
};

const trimTail = (words: string[]): string[] => {
  const joint = words.findIndex((word, index) => index >= 2 && /^(with|for|from|by|mit|für|von|avec|pour|con|para|per|com|aus|im|in|of)$/i.test(word));
  const cut = words.length > 5 && joint > 0 ? words.slice(0, joint) : words;
  return cut.slice(0, 7);
};

const titled = (text: string, shouted: boolean): string =>
  shouted ? text.replace(/(^|\s)(\p{Ll})(?=\p{L}{2,})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase()) : text;

const containsBrand = (text: string, brand: string): boolean => text.toLowerCase().includes(brand.toLowerCase());

/** A brand as one says it: calm, without the firm's form; empty for "Unbranded" and the like. */
export const spokenBrand = (brand: string): string => {
  const clean = stripNoise(brand).replace(/\b(inc|ltd|gmbh|llc|co|s\.?a|corp)\b\.?$/i, "").replace(/[,\s]+$/, "");
  if (/^(unbranded|generic|no ?name|n\/a|none|unknown|does not apply|-+)?$/i.test(clean) || clean.length > 40) return "";
  return clean.length > 4 && clean === clean.toUpperCase() ? titled(clean.toLowerCase(), true) : clean;
};

const withBrand = (text: string, brand: string): string =>
  brand === "" || containsBrand(text, brand) ? text : `${brand} ${text}`;

/**
 * A shop's product name as a person says it: one part, no codes, sizes or search words, not
 * shouted, at most seven words, with the brand. Never empty unless the name is.
 */
export const spokenName = (name: string, brandName: string): string => {
  const plain = stripNoise(name).replace(/[([【（][^)\]】）]{0,120}[)\]】）]/g, " ").replace(/"/g, " ").replace(/\s+/g, " ").trim();
  const brand = spokenBrand(brandName);
  const parts = plain.split(SEPARATOR).map((part) => part.trim()).filter((part) => part !== "");
  const withThing = parts.find((part) => findNouns(part).length > 0) ?? parts.find((part) => part.toLowerCase() !== brand.toLowerCase()) ?? plain;
  const calm = calmDown(withThing);
  const words = calm.split(" ");
  const kept = trimTail(words.filter(keepWord)).join(" ").replace(/[\s,;:.&+-]+$/, "");
  return withBrand(titled(kept === "" ? calm : kept, calm !== withThing), brand);
};
