import { measuredAt } from "../amounts.ts";
import { keepsNumbers, keepsSense } from "../numbers.ts";
import { isOneNoun, nounAt } from "../one-noun.ts";
import { nounPhrase } from "../phrase.ts";
import { chineseOf } from "../sentence.ts";
import { termAt } from "../terms.ts";
import { looksOf } from "./looks.ts";

const LIST = /,\s+(?:and|plus|&)\s+|\s+(?:and|plus|&|\+)\s+|,\s+/iu;
const ARTICLE = /^(?:(?:an?|the|its|their|your|our|both|even|plus|also|easy)\s+)+/iu;
/** Characters of a part; one English word that is two, "cover", says too little. */
const LEAST = 2;
/** What is counted so is no part of a thing. */
const NO_PART: ReadonlySet<string> = new Set(["名", "位", "晚", "只", "次", "项"]);

/** One thing that it has: a noun with what describes it, or an amount of something, every word known; empty where it is none. */
function hadOf(text: string, thing: string): string {
  const bare = text.replace(ARTICLE, "").trim();
  const amount = measuredAt(bare);
  if (amount?.length === bare.length) return /[瓦伏安]$/u.test(amount.zh) ? `功率${amount.zh}`.replace(/^功率(?=.*[伏安]$)/u, "") : "";
  const words = bare.replace(/-/gu, " ").split(/\s+/u);
  const rest = withoutAmount(bare).split(/\s+/u);
  const known = termAt(words, thing);
  const whole = known?.size === words.length ? known.term : null;
  const noun = whole?.measure ? whole : nounAt(rest, thing);
  if (!whole && !isOneNoun(rest, thing)) return "";
  if (noun ? NO_PART.has(noun.measure ?? "") : amount === null) return "";
  const zh = nounPhrase(bare, thing, false);
  return zh !== null && Array.from(zh).length >= (words.length > 1 ? LEAST : LEAST + 1) && /\p{Script=Han}$/u.test(zh)
    ? praised(zh).replace(SAYS_NOTHING, "")
    : "";
}
/** "Green and black colors", "multiple functions": too little, or one of several. */
const SAYS_NOTHING = /^.*色颜色$|^多个?(?:功能|特性)$|^\P{Nd}*容量$|^[1-4]?\d%/u;
/** "利落黑色设计": a color is seen, and no design. */
const SLEEK = /^利落(\p{Script=Han}{1,2}色)设计$/u;
/** "利落设计" is said 设计利落. */
const PRAISED = /^(利落|时尚|经典(?=设)|现代|优雅|简约|小巧|极简|复古|舒适|强劲|出色|独特)(设计|外观|造型|性能|音质|款式)$/u;
/** As Chinese says how a design is. */
export const praised = (zh: string): string =>
  zh
    .replace(SLEEK, "$1外观，线条利落")
    .replace("经典款设计", "设计经典")
    .replace(/^经典款(?=\p{Script=Han}+图案$)/u, "经典")
    .replace(PRAISED, "$2$1");
const withoutAmount = (text: string): string => {
  const amount = measuredAt(text);
  return (amount ? text.slice(amount.length) : text.replace(/^\d+\s+/u, "")).replace(/^[-\s]+/u, "");
};

/** A phrase that keeps the numbers of what it was read from, and what limits or denies it. */
export const checked = (zh: string, text: string): string[] => (zh !== "" && keepsNumbers(zh, text) && keepsSense(zh, text) ? [zh] : []);

/** "its durable and ergonomic design", "a portable and efficient solution": how the thing is. */
const OF_ALL = /^(.+?) (?:designs?|looks?|styles?|construction|build|solution|option|choice|appearance)$/iu;

/** The things of a list that the thing has. */
export const listOf = (text: string, thing: string): string[] => {
  const [, qualities = ""] = OF_ALL.exec(text.replace(ARTICLE, "")) ?? [];
  const looks = / (?:and|yet) /iu.test(qualities) ? looksOf(qualities) : "";
  if (looks !== "") return [looks];
  const whole = hadOf(text, thing);
  if (whole !== "") return checked(whole, text);
  return togetherOf(text.split(LIST), thing).flatMap((one) => checked(hadOf(one, thing) || amountOf(one, thing), one));
};

const MOST_OF_AMOUNT = 9;
/** "up to 12 hours of battery life". */
const amountOf = (text: string, thing: string): string =>
  /^(?:up to|over|more than) \d|^\d+ (?:hours|minutes|days|gb|watts) of /iu.test(text) && text.split(" ").length <= MOST_OF_AMOUNT
    ? (chineseOf(text, thing) ?? "")
    : "";

/** "slicing and shredding discs" is one thing where it is known as one. */
const togetherOf = ([one, two, ...rest]: readonly string[], thing: string): string[] => {
  if (one === undefined) return [];
  if (two === undefined) return [one];
  const both = `${one} and ${two}`.replace(ARTICLE, "").replaceAll("-", " ");
  const words = both.split(/\s+/u);
  return termAt(words, thing)?.size === words.length ? [both, ...togetherOf(rest, thing)] : [one, ...togetherOf([two, ...rest], thing)];
};

/** What it is made of: one material with what describes it. */
export const madeOf = (text: string, thing: string): string[] => {
  const zh = /\b(?:materials?|precision|care|details?)\b/iu.test(text) ? null : nounPhrase(text.replace(ARTICLE, ""), thing, false);
  return zh === null ? [] : checked(/(?:[质材料布]|面料)$/u.test(zh) ? zh : `${zh}材质`, text);
};
