import { normal } from "../support/normal.ts";

const HAN = "零一两三四五六七八九十";
/** Numbers that are part of a word: battery sizes, "three cameras" for "triple". */
const WORDS = /[五七]号电池|925银|(?<=\d ?)m[²2]|[两双一]面|三摄|十字|[七九]分[裤袖]|\b(?:two|one)[- ](?:way|tone)\b|3\/4/giu;
const digits = (text: string): string =>
  text.replace(WORDS, " ").replace(/[两三四五六七八九十](?=\p{Script=Han})/gu, (one) => String(HAN.indexOf(one)));

const valuesIn = (text: string): number[] =>
  (normal(digits(text)).match(/\d[\d,]*(?:\.\d+)?/g) ?? [])
    .map((written) => Number(written.replaceAll(",", "")))
    .filter((value) => value !== 1);

/** Megapixels are tens of thousands of pixels in Chinese. */
const same = (one: number, other: number): boolean => one === other || Math.abs(one * 100 - other) < 0.001;

/** True when a translation has every number of a fact and none that the fact has not; one is often said in words. */
export const keepsNumbers = (chinese: string, fact: string): boolean => {
  const [said, known] = [valuesIn(chinese), valuesIn(fact)];
  return said.every((value) => known.some((one) => same(one, value))) && known.every((value) => said.some((one) => same(value, one)));
};

/** What limits, denies or rounds: where an English fact has it, its Chinese has it too. */
const SENSES: readonly (readonly [english: RegExp, chinese: RegExp])[] = [
  [/\bup to\b|\bat most\b|\bno more than\b|\bmax(?:imum)?\b/i, /最|以内|不超过|可达|高达|长达|为止|至\d|放下|多达/u],
  [/\bat least\b|\bmore than\b|\bover \d|\bminimum\b/i, /至少|以上|超过|多种|多|最低|最小|起/u],
  [/\babout \d|\bapprox|\bnearly\b|\baround \d/i, /约|近|左右/u],
  [/\b(?:not|no|never|without|excluding|except|don't|doesn't|isn't|cannot)\b|\b\p{L}+[- ]free\b/iu, /不|无|没|未|非|免|除|零|需另购/u],
  [/\bonly\b/i, /只|仅|限/u],
];

/** True when a translation keeps what limits, denies or rounds a fact. */
export const keepsSense = (chinese: string, fact: string): boolean =>
  SENSES.every(([english, han]) => !english.test(fact) || han.test(chinese));
