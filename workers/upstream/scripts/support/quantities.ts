import { UNITS } from "../facts/amounts.ts";

/** Whether a number is the most, the least or about what there is; empty: exactly that. */
type Bound = "" | "max" | "min" | "about";

/** A number of a text with what it counts. `unit`: a name of ours, the same in every language; empty where none is known. */
export type Quantity = { value: number; unit: string; bound: Bound; index: number; end: number };

const MORE: readonly (readonly [name: string, written: string])[] = [
  ["percent", "%|percent|per cent|％"],
  ["watt", "w|watts?|瓦特?"],
  ["volt", "v|volts?|伏"],
  ["milliampere hour", "mah|毫安时?"],
  ["hertz", "hz|赫兹?"],
  ["decibel", "db|decibels?|分贝"],
  ["gigabyte", "gb|gigabytes?"],
  ["terabyte", "tb|terabytes?"],
  ["megabyte", "mb|megabytes?"],
  ["megapixel", "mp|megapixels?"],
  ["ten thousand pixels", "万像素"],
  ["kelvin", "k"],
  ["celsius", "°c|℃|degrees?(?: celsius)?|度|摄氏度"],
  ["bar", "bars?|巴"],
  ["rpm", "rpm|转"],
  ["lumen", "lumens?|lm|流明"],
  ["calorie", "calories|kcal|大卡|千卡"],
  ["page", "pages?|页"],
  ["star", "stars?|星"],
  ["person", "people|persons?|customers?|buyers?|reviewers?|位|个?人"],
  ["rating", "ratings?|reviews?|条评价|条评论|个评价"],
  ["dpi", "dpi"],
  ["milligram", "mg|milligrams?|毫克"],
  ["microgram", "µg|mcg|微克"],
  ["second", "seconds?|secs?|秒"],
  ["week", "weeks?|周|星期"],
  ["kilometre", "km|kilomet(?:re|er)s?|公里|千米"],
  ["mile", "miles?|英里"],
  ["usd", "usd"],
  ["eur", "eur"],
  ["gbp", "gbp"],
  ["cny", "cny|元|块钱?"],
  ["inr", "inr"],
  ["jpy", "jpy"],
  ["rub", "rub"],
  ["times", "times|倍|x(?= (?:zoom|faster|more))"],
];

const KNOWN = [...MORE, ...Object.values(UNITS).flatMap((group) => group.map(([written, name]) => [name, written] as const))];
const LATIN = "\\p{Script=Latin}\\p{Script=Cyrillic}";
const NUMBER = "\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:[.,]\\d{1,3})?";
const QUANTITY = new RegExp(
  `(?<![\\d.,])(${NUMBER})(?:[ -]?(?:${KNOWN.map(([, written]) => `(${written})(?![${LATIN}])`).join("|")}))?`,
  "giu",
);

const BEFORE: readonly (readonly [Bound, RegExp])[] = [
  [
    "max",
    /(?:up to|max(?:imum|\.)?(?: of)?|at most|no more than|not more than|最(?:长|大|高|多|远|低)(?:可达|可|能|为)?|可达|可至|长达|高达|多达|可达|不超过)\s*$/iu,
  ],
  ["min", /(?:at least|minimum(?: of)?|over|more than|至少|不少于|超过)\s*$/iu],
  ["about", /(?:about|around|approx(?:\.|imately)?|nearly|almost|roughly|大?约|将?近)\s*$/iu],
];
const AFTER: readonly (readonly [Bound, RegExp])[] = [
  ["max", /^以内/u],
  ["min", /^(?:以上|起|\s?\+|\s?or more)/iu],
  ["about", /^左右/u],
];

const boundOf = (text: string, index: number, end: number): Bound =>
  BEFORE.find(([, found]) => found.test(text.slice(Math.max(0, index - 24), index)))?.[0] ??
  AFTER.find(([, found]) => found.test(text.slice(end, end + 10)))?.[0] ??
  "";

const valueOf = (written: string): number =>
  Number(/^\d{1,3}(,\d{3})+/.test(written) ? written.replaceAll(",", "") : written.replace(",", "."));

/** Every number of a text (in digits: see `normal`), in order. */
export const quantitiesIn = (text: string): Quantity[] =>
  [...text.matchAll(QUANTITY)].map((match) => {
    const at = match.slice(2).findIndex((unit) => unit !== undefined);
    const end = match.index + match[0].length;
    return { value: valueOf(match[1] ?? ""), unit: KNOWN[at]?.[0] ?? "", bound: boundOf(text, match.index, end), index: match.index, end };
  });

/** A text without its numbers and their units: what is left is compared by words. */
export const withoutQuantities = (text: string): string => text.replace(QUANTITY, " ");

/** A price is said rounded up ("under 49"), a rating rounded down. */
const near = (said: Quantity, known: Quantity, under: boolean): boolean =>
  said.value === known.value ||
  (under && known.value < said.value && known.value > said.value * 0.9 && said.value - known.value <= 1) ||
  (["star", ""].includes(known.unit) && known.value < 5 && Math.floor(known.value * 10) / 10 === said.value);

const UNDER = /(?:under|less than|below|不到)\s*$/iu;

/** Whether a number of a claim is one of the fact's: value, unit and bound. "At most" may be said of what is exact. */
export const backsQuantity = (said: Quantity, claim: string, known: readonly Quantity[]): boolean => {
  const under = UNDER.test(claim.slice(Math.max(0, said.index - 14), said.index));
  return known.some(
    (fact) =>
      near(said, fact, under) &&
      (said.unit === fact.unit || said.unit === "" || (fact.unit === "" && ["star", "person"].includes(said.unit))) &&
      (said.bound === fact.bound || under || (said.bound === "max" && fact.bound === "")),
  );
};
