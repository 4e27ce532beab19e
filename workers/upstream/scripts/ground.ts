import type { Fact } from "../../../trpc/contract/product.ts";
import type { Claim } from "../../../trpc/contract/script.ts";
import { finder } from "./glossary/match.ts";
import { COUNTRIES, FEATURES, MATERIALS } from "./glossary/words.ts";
import { ABSOLUTES, MEDICAL, SUPERLATIVES } from "./ground-words.ts";
import { simplified } from "./text/simplified.ts";

const findWords = finder([...MATERIALS, ...FEATURES, ...COUNTRIES]);

const NUMBER_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const ORDINARY = new Set(
  "the a an and or of in on for with to it its is are was be you your this that they them one so at by from as have has get gets got can will just not no if when what how all more than into out up our we i my me do does don't there here make made go look see take buy new now today that's it's these those nobody everybody".split(
    " ",
  ),
);

const stem = (word: string): string => word.replace(/(?:ies|es|s|ing|ed|ly)$/, "").replace(/(.)\1$/, "$1");

const MONEY: readonly (readonly [RegExp, string])[] = [
  [/\$|\bdollars?\b|美元|美金/gi, " usd "],
  [/€|\beuros?\b|欧元/gi, " eur "],
  [/£|\bpounds?\b|英镑/gi, " gbp "],
  [/¥|￥|\byuan\b|人民币|元(?!\p{Script=Han})|块钱/giu, " cny "],
  [/₹|\brupees?\b/gi, " inr "],
  [/₽|\broubles?\b|卢布/gi, " rub "],
  [/\byen\b|日元/gi, " jpy "],
];

const withCurrency = (text: string): string => MONEY.reduce((sum, [sign, code]) => sum.replace(sign, code), text);

/** Content words of a text: English stems, currencies by code, Chinese pairs of characters. */
const contentOf = (text: string): Set<string> => {
  const low = simplified(withCurrency(text).toLowerCase());
  const latin = (low.match(/[\p{Script=Latin}\p{Script=Cyrillic}][\p{L}'-]+/gu) ?? []).filter((word) => !ORDINARY.has(word)).map(stem);
  const han = [...low.matchAll(/\p{Script=Han}+/gu)].flatMap(([run]) =>
    Array.from(run)
      .slice(1)
      .map((character, index) => `${Array.from(run)[index] ?? ""}${character}`),
  );
  return new Set([...latin, ...han]);
};

/** Numbers as they compare: `1,250`, `1.250,00` and `twelve` by value; a rounded-up price is checked apart. */
const numbersOf = (text: string): number[] => {
  const digits = [...text.matchAll(/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d{1,2})?/g)].map(([written]) =>
    Number(/^\d{1,3}(,\d{3})+/.test(written) ? written.replaceAll(",", "") : written.replace(",", ".")),
  );
  const words = (text.toLowerCase().match(/\b[a-z]+\b/g) ?? []).flatMap((word) => {
    const value = NUMBER_WORDS.indexOf(word);
    return value >= 2 ? [value] : [];
  });
  return [...digits, ...words];
};

const UNDER = /\b(?:under|less than|below)\s|不到/i;

const backsNumber = (said: number, facts: readonly number[], under: boolean): boolean =>
  facts.some(
    (known) => known === said || (under && known < said && known > said * 0.9 && said - known <= 1) || Math.floor(known * 10) / 10 === said,
  );

const share = (claim: ReadonlySet<string>, fact: ReadonlySet<string>): number => {
  if (claim.size === 0) return 0;
  return [...claim].filter((word) => fact.has(word)).length / claim.size;
};

/** A claim may say part of a long fact, or more than a short fact of at least two words. */
const alike = (claim: ReadonlySet<string>, fact: ReadonlySet<string>): number =>
  Math.max(share(claim, fact), fact.size >= 2 ? 0.8 * share(fact, claim) : 0);

type Reading = { fact: Fact; numbers: number[]; words: Set<string>; terms: Set<string> };

const termsOf = (text: string): Set<string> => new Set(findWords(simplified(text)).map(({ row }) => row[0]));

const readFact = (fact: Fact): Reading => ({ fact, numbers: numbersOf(fact.text), words: contentOf(fact.text), terms: termsOf(fact.text) });

/** The fact that says all that the claim says: every number, every material and feature, most of its words. */
const supporting = (text: string, readings: readonly Reading[]): { reading: Reading; overlap: number } | null => {
  const numbers = numbersOf(text);
  const terms = [...termsOf(text)];
  const words = contentOf(text);
  const ranked = readings
    .filter(
      (reading) =>
        numbers.every((value) => backsNumber(value, reading.numbers, UNDER.test(text))) && terms.every((term) => reading.terms.has(term)),
    )
    .map((reading) => ({ reading, overlap: alike(words, reading.words) + (numbers.length > 0 ? 0.3 : 0) + (terms.length > 0 ? 0.35 : 0) }))
    .toSorted((a, b) => b.overlap - a.overlap);
  return ranked[0] ?? null;
};

const ENOUGH = 0.35;

/** A number in words belongs to the viewer's day ("ten minutes") unless the sentence otherwise says what a fact says. */
const contradicts = (text: string, readings: readonly Reading[]): boolean => {
  const words = contentOf(text);
  return numbersOf(text).length > 0 && readings.some((reading) => reading.numbers.length > 0 && share(words, reading.words) >= ENOUGH);
};

/** A sentence that claims something of the product, rather than of the viewer's day. */
const isBold = (text: string): boolean => SUPERLATIVES.test(text) || ABSOLUTES.test(text) || MEDICAL.test(text);

const claimOf = (sentence: string, readings: readonly Reading[]): Claim[] => {
  const text = sentence.trim().replace(/[.!?。！？，,;；]+$/, "");
  const found = supporting(text, readings);
  const backed = found !== null && found.overlap >= ENOUGH;
  const boldWord = [SUPERLATIVES, ABSOLUTES, MEDICAL].map((expression) => expression.exec(text)?.[0]).find((word) => word !== undefined);
  if (isBold(text)) {
    const stated = backed && boldWord !== undefined && found.reading.fact.text.toLowerCase().includes(boldWord.toLowerCase());
    return [{ text, fact_id: stated ? found.reading.fact.id : null }];
  }
  if (backed) return [{ text, fact_id: found.reading.fact.id }];
  return /\d/.test(text) || termsOf(text).size > 0 || contradicts(text, readings) ? [{ text, fact_id: null }] : [];
};

/**
 * The claims inside a text that a person or a model wrote, each with the fact that backs it or null.
 * A sentence is a claim when it holds a number, a material or feature, a superlative, an absolute
 * or a medical word, or when it says what a fact says. Backed means: all its numbers and terms are in
 * one fact and enough of its words; a superlative only where the fact has the same word. Pass
 * `factsOf(product)`, so that prices and names count.
 */
export const groundClaims = (text: string, facts: readonly Fact[]): Claim[] => {
  const readings = facts.map(readFact);
  return text
    .split(/(?<=[.!?])\s+|(?<=[。！？；])|\n/u)
    .filter((sentence) => sentence.trim() !== "")
    .flatMap((sentence) => claimOf(sentence, readings));
};
