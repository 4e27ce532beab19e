import { measuredAt } from "./amounts.ts";
import { nounPhrase } from "./phrase.ts";
import { termAt } from "./terms.ts";
import { ACRONYM } from "../text/clean.ts";
import { firstThing } from "../text/thing.ts";

/** Whether words from here on are what the thing is, not how it is called: they begin with a term or an amount and end on a noun. */
const isThing = (words: readonly string[], thing: string): boolean => {
  const first = termAt(words, thing);
  // "Night" alone is a count of nights.
  if (first?.term.measure === first?.term.zh && first) return false;
  if (!(first && /\p{Script=Han}/u.test(first.term.zh)) && !measuredAt(words.join(" "))) return false;
  // What stands last, codes and amounts after it apart, is a noun or a colour.
  const plain = words.filter((word, index) => !/\d/.test(word) && (index === 0 || !/^\p{Lu}{2,4}$/u.test(word)));
  return plain.some((_, index) => {
    const last = termAt(plain.slice(index), thing);
    if (last === null || index + last.size !== plain.length || !/\p{Script=Han}/u.test(last.term.zh)) return false;
    // A color follows what it is of: "One Mini Blue" is no thing.
    return last.term.measure !== null || (last.term.zh.endsWith("色") && isThing(plain.slice(0, index), thing));
  });
};

/** What a product is, in both languages; empty where it is not known. */
export type Named = { en: string; zh: string };

/** "Switch" of a game console: one word that says another thing than the product is. */
const isWordOfName = (words: readonly string[], zh: string, known: string): boolean =>
  known !== "" &&
  words.filter((word) => !/\d|^\p{Lu}{2,4}$/u.test(word)).length === 1 &&
  !Array.from(zh).some((character) => known.includes(character));

/** What is worn with a garment: a "Collar Shirt Elegant Tie" is a shirt. */
const isAdded = (zh: string, known: string): boolean =>
  known !== "" && /(?:领带|腰带|围巾|胸针|表盘|表带|镜片|鞋底|鞋跟)$/u.test(zh) && !known.endsWith(zh.slice(-1));

/** "Driver" of a golf club: one word that no product is called, of one that nobody knows. */
const isPart = (words: readonly string[], known: string): boolean => {
  const [word, ...more] = words.filter((one) => !/\d|^\p{Lu}{2,4}$/u.test(one));
  return known === "" && word !== undefined && more.length === 0 && firstThing(word) === null;
};

/** A word in capitals beside others that are not: "DRY Sunglasses" are called so. */
const isShouted = (word: string, name: string): boolean => /^\p{Lu}{3,}$/u.test(word) && !ACRONYM.test(word) && /\p{Ll}{2}/u.test(name);

/** What the words say, and what is shouted at their end as it is: "牛仔裤CANDY". */
function chineseThing(words: readonly string[], name: string, thing: string): string | null {
  const last = words.findLastIndex((word) => !isShouted(word, name)) + 1;
  const zh = nounPhrase(words.slice(0, last).join(" "), thing, false);
  return zh === null ? null : [`${zh}${words[last] ?? ""}`, ...words.slice(last + 1)].join(" ");
}

/** "Silicon Power 256GB SSD": the second word of a maker's name. */
const OF_MAKERS = /^(?:Power|Force|Core|Point|Life|Star|Line|World|House|Home|Mountain|River|Stone)$/u;

const withoutTail = (name: string, { en: thing, zh: known }: Named): { called: string; zh: string } => {
  const words = name.replace(/(?<=\d) (?=(?:ml|mm|cm|g|kg|l|oz|gb|tb|w)\b)/gi, "").split(" ");
  for (const [index] of words.entries()) {
    const rest = words.slice(index);
    if (index === 1 && OF_MAKERS.test(words[index] ?? "") && termAt(words, thing) === null) continue;
    const zh = !isShouted(words[index] ?? "", name) && isThing(rest, thing) ? chineseThing(rest, name, thing) : null;
    if (zh !== null && !isWordOfName(rest, zh, known) && !isPart(rest, known) && !isAdded(zh, known))
      return { called: words.slice(0, index).join(" "), zh };
  }
  return { called: name, zh: "" };
};

