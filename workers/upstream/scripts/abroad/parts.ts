import { measuredAt } from "./amounts.ts";
import { ingredientsIn } from "./ingredients.ts";
import { keepsNumbers } from "./numbers.ts";
import { isOneNoun, nounAt } from "./one-noun.ts";
import { nounPhrase } from "./phrase.ts";
import type { Term } from "./table.ts";
import { termAt } from "./terms.ts";

/** Where a sentence denies, compares or limits, a part of it may say another thing than all of it. */
const GUARDED =
  /\b(?:not|no|never|without|than|unlike|instead|except|optional|separately|requires?|needs?|if|unless|cannot|replaces?|free of)\b|n['’]t\b/i;
/** What an amount is only a bound or a part of. */
const BOUND = /^(?:to|from|than|over|under|least|most|about|around|nearly|approximately|between|and|or|every|each|per|[-–])$/i;
const LONGEST = 5;
const MOST = 3;

const bare = (word: string): string => word.replace(/[.,;:!?]+$/u, "");
/** An amount with its unit, or what is built in: a number alone counts nothing ("GTX 1050 graphics card"). */
const isAmount = (words: readonly string[]): boolean => measuredAt(words.join(" ")) !== null || /^built-in$/i.test(words[0] ?? "");

/** What a thing has or comes with follows these. */
const HAS =
  /(?:^| )(?:has|have|features?|featuring|includes?|including|offers?|offering|boasts?|boasting|delivers?|provides?|providing|sports|equipped with|comes with|with|thanks to|powered by)$/i;
/** What goes with it, and is no part of it. */
const BESIDE =
  /(?:^| )(?:wear|worn|layer(?:ed)?|styled?|stylish|looks?|great|good|perfect|ideal|beautiful|match(?:es)?|team(?:ed)?|pair|works?|compatible|use|used|pairs?|paired|connects?|connected|chat|play|plays|starts?|begins?|along|together|deal|combination|goes) with$/i;
const ARTICLE = /^(?:an?|the|its|their|our|this|these)$/i;

/** What is counted so is no part of a thing: kinds, levels, times, people and animals. */
const NO_PART = new Set(["种", "档", "项", "款", "次", "重", "名", "位", "晚", "只"]);
/** A part of two words says more than the word alone. */
const SHORTEST_PART = 3;

/** Whether what begins at a word is what the thing has. */
function isHad(words: readonly string[], at: number): boolean {
  if (ARTICLE.test(words[at] ?? "")) return false;
  const before = words.slice(Math.max(0, at - 4), at);
  const led = (ARTICLE.test(before.at(-1) ?? "") ? before.slice(0, -1) : before).join(" ");
  return HAS.test(led) && !BESIDE.test(led);
}

const MOST_OF_ITEM = 6;

/** Where the next one of a list begins, "and" and articles apart; null where the list does not go on. */
function nextOfList(words: readonly string[], at: number): number | null {
  const end = words
    .slice(at, at + MOST_OF_ITEM)
    .findIndex((word, index) => /[,.;:!?]$/u.test(word) || (index > 0 && /^(?:and|&)$/i.test(word)));
  const last = words[at + end] ?? "";
  if (end < 0 || /[.;:!?]$/u.test(last)) return null;
  const after = at + end + 1;
  const joined = /^(?:and|&)$/i.test(words[after] ?? "") ? after + 1 : after;
  const next = ARTICLE.test(words[joined] ?? "") ? joined + 1 : joined;
  return next < words.length ? next : null;
}

/** Where what the thing has begins: "a hood, two pockets and a drawstring" are three. */
function hadIn(words: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const at of words.keys()) if (isHad(words, at) || found.has(at)) found.add(at).add(nextOfList(words, at) ?? at);
  return found;
}

/** The longest noun phrase that begins at a word and is known whole, and ends on a noun that is counted; null where none is. */
function phraseAt(
  words: readonly string[],
  at: number,
  thing: string,
  isPart = (_end: Term, _words: readonly string[]): boolean => true,
): string | null {
  for (let size = Math.min(LONGEST, words.length - at); size > 1; size -= 1) {
    const part = words.slice(at, at + size);
    if (part.slice(0, -1).some((word) => bare(word) !== word) || part.some((word) => /\d-in-\d/.test(word))) continue;
    const text = part.map(bare).join(" ");
    const noun = nounAt(text.split(" "), thing);
    const zh = noun && isPart(noun, part.map(bare)) ? nounPhrase(text, thing, false) : null;
    if (zh !== null && keepsNumbers(zh, text) && /\p{Script=Han}$/u.test(zh)) return zh;
  }
  return null;
}

