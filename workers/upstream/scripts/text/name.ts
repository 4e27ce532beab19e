import { saysBrand, spokenBrand } from "./brand.ts";
import { ACRONYM, stripNoise } from "./clean.ts";
import { findNouns, isScent, SEPARATOR } from "./thing.ts";

/** Numbers of a shop's own lists, which nobody says: "#A12", "SKU-99812-XL", eight digits. */
const ARTICLE = /^#\w+$|^\d{6,}$|^(?:sku|art|item|ref|mpn|ean)[-.:#]?\S*\d\S*$/i;
const NOISE = /^(?:sale|free|shipping|cheap|buy)$/i;
/** What is put before a name to sell it; "New Balance" is a name. */
const PRAISE_ZH = /^(?:【[^】]*】|新款|正品|20\d\d新款)+(?=.{3})/u;
const PRAISE_WITHIN_ZH = /(?<=\p{Script=Han}\p{Script=Latin}{0,12})(?:正品|新品|超值体验|高品质|爆款)(?=.{2})/gu;
const PRAISE = /^(?:brand new|new|original|official|genuine|hot|best|rare) (?!balance|era|look|york|zealand|chef)(?=\S+ \S)/i;
const PREFIX = /^(details about|dettagli su|détails sur|details zu|купить|buy|shop|تسوق)\s+/i;
const SMALL = new Set("a an and or of in on for with the to by top uni set bag kit mix men man kid box new one two red big".split(" "));

/** SHOUTED names as titles: short words that are no words stay capitals, they are names (BMW). */
const titled = (text: string): string =>
  text
    .split(" ")
    .map((word) => {
      if (/\d|\p{Script=Han}/u.test(word) || ACRONYM.test(word)) return word;
      const low = word.toLowerCase();
      // "iMac" is written so by those who make it.
      if (/^\p{Ll}\p{Lu}/u.test(word) || (word.length <= 3 && !SMALL.has(low))) return word;
      return /^(a|an|and|or|of|in|on|for|with|the|to|by)$/.test(low)
        ? low
        : low
            .replace(/(^|-)(\p{Ll})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())
            .replace(/-(The|And|Of|In|On|A|To)(?=-)/g, (part) => part.toLowerCase());
    })
    .join(" ");

const shouted = (text: string): boolean =>
  /\p{Lu}{4}/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) > (text.match(/\p{Ll}/gu)?.length ?? 0) * 1.5;

const sayable = (words: readonly string[]): string[] => words.filter((word) => !ARTICLE.test(word) && !NOISE.test(word));

const JOINT = /^(with|for|from|by|mit|für|von|avec|pour|con|para|per|com|aus|im|in|w\/)$/i;

/** Most words of a name that is said as it is given, and of one that ends where a joint follows. */
const MOST = 7;
const MOST_BEFORE_JOINT = 9;

/** A model's code: letters and digits. */
const CODE = /^(?=.*\p{L})(?=.*\d)[\p{L}\d-]+$/u;

/** So many first words stand for a name of which only the noun at its end is kept. */
const BEFORE_NOUN = 3;

/** "Usha Bloom Promise 1250 mm 3 Blade Ceiling Fan" as "Usha Bloom Promise Ceiling Fan": what it is rather than how large. */
const withoutMiddle = (words: readonly string[]): string[] => {
  const text = words.join(" ");
  const last = findNouns(text).at(-1);
  const measure = words.findIndex((word) => /^\d/.test(word));
  if (!last || last.index + last.length < text.length || measure === 0) return [];
  const noun = text.slice(last.index).split(" ");
  const before = measure > 0 && measure + noun.length <= MOST ? measure : Math.min(BEFORE_NOUN, MOST - noun.length);
  return before > 0 ? [...words.slice(0, before), ...noun] : [];
};

/** A long name up to its noun, the first joint, or the model's code; never within its numbers. */
const trimTail = (words: string[]): string[] => {
  if (words.length <= MOST) return words;
  const noun = findNouns(words.join(" ")).at(-1);
  // One word too many: what it is stands last.
  if (words.length === MOST + 1 && noun && noun.index + noun.length === words.join(" ").length) return words;
  const ends = findNouns(words.join(" ")).map(({ index, length }) => wordsIn(words.join(" ").slice(0, index + length)));
  // "All in One" is one word.
  const joint = words.findIndex((word, index) => index >= 2 && JOINT.test(word) && !/^all$/i.test(words[index - 1] ?? ""));
  const head = joint > 0 ? joint : words.length;
  // "Go green with the Harbour Reusable Tote Bag": what stands before the joint is a slogan, where the thing comes after it.
  const after = words.slice(joint + 1);
  const isSlogan = joint > 0 && after.length > 1 && after.length <= MOST && ends.length > 0 && ends.every((count) => count > joint);
  if (isSlogan) return /^(?:the|an?|our)$/i.test(after[0] ?? "") ? after.slice(1) : after;
  const end = Math.max(0, ...ends.filter((count) => count <= Math.min(head, MOST)));
  const code = words.findIndex((word, index) => index > 0 && CODE.test(word)) + 1;
  const named = ends.length === 0 || head < words.length || end >= 2 || code > 0 ? [] : withoutMiddle(words);
  if (named.length > 0) return named;
  return words.slice(0, head <= MOST_BEFORE_JOINT && head < words.length ? head : end >= 2 ? end : code || MOST);
};
const wordsIn = (text: string): number => text.trim().split(" ").length;

/** A size, capacity or model that a shop writes after the name's end: "保温杯 500ml JNL-502", "Serum with … 30 ml". */
const MEASURE = /(?<![\p{L}\d])\d+(?:[.,]\d+)? ?(?:gb|tb|ml|l|mah|w|oz|kg|g|cm|mm|inch|件套?|片|支)(?![\p{L}\d])/giu;