/** Whom or how many it is for, of what it is, or how: a name that begins so describes the thing, and is none. */
const DESCRIBES =
  /^(?:(?:men|women|ladies|boys?|girls?|kids|adults?|unisex|baby|toddlers?)['’]?s?|\d+-?(?:piece|pack|ply|slot|tier|pcs)|sterling|solid|stainless|plain|waterproof|portable|wireless|electric|foldable|non-?stick|straw|round|square|double|chunky|liquid|luxury|ultra|countertop|insulated|reusable|intermediate|blackout|thermal|duvet|bathroom|kitchen|cotton|\d+%)$/iu;

/** What a word of a describing name says in Chinese: how the thing is, for what is counted is another thing or a part of it. */
const SAYS = /^\d*\p{Script=Han}{2,}$|^\d+\p{Script=Han}$|^[棉麻丝铜金银木竹白黑红蓝绿灰粉紫]$/u;

/** The known words of a name in their order. */
function knownWords(words: readonly string[], thing: string): string[] {
  const said: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = termAt(words.slice(at), thing);
    const size = found?.size ?? 1;
    // Of "glass and steel" neither is said: together they would be another material.
    const isJoined = /^and$/iu.test(words[at - 1] ?? "") || /^and$/iu.test(words[at + size] ?? "");
    if (found && found.term.measure === null && SAYS.test(found.term.zh) && !isJoined) said.push(found.term.zh);
    at += size;
  }
  return [...new Set(said)];
}

/** A name that only describes its thing, by those of its words that are known: "男士连帽抓绒卫衣"; empty where it does not. */
export const describedName = (name: string, { en: thing, zh }: Named): string => {
  const words = name.replace(/^(\d+) (?=(?:piece|pack|ply|slot|tier)\b)/iu, "$1-").split(" ");
  if (zh === "" || !DESCRIBES.test(words[0] ?? "")) return "";
  const said = knownWords(words, thing).filter((word) => !zh.includes(word) && !(word.startsWith("电") && zh.startsWith("电")));
  return `${said.join("")}${zh}`;
};

const MOST_OF_TITLE = 5;

/** "运动鞋米白色红色": a color stands before the thing. */
const COLOR_LAST =
  /^(\p{Script=Han}{2,}?)((?:(?:米白|玫瑰金|浅蓝|深蓝|宝蓝|浅灰|深灰|藏青|酒红|卡其|咖啡|[黑白红黄蓝绿紫粉棕灰橙金银米])色)+)$/u;

/** "保温杯750毫升", "抽纸两层": Chinese says how much before what it is. */
const amountFirst = (zh: string): string =>
  zh
    .replace(COLOR_LAST, "$2$1")
    .replace(/^(\p{Script=Han}+)(\d[\d.]*(?:毫升|升|毫米|厘米|米|公斤|克|英寸|瓦|伏|盎司|磅)|[\d两三四]层)$/u, "$2$1");

/**
 * An English name in a Chinese ad: what it is called stays as it is, what the thing is is said in Chinese:
 * "Logitech MX Master 3S 无线鼠标"; what it comes with, where that can be said, stands before.
 */
export const chineseName = (written: string, thing: Named): string => {
  const name = written
    .replace(/ & /gu, " and ")
    .replace(/(\d)- (?=\p{L})/gu, "$1-")
    .replace(/(?<=\d ?[GT]B) (?:memory|storage|ram)\b(?! (?:card|stick|module))/i, "")
    .replace(/\b(\d)(?:st|nd|rd|th) gen(?:eration)?\b\.?/gi, (_, n: string) => `第${"零一二三四五六七八九"[Number(n)] ?? n}代`);
  const [head = "", tail = ""] = name.split(/ with (.*)/i);
  const whole = withoutTail(head, thing);
  // Whom it is for is left out where it cannot be said.
  const { called, zh } = whole.zh === "" ? withoutTail(head.replace(/ for .*/i, ""), thing) : whole;
  const more = tail === "" || zh === "" ? null : nounPhrase(tail, thing.en);
  // "带轮旅行袋" says its wheels already.
  const said = more === null || zh.includes(more.slice(-1));
  // "New French With Ease" is a title, and all of it the name.
  if (zh === "" && tail !== "" && name.split(" ").length <= MOST_OF_TITLE) return name;
  return [called.replace(/ (?:for|and|with|of|by|to|in)$/i, ""), said ? amountFirst(zh) : `带${more}的${zh}`]
    .filter((part) => part !== "")
    .join(" ")
    .replace(/^(\d+) (?=\p{Script=Han})/u, "$1");
};