/** What may follow a part: "hydration pack sleeve" is no pack. */
const AFTER = /^(?:and|&|or|for|with|to|that|which|in|on|at|of|as|so|by|from|while|when|where|plus|into|under|over|along|it|you)$/i;

/** A part that a thing has and that begins at a word; null where none is. */
function partAt(words: readonly string[], at: number, thing: string): string | null {
  const isWhole = (size: number): boolean =>
    bare(words[at + size - 1] ?? "") !== words[at + size - 1] || AFTER.test(words[at + size] ?? "and");
  const zh = phraseAt(words, at, thing, (end, part) => !NO_PART.has(end.measure ?? "") && isWhole(part.length) && isOneNoun(part, thing));
  return zh !== null && zh.length >= SHORTEST_PART ? zh : null;
}

/** A word of a name: a capital or a model's code. */
const NAMED = /^(?!.*-by-)(?:\p{Lu}[\p{L}\d+-]*|\d+(?:st|nd|rd|th)|[\p{L}-]*\d[\p{L}\d+-]*)$/u;
/** Parts that are called by their makers' names. */
const MADE = /(?:处理器|芯片|显卡|显示屏|屏幕|扬声器|电机|镜头|传感器|麦克风|电池|鞋面|鞋底|涂层|键盘)$/u;
const MOST_NAMED = 5;

const generation = (name: string): string => name.replace(/(\d+)(?:st|nd|rd|th) gen(?:eration)? ?/i, "第$1代");

/** A part under its maker's name that begins at a word: "Intel Pentium processor"; null where none does. */
function namedAt(words: readonly string[], at: number, thing: string): string | null {
  if (at === 0 || !/^(?:an?|the|its|by|with|of|from|\S+['’]s)$/i.test(words[at - 1] ?? "")) return null;
  for (let size = 2; size <= Math.min(MOST_NAMED, words.length - at); size += 1) {
    const part = words.slice(at, at + size).map(bare);
    const noun = [2, 1].find((n) => n < size && MADE.test(termAt(part.slice(-n), thing)?.term.zh ?? "") && nounAt(part.slice(-n), thing));
    const name = part.slice(0, noun === undefined ? undefined : -noun);
    if (!name.every((word) => NAMED.test(word))) {
      if (noun !== undefined) return null;
      continue;
    }
    if (noun !== undefined) return `${generation(name.join(" "))} ${termAt(part.slice(-noun), thing)?.term.zh ?? ""}`;
  }
  return null;
}

/** A share of the smaller part, which says something else without the larger: "11% cotton and nylon". */
const SMALL_SHARE = /^[1-4]?\d%/u;

/**
 * What of an English sentence can be said in Chinese where all of it cannot: its amounts with what they are of ("Thanks to the
 * improved 5020mAh battery, …": 5020毫安时电池), what is built in, parts that it has, and what it is made of. None where the sentence
 * denies or compares.
 */
export function chineseParts(fact: string, thing = ""): string[] {
  const text = fact.replace(/[™®]/g, "").replace(/\s+/g, " ").trim();
  if (GUARDED.test(text)) return [];
  const words = text.split(" ");
  const had = hadIn(words);
  const found = words.flatMap((_, at) => {
    const amount = isAmount(words.slice(at, at + 3)) && !BOUND.test(bare(words[at - 1] ?? ""));
    return (
      (amount ? phraseAt(words, at, thing) : null) ?? namedAt(words, at, thing) ?? (had.has(at) ? partAt(words, at, thing) : null) ?? []
    );
  });
  const unique = [...new Set(found)]
    .filter((part) => !SMALL_SHARE.test(part))
    .filter((part, index, all) => !all.some((other, at) => at !== index && other.endsWith(part)));
  return [...unique, ...ingredientsIn(text, thing)].slice(0, MOST);
}
