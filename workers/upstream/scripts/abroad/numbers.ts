import { normal } from "../support/normal.ts";

const HAN = "零一两三四五六七八九十";
/** Numbers that are part of a word: battery sizes, "three cameras" for "triple". */
const WORDS = /[五七]号电池|[两双一]面|三摄|十字|[七九]分[裤袖]|\b(?:two|one)[- ](?:way|tone)\b|3\/4/giu;
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
