import type { Fact, Product } from "../../../../trpc/contract/product.ts";
import { NO_END } from "./sentences.ts";
import { rowKind } from "./spec/labels-of-row.ts";

/** What stands between a fact's id and the number of its part. */
const PART = "~";

/** The id of the fact that a part is of. */
export const wholeId = (id: string): string => id.split(PART)[0] ?? id;

/** A fact of fewer words, or characters of Chinese, is said in one piece. */
const SHORT_EN = 12;
const SHORT_ZH = 30;
/** A part of fewer words says nothing by itself. */
const LEAST_WORDS = 3;
const LEAST_HAN = 4;

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
const size = (text: string): number => (isHan(text) ? Array.from(text).length : text.split(/\s+/).length);

/** Where a sentence ends; abbreviations and numbers go on. */
const ENDS = new RegExp(String.raw`(?<=[.!?]["”’)]?)${NO_END}\s+(?=[\p{Lu}\d"“])|(?<=[。！？!?])\s*|\s*[\n•|]\s*`, "iu");
/** A shop's list without full stops: "…devices wirelessly High-quality audio offers…", "…experience Built-in microphone…". */
const RUN_ON =
  /(?<= \p{Ll}{3,20}) (?=\p{Lu}\p{Ll}+-\p{Ll}+ \p{L}|(?:Includes?|Features?|Supports?|Comes|Made|Works|Adjustable|Removable|Suitable|Easy|Perfect|Designed|Available|Compatible) \p{Ll})/gu;

/** "…warm.Stand collar …": a sentence that begins right after another. */
const CLOSE = /(?<=\p{Ll}{3}[.!?])(?=\p{Lu}\p{Ll}+ )/gu;

const sentences = (text: string): string[] =>
  text
    .replace(CLOSE, " ")
    .split(ENDS)
    .flatMap((part) => (/[.!?。！？]\s/u.test(text) ? [part] : part.split(RUN_ON)));

/** How Chinese shops write a list in one line: "双向快充 / 多功能NFC", "一级能效 | 静音", "即热；恒温". */
const LISTED = /\s*[|｜；\n•]\s*|\s+\/\s*|\s*\/\s+/u;
/** Most characters of one entry of such a list: more is a sentence. */
const ENTRY = 24;

/** The same with nothing but spaces between: "整投整榨 原汁无氧化 纯铜电机". Such entries are short, and end on no mark. */
const SPACED =
  /(?<=\p{Script=Han}) +(?=[\p{Script=Han}\d]|\p{Lu}+\p{Script=Han})|(?<=\p{Script=Han}\p{Script=Latin}*\p{Ll}) +(?=\p{Script=Han}{3})|(?<=\d) +(?=\d|(?!(?:公里|千米|[毫厘]?米|[千毫]?克|毫?升|公?斤|英?寸|小时|分钟|毫安|[年天瓦件片个双])[^度])\p{Script=Han})/u;
const SHORT_ENTRY = 12;
const isSpaced = (text: string): boolean => {
  const entries = text.split(SPACED);
  return entries.length >= 2 && !/[，。；！？、:：]/u.test(text) && entries.every((entry) => isHan(entry) && size(entry) <= SHORT_ENTRY);
};

/** What follows is a gift, and no part of the thing: "今日拍下 石榴石手链". */
const ORDERED = /(?:拍下|下单)$/u;

/** A row of a table, "材质：54%黏胶纤维/ 46%聚酯纤维": its value is no list of facts. */
const ROW = /^\p{Script=Han}{2,6}[:：]/u;

/** The entries of a list of a Chinese shop; null where the text is no such list. */
const entriesOf = (text: string): string[] | null => {
  const entries = text
    .split(isSpaced(text) ? SPACED : LISTED)
    .map((part) => part.trim())
    .filter((part, index, all) => /[\p{L}\d]/u.test(part) && !ORDERED.test(all[index - 1] ?? ""));
  return isHan(text) && entries.length > 1 && entries.filter((part) => size(part) <= ENTRY).length * 2 > entries.length ? entries : null;
};

/** "100% Polyester, Machine wash, Lightweight, roomy and highly breathable with …": entries that begin with capitals. */
const CAPITAL = /,\s+(?=\p{Lu}\p{Ll}|\d+ ?%)/u;
const FEWEST_ENTRIES = 4;
const entriesEn = (text: string): string[] => {
  const entries = text.split(CAPITAL).map((part) => part.trim());
  const isList =
    entries.length >= FEWEST_ENTRIES &&
    !/[.!?]\s/u.test(text) &&
    !isHan(text) &&
    entries.filter((part) => size(part) > 1).length * 2 > entries.length;
  return isList ? entries.filter((part) => part !== "") : [];
};

/** The sentences of a text that each say something; the text itself where it is short or one sentence. */
export const partsOf = (text: string): string[] => {
  if (ROW.test(text) && rowKind(text) !== undefined) return [text];
  const entries = entriesOf(text);
  if (entries) return entries;
  const listed = entriesEn(text);
  if (listed.length > 0) return listed;
  if (size(text) <= (isHan(text) ? SHORT_ZH : SHORT_EN)) return [text];
  const parts = sentences(text)
    .map((part) => part.trim())
    .filter((part) => size(part) >= (isHan(part) ? LEAST_HAN : LEAST_WORDS));
  return parts.length > 1 ? parts : [text];
};

const split = (fact: Fact): Fact[] => {
  const parts = partsOf(fact.text);
  return parts.length === 1 ? [fact] : parts.map((text, index) => ({ ...fact, id: `${fact.id}${PART}${index + 1}`, text }));
};

/** A product with its paragraphs as single sentences, each a fact under a number of its own. */
export const inParts = (product: Product): Product => ({ ...product, facts: product.facts.flatMap(split) });
