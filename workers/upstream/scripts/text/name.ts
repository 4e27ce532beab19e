import { saysBrand, spokenBrand } from "./brand.ts";
import { stripNoise } from "./clean.ts";
import { findNouns, SEPARATOR } from "./thing.ts";

const CODE = /^(?=.*\d)(?=.*[A-Z])[A-Z0-9/._-]{6,}$|^(?=.*\d)[A-Z0-9]+([-/][A-Z0-9]+)+$|^\d{5,}$|^#\w+$|^[A-Z]\d{4,}$/;
const MEASURE =
  /^\d+([.,]\d+)?(-?(inch|inches|cm|mm|ml|l|g|kg|oz|ounce|ounces|pcs|pieces?|pair|pack|yards?|м|мл|шт|w|v|gb|tb|мм|%)|["”″])?([,/x]\d+([.,]\d+)?(cm|mm|ml|g|kg|м|мл)?)*,?$/i;
const UNIT = /^(inch|inches|cm|mm|ml|l|g|kg|oz|ounces?|pcs|pieces?|yards?|мл|шт|rolls?|x|spf|%)$/i;
const FILLER = /^(new|sale|free|shipping|best|cheap|original|official|buy|rare|20[12]\d)$/i;
const PREFIX = /^(details about|dettagli su|détails sur|details zu|купить|buy|shop|تسوق)\s+/i;
const SMALL = new Set("a an and or of in on for with the to by top uni set bag kit mix men man kid box new one two red big".split(" "));

/** SHOUTED names as titles: short words that are no words stay capitals, they are names (BMW). */
const titled = (text: string): string =>
  text
    .split(" ")
    .map((word) => {
      if (/\d/.test(word)) return word;
      const low = word.toLowerCase();
      if (word.length <= 3 && !SMALL.has(low)) return word;
      return /^(a|an|and|or|of|in|on|for|with|the|to|by)$/.test(low)
        ? low
        : low
            .replace(/(^|-)(\p{Ll})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())
            .replace(/-(The|And|Of|In|On|A|To)(?=-)/g, (part) => part.toLowerCase());
    })
    .join(" ");

const shouted = (text: string): boolean =>
  /\p{Lu}{4}/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) > (text.match(/\p{Ll}/gu)?.length ?? 0) * 1.5;

const dropNumbers = (words: readonly string[]): string[] =>
  words.filter((word, index) => {
    const next = words[index + 1] ?? "";
    const last = words[index - 1] ?? "";
    if (CODE.test(word) || FILLER.test(word)) return false;
    if (UNIT.test(word) && (MEASURE.test(last) || MEASURE.test(next) || index === words.length - 1)) return false;
    return !(MEASURE.test(word) && (!/^\d{1,2}$/.test(word) || UNIT.test(next) || UNIT.test(last) || /^(pieces?|pack)$/i.test(next)));
  });

const JOINT = /^(with|for|from|by|mit|für|von|avec|pour|con|para|per|com|aus|im|in|w\/)$/i;

/** At most seven words: up to the noun when there is one, else up to the first joint. */
const trimTail = (words: string[]): string[] => {
  const nouns = findNouns(words.join(" "));
  const end = nouns.reduce(
    (most, { index, length }) =>
      Math.max(
        most,
        words
          .join(" ")
          .slice(0, index + length)
          .split(" ").length,
      ),
    0,
  );
  const joint = words.findIndex((word, index) => index >= Math.max(1, end > 0 ? 1 : 2) && JOINT.test(word));
  const nounBefore = joint > 0 && findNouns(words.slice(0, joint).join(" ")).length > 0;
  if (joint > 0 && (nounBefore || end === 0) && words.length > 4) return words.slice(0, Math.min(joint, 7));
  return end >= 2 && end <= 7 && words.length > 5 ? words.slice(0, end) : words.slice(0, 7);
};

const chooseParts = (plain: string, brand: string): string => {
  const parts = plain
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const others = parts.filter((part) => !saysBrand(brand === "" ? "\u0000" : brand, part));
  return others.find((part) => findNouns(part).length > 0) ?? others[0] ?? parts[0] ?? plain;
};

/**
 * A shop's product name as a person says it: one part, no codes, sizes or search words, not
 * shouted, at most seven words, with the brand. Never empty unless the name is.
 */
export const spokenName = (name: string, brandName: string): string => {
  const plain = stripNoise(name)
    .replace(PREFIX, "")
    .replace(/[([【（][^)\]】）]{0,120}[)\]】）]/g, " ")
    .replace(/"/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const brand = spokenBrand(brandName);
  const part = chooseParts(plain, brand);
  const kept = trimTail(dropNumbers(part.split(" ")))
    .join(" ")
    .replace(/[\s,;:.&+/-]+$/, "")
    .replace(/^[\s,;:&+/-]+/, "");
  const words = kept === "" ? part : kept;
  const calm = shouted(words) ? titled(words) : words;
  return brand === "" || saysBrand(calm, brand) ? calm : `${brand} ${calm}`;
};
