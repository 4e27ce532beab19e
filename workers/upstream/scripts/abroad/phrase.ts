import { countAt, measuredAt } from "./amounts.ts";
import { keyOf } from "./table.ts";
import { termAt } from "./terms.ts";
import { isAdjective } from "../text/adjectives.ts";

/** Words that Chinese leaves out. */
const SILENT = /^(?:an?|the|your|our|its|their)$/i;
/** Codes and names that every language writes alike: "IP67", "HDMI", "GORE-TEX", "iOS", "A7". */
const CODE =
  /^(?!.*\p{Ll}{4,}-?\p{Lu}\p{Ll}{3,})(?!.*-\p{Ll}{4,})(?=.*(?:\d|\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}))[\p{Script=Latin}\d][\p{Script=Latin}\d.+/-]*$|^(?:X{0,3}[SML])$/u;
/** A name within a sentence: its capital is not that of the first word, and other words have none. */
const NAME = /^\p{Lu}[\p{Script=Latin}\d'.+-]*$/u;
const DEFAULT_MEASURE = "个";
/** Stands where a counted thing's measure word will. */
const OPEN = "\u0000";

/** What is said so far; `measure`: of the last noun. */
type Said = { zh: string; measure: string | null };

/** Latin words and numbers keep a space between each other; Chinese has none. */
const beside = (before: string, after: string): string =>
  /[\p{Script=Latin}\d]$/u.test(before) && /^[\p{Script=Latin}\d]/u.test(after) ? `${before} ${after}` : `${before}${after}`;

/** "球 | 椅子" is 球椅: what stands before a thing takes the place of its 子. */
const shortened = (before: string, after: string): string =>
  /\p{Script=Han}$/u.test(before) ? after.replace(/^([椅鞋桌])子$/u, "$1") : after;

const add = ({ zh, measure }: Said, more: string, own: string | null): Said => ({
  zh: beside(zh, shortened(zh, more)),
  measure: own ?? measure,
});

/** An amount; a number after a name is its model's and counts nothing ("iPhone 14"). */
const quantified = (text: string, before: string): { zh: string; length: number } | null => {
  const measured = measuredAt(text);
  if (measured) return measured;
  const counted = countAt(text);
  const open = counted?.open && !/\p{Script=Latin}$/u.test(before);
  return counted && { zh: `${counted.zh}${open ? OPEN : ""}`, length: counted.length };
};

/** What a phrase is read with: the thing it is said of, and whether capitals mark names in it. */
type Way = { thing: string; names: boolean };

/** Reads a phrase from left to right, the longest known term each time; null at the first word that is not known. */
const read = (text: string, said: Said, way: Way): Said | null => {
  const rest = text.trim();
  if (rest === "") return said;
  const amount = quantified(rest, said.zh);
  const words = rest.split(/\s+/);
  const found = termAt(words, way.thing);
  if (found && (!amount || words.slice(0, found.size).join(" ").length >= amount.length))
    return read(words.slice(found.size).join(" "), add(said, found.term.zh, found.term.measure), way);
  if (amount) return read(rest.slice(amount.length).replace(/^-/, ""), add(said, amount.zh, null), way);
  const [word = "", ...others] = words;
  if (SILENT.test(word)) return read(others.join(" "), said, way);
  if (CODE.test(word) || (way.names && said.zh !== "" && !said.zh.endsWith(OPEN) && NAME.test(word)))
    return read(others.join(" "), add(said, word, null), way);
  return word.includes("-") ? read([keyOf(word), ...others].join(" "), said, way) : null;
};

const isTitle = (text: string): boolean =>
  text.split(/\s+/).filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length > 1 && !/\s\p{Ll}{4,}/u.test(text);

/** A noun phrase in Chinese, word for word in the same order, which is Chinese order too; null where a word is not known. */
export const nounPhrase = (text: string, thing: string, names = !isTitle(text)): string | null => {
  const said = read(text, { zh: "", measure: null }, { thing, names });
  if (!said || !/[\p{L}\d]/u.test(said.zh.replaceAll(OPEN, "")) || said.zh.endsWith(OPEN)) return null;
  return (
    said.zh
      .replaceAll(OPEN, said.measure ?? DEFAULT_MEASURE)
      .replace(/(?<=[\d一两三四五六七八九十])(\p{Script=Han})\1|(\p{Script=Han}{2,})\2/u, "$1$2")
      // "front | 前扣式开合": one word says where.
      .replace(/([前后侧内外])\1/gu, "$1")
  );
};

const LIST = /,\s+(?:and|or|&)\s+|\s+(?:and|or|&|\+|plus)\s+|,\s+|\s*\/\s*(?=\p{L})/iu;

/** What is said of a thing twice before it, "soft and durable cotton", is said without 和 in Chinese. */
const isQuality = (text: string): boolean => text.split(/\s+/u).every((word) => isAdjective(word.replace(/ly$/u, "")));
const bothQualities = (parts: readonly string[]): boolean =>
  parts.length === 2 && isQuality((parts[0] ?? "").replace(/^\d+ ?%\s+/u, "")) && isAdjective(parts[1]?.split(/\s+/u)[0] ?? "");

/** What a part has, or for whom it is: "heel height", "jacket men". */
const OF_A_PART =
  /^(?:高度?|宽度?|长度?|深|厚度?|直径|容量|重量|压力|设计|材质|结构|控制|功能|款式|性能|颜色|细节|效果|系统|模式|尺寸|范围|[男女]士|儿童|男女通用)$/u;
/** "belt garage": a counted thing before another one that no table knows together. */
const isTwoNouns = (text: string, thing: string): boolean => {
  const words = text.replaceAll("-", " ").split(/\s+/u);
  for (let at = 0; at < words.length;) {
    const found = termAt(words.slice(at), thing);
    const rest = words.slice(at + (found?.size ?? 1));
    const next = rest.length > 0 ? termAt(rest, thing) : null;
    if (found?.term.measure && next && !OF_A_PART.test(next.term.zh)) return true;
    at += found?.size ?? 1;
  }
  return false;
};

/** "A, B and C" in Chinese: 、 between, 和 or 或 before the last where the fact has it. */
const list = (text: string, thing: string): string | null => {
  const parts = text.split(LIST);
  const said = parts.map((part) => (isTwoNouns(part, thing) ? null : nounPhrase(part, thing)));
  if (said.some((part) => part === null)) return null;
  if (/ and /i.test(text) && bothQualities(parts)) return said.join("");
  const last = / or /i.test(text) ? "或" : / (?:and|&|\+|plus) /i.test(text) ? "和" : "、";
  return said.length === 1 ? (said[0] ?? null) : `${said.slice(0, -1).join("、")}${last}${said.at(-1) ?? ""}`;
};

/** What something is for that is no thing, and how Chinese says that there is more of it. */
const FOR_MORE: Readonly<Record<string, string>> = {
  visibility: "更醒目",
  breathability: "更透气",
  ventilation: "更透气",
  comfort: "更舒适",
  support: "支撑更好",
  stability: "更稳",
  warmth: "更保暖",
  durability: "更耐用",
  strength: "更结实",
  flexibility: "更灵活",
  mobility: "活动更自如",
  safety: "更安全",
  security: "更安心",
  privacy: "更私密",
  convenience: "更方便",
  traction: "抓地更牢",
  grip: "抓握更稳",
  coverage: "覆盖更多",
  hygiene: "更卫生",
  precision: "更精准",
  accuracy: "更精准",
  efficiency: "更高效",
};
/** "… for breathable support", "… for added comfort": the last word says what there is more of. */
export const forMore = (tail: string): string | null => {
  const words = tail.toLowerCase().split(/[\s-]+/u);
  const more = FOR_MORE[words.at(-1) ?? ""];
  const only = words
    .slice(0, -1)
    .every((word) =>
      /^(?:low|light|nighttime|night|extra|added|additional|more|better|greater|increased|improved|enhanced|superior|maximum|optimal|all|day|long|lasting|your)$/u.test(
        word,
      ),
    );
  return more !== undefined && only ? more : null;
};

type Joint = readonly [word: RegExp, join: (head: string, tail: string) => string];
const counts = (text: string): boolean => /^[\d一两三四五六七八九十]/u.test(text);
const JOINTS: readonly Joint[] = [
  [/ with (?:an? |the )?/i, (head, tail) => `${head}，带${tail}`],
  [/ for (?:an? |the |your )?/i, (head, tail) => `${head}，适用于${tail}`],
  [/ from (?=.* to )/i, (head, tail) => `${head}${tail}`],
  [/ to /i, (head, tail) => `${head}至${tail}`],
  [/ (?:in|at|on) (?:the )?/i, (head, tail) => `${tail}${head}`],
  [/ of (?:the )?/i, (head, tail) => (counts(head) || counts(tail) ? `${head}${tail}` : `${tail}${head}`)],
];

/** A phrase with its "with", "for", "of" in Chinese order; null where a part is not known. */
export const phrase = (text: string, thing: string): string | null => {
  for (const [word, join] of JOINTS) {
    const match = word.exec(text);
    if (!match || match.index === 0) continue;
    const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    const more = /for/i.test(match[0]) ? forMore(after) : null;
    const [head, tail] = [phrase(before, thing), more ?? phrase(after, thing)];
    if (more !== null && head !== null) return `${head}，${more}`;
    return head !== null && tail !== null ? join(head, tail) : null;
  }
  return list(text, thing);
};