/** The measure that stood in what was cut off, where the name kept none. */
const measureOf = (kept: string, whole: string): string => {
  const found = whole.slice(whole.indexOf(kept) + kept.length).match(MEASURE) ?? [];
  return kept.search(MEASURE) >= 0 || /\d$/.test(kept) || found.length !== 1 ? "" : ` ${found[0].trim()}`;
};

/** What stands before a dash or a bar is the name, where it is more than the brand; the rest is for search engines. */
const beforeDash = (plain: string, brand: string): string => {
  const [head = plain] = plain.split(/ [-–—|] /u);
  return head.split(" ").length >= 2 && !saysBrand(brand === "" ? "\u0000" : brand, head) ? head : plain;
};

const chooseParts = (plain: string, brand: string): string => {
  const parts = beforeDash(plain, brand)
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const others = parts.filter((part) => !saysBrand(brand === "" ? "\u0000" : brand, part));
  return others.find((part) => findNouns(part).length > 0) ?? others[0] ?? parts[0] ?? plain;
};

/** A Chinese name that is longer goes on to search words after its noun. */
const LONG_HAN = 10;
/** Two product words this near each other are one: "手机" and "支架". */
const NEAR = 2;

/** A brand in both scripts: "Vatti/华帝". */
const BRANDED = /^\p{Script=Latin}[\p{Script=Latin}\d.&'-]*\/\p{Script=Han}{2,5}(?=[^\p{Script=Han}])/u;
/** More characters than these before the end of the noun are search words: the brand and the noun are said. */
const LONG_TO_NOUN = 12;

/** "Konka/康佳 LED32S1卧室32吋安卓智能无线WIFI网络液晶平板电视机" as its brand and its noun. */
const withoutSearch = (part: string, noun: string): string => {
  const brand = BRANDED.exec(part)?.[0];
  return brand && (part.match(/\p{Script=Han}/gu)?.length ?? 0) > LONG_TO_NOUN ? `${brand}${noun}` : part;
};

/** "电吹风机家用大功率吹风筒" up to its first noun: "电吹风机". */
const upToNoun = (part: string): string => {
  if (!/\p{Script=Han}/u.test(part) || Array.from(part).length <= LONG_HAN) return part;
  const all = findNouns(part).filter(({ index, length }) => /\p{Script=Han}/u.test(part.slice(index, index + length)));
  const things = all.filter((noun) => !isScent(part, noun));
  const nouns = things.length > 0 ? things : all;
  const end = nouns.reduce((at, { index, length }) => (at === 0 || index - at < NEAR ? index + length : at), 0);
  const tail = /^[机包箱器]/u.exec(part.slice(end))?.[0] ?? "";
  const last = nouns.findLast(({ index, length }) => index + length <= end);
  return end >= 3 ? withoutSearch(part.slice(0, end + tail.length), part.slice(last?.index ?? 0, end + tail.length)) : part;
};

/** Brackets that belong to a name: a generation, a capacity. Others are for the shop. */
const IN_NAME = /^(?:\d+(?:st|nd|rd|th) gen(?:eration)?|gen(?:eration)? \d+|第.{1,2}代|\d+(?:[.,]\d+)? ?(?:GB|TB|g|kg|ml|l|oz))$/i;

/**
 * A shop's product name as a person says it: as it is given, with its model and its capacity, with the brand; without
 * article numbers, search words and what follows a joint where it is longer than seven words. Never empty unless the name is.
 */
export const spokenName = (name: string, brandName: string): string => {
  const plain = stripNoise(name)
    .replace(PREFIX, "")
    .replace(/[([【（]([^)\]】）]{0,120})[)\]】）]/g, (_, inside: string) => (IN_NAME.test(inside.trim()) ? ` ${inside.trim()} ` : " "))
    .replace(/(?<=\d)["″]/g, "-inch")
    .replace(/"/g, " ")
    .replace(/(?<=\p{Ll})'S(?!\p{L})/gu, "'s")
    .replace(/\s+/g, " ")
    .trim()
    .replace(PRAISE, "")
    // How large it is, of two sides, and how many there are, is said as a fact.
    .replace(/,? (?:- )?\d[\d.]* ?[x×] ?\d[\d.]*(?: ?[x×] ?\d[\d.]*)?[- ](?:inch(?:es)?|cm|mm|ft)\b/giu, "")
    .replace(/,? (?:- )?\d+[- ]packs?\b/giu, "")
    .replace(/(?<=\S \S+) (?:works|compatible|fits) (?:with )?(?=\p{Lu}|\d).*$/iu, "")
    .replace(PRAISE_ZH, "")
    .replace(PRAISE_WITHIN_ZH, "");
  const brand = spokenBrand(brandName);
  const part = chooseParts(plain, brand);
  const kept = trimTail(sayable(upToNoun(part).split(" ")))
    .join(" ")
    .replace(/[\s,;:.&+/-]+$/, "")
    .replace(/^[\s,;:&+/-]+/, "");
  const words = kept === "" ? part : `${kept}${measureOf(kept, plain)}`;
  const calm = shouted(words) ? titled(words) : words;
  return brand === "" || saysBrand(calm, brand) ? calm : `${withoutOverlap(brand, calm)}${calm}`;
};

/** "Giorgio Armani" before "Armani Code": what the name begins with is said once. */
const withoutOverlap = (brand: string, name: string): string => {
  const words = brand.split(" ");
  const [first = ""] = name.split(" ");
  return words.length > 1 && words.at(-1)?.toLowerCase() === first.toLowerCase() ? `${words.slice(0, -1).join(" ")} ` : `${brand} `;
};
