import { measuredAt } from "../amounts.ts";
import { ingredientsIn } from "../ingredients.ts";
import { keepsNumbers, keepsSense } from "../numbers.ts";
import { isOneNoun, nounAt } from "../one-noun.ts";
import { nounPhrase } from "../phrase.ts";
import { chineseOf } from "../sentence.ts";
import { termAt } from "../terms.ts";
import { clausesOf, type Stretch, stretchesOf } from "./cut.ts";
import { isAdjective } from "../../text/adjectives.ts";
import { benefitOf, doesOf } from "./does.ts";
import { looksOf } from "./looks.ts";
import { forMore } from "../phrase.ts";
import { usesOf } from "./uses.ts";
import { verbOf } from "./verbs.ts";

/** Where a clause denies, compares or sets a condition, nothing of it is said. */
export const GUARDED =
  /\b(?:not|no|never|than|unlike|instead|except|optional|separately|requires?|needs?|if|unless|cannot|replaces?|hardly|almost|nearly|would|could|might|should|used to|once|comparison|compared)\b|n['’]t\b/iu;
const HAVE = /^(?:features?|has|have|includes?|offers?|provides?|boasts?|delivers?|combines?|contains?|gives?|comes with|come with)$/iu;
const BE = /^(?:is|are|['’]s)$/iu;
/** Verbs of a part of the thing: what comes before them is the part. */
const OF_PART =
  /^(?:is|are|ensures?|brings?|keeps?|makes?|gives?|adds?|provides?|offers?|delivers?|lets?|allows?|helps?|protects?|prevents?|supports?|promises?|guarantees?|enhances?|secures?|holds?|features?|includes?|has|have|complements?|creates?|grips?|captures?)$/iu;
/** It, this, the thing under its own name: of whom a clause speaks. */
const ITSELF =
  /^(?:[Ii]t|[Tt]hey|[Tt]his|[Tt]hese)$|^(?:[Tt]his|[Tt]hese|[Tt]he|[Oo]ur|[Yy]our|[Aa]n?) (?=.*\p{Lu})|^\p{Lu}[\p{L}\d'’-]* .*\p{Lu}|^[Tt]h(?:is|ese) /u;
const MOST_OF_SUBJECT = 9;

/** Whether a phrase without a verb is of the thing: it ends on its noun before what it has, "Slim tower fan with …", or has none. */
const isOfThing = (text: string, thing: string): boolean => {
  const [head = ""] = text.split(
    /,? (?:with|for|featuring|including|that|which|made|available|in|perfect|ideal|suitable|great|versatile for)(?= )|, (?!\p{L}+ (?:and )?\p{L}+$)/iu,
  );
  const noun = (words: string): string => (words.split(/\s+/u).at(-1) ?? "").toLowerCase().replace(/ies$/u, "y").replace(/s$/u, "");
  return (
    thing === "" ||
    thing.split(" ").some((word) => noun(word) === noun(head)) ||
    (looksOf(`${head} ${thing}`) !== "" && looksOf(head) !== "" && isAdjective(noun(head))) ||
    /^(?:with|featuring|perfect|ideal|suitable|great|designed|made|crafted|thanks|known|equipped)$/iu.test(head.split(" ")[0] ?? "")
  );
};

type Clause = { role: Stretch["role"]; text: string; part: string };

/** Whom a clause speaks of, and what it says of it; a part that it speaks of is said by itself. */
export function headOf(clause: string, thing: string): Clause {
  const text = clause.replace(/^(it|they|this|these)['’](?:s|re) /iu, "$1 is ");
  const words = text.split(" ");
  const end = words.findIndex(
    (word) => /[,(]$/u.test(word) || /^(?:with|for|featuring|including|that|which|perfect|ideal|suitable|made)$/iu.test(word),
  );
  const most = Math.min(MOST_OF_SUBJECT, end < 0 ? words.length : end);
  const at = words
    .slice(0, most)
    .findIndex(
      (word, index) =>
        BE.test(word) ||
        HAVE.test(word) ||
        OF_PART.test(word) ||
        ((index === 0 || (index === 1 && /^(?:it|they|this)$/iu.test(words[0] ?? ""))) &&
          verbOf(word) !== undefined &&
          (word.endsWith("s") || /^they$/iu.test(words[0] ?? ""))),
    );
  if (at < 0) return { role: isOfThing(text, thing) ? "is" : "drop", text, part: "" };
  const [subject, verb, rest] = [words.slice(0, at).join(" "), words[at] ?? "", words.slice(at + 1).join(" ")];
  const itself = subject === "" || ITSELF.test(subject) || subject.toLowerCase().endsWith(thing);
  if (!itself) return { role: "drop", text: "", part: subject.replace(/^(?:the|its|their|an?|your|our) /iu, "") };
  return BE.test(verb)
    ? { role: "is", text: rest, part: "" }
    : HAVE.test(verb)
      ? { role: "has", text: rest, part: "" }
      : { role: "does", text: words.slice(at).join(" "), part: "" };
}

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
    ? zh.replace(SLEEK, "$1外观，线条利落").replace("经典款设计", "设计经典").replace(PRAISED, "$2$1")
    : "";
}
/** "利落黑色设计": a color is seen, and no design. */
const SLEEK = /^利落(\p{Script=Han}{1,2}色)设计$/u;
/** "利落设计" is said 设计利落. */
const PRAISED = /^(利落|时尚|经典(?=设)|现代|优雅|简约|小巧|极简|复古|舒适|强劲|出色|独特)(设计|外观|造型|性能|音质|款式)$/u;
const withoutAmount = (text: string): string => {
  const amount = measuredAt(text);
  return (amount ? text.slice(amount.length) : text.replace(/^\d+\s+/u, "")).replace(/^[-\s]+/u, "");
};

const checked = (zh: string, text: string): string[] => (zh !== "" && keepsNumbers(zh, text) && keepsSense(zh, text) ? [zh] : []);

/** "its durable and ergonomic design", "a portable and efficient solution": how the thing is. */
const OF_ALL = /^(.+?) (?:designs?|looks?|styles?|construction|build|solution|option|choice|appearance)$/iu;

const listOf = (text: string, thing: string): string[] => {
  const [, qualities = ""] = OF_ALL.exec(text.replace(ARTICLE, "")) ?? [];
  const looks = / (?:and|yet) /iu.test(qualities) ? looksOf(qualities) : "";
  if (looks !== "") return [looks];
  const whole = hadOf(text, thing);
  if (whole !== "") return checked(whole, text);
  return togetherOf(text.split(LIST), thing).flatMap((one) => checked(hadOf(one, thing) || amountOf(one, thing), one));
};

/** "up to 12 hours of battery life". */
const amountOf = (text: string, thing: string): string =>
  /^(?:up to|over|more than) \d|^\d+ (?:hours|minutes|days|gb|watts) of /iu.test(text) && text.split(" ").length <= MOST_OF_SUBJECT
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
const madeOf = (text: string, thing: string): string[] => {
  const zh = /\b(?:materials?|precision|care|details?)\b/iu.test(text) ? null : nounPhrase(text.replace(ARTICLE, ""), thing, false);
  return zh === null ? [] : checked(/(?:[质材料布]|面料)$/u.test(zh) ? zh : `${zh}材质`, text);
};

export const saidOf = ({ role, text }: Stretch, thing: string): string[] => {
  if (role === "is") return checked(looksOf(text), "");
  if (role === "has") return listOf(text, thing);
  if (role === "part") return listOf(text, thing);
  if (role === "for") return [usesOf(text, thing)].flatMap((zh) => zh ?? []);
  if (role === "does") return doingsOf(text, thing).flatMap(([zh, of]) => checked(zh, of));
  if (role === "made") return madeOf(text, thing);
  return role === "more" ? [forMore(text)].flatMap((zh) => zh ?? []) : [];
};

/** "This lightweight climbing harness features …". */
const SUBJECT = new RegExp(`^(?:this|these|the|our) ([\\p{Ll} -]+?) (?=(?:${HAVE.source.slice(4, -2)}|is|are) )`, "iu");

/** What is said part by part, where its parts are known. */
const LISTS = /^(?:(?:it |they )?comes? )?with |^featur(?:es|ing) |^(?:perfect|ideal|great|suitable|made|designed) for /iu;

/** A translation of more characters is said in parts. */
const MOST_WHOLE = 18;

/** What it does, whole, or of several things those that can be said. */
const doingsOf = (text: string, thing: string): (readonly [zh: string, of: string])[] => {
  const whole = doesOf(text, thing);
  if (whole !== null) return [[whole, text]];
  const parts = text.split(/,? and (?=\w+s?\b)/iu);
  return parts.length < 2 ? [] : parts.flatMap((one) => [doesOf(one, thing)].flatMap((zh) => (zh === null ? [] : [[zh, one] as const])));
};

const ofClause = (clause: string, thing: string): string[] => {
  if (GUARDED.test(clause)) return [];
  const whole = benefitOf(clause, thing) ?? chineseOf(clause, thing);
  const all =
    whole === null
      ? []
      : checked(
          whole
            .replace(/^带(?=\p{Script=Han}{4})/u, "")
            .replace(SLEEK, "$1外观，线条利落")
            .replace("经典款设计", "设计经典")
            .replace(PRAISED, "$2$1"),
          clause,
        );
  if (all.length > 0 && (all[0] ?? "").length <= MOST_WHOLE && !LISTS.test(clause)) return all;
  const { role, text, part } = headOf(clause, thing);
  const of = !part.includes(" ") ? [] : saidOf({ role: "part", text: part }, thing);
  const [, described = ""] = SUBJECT.exec(clause) ?? [];
  const looks = part === "" && described.toLowerCase().endsWith(` ${thing}`) ? looksOf(described) : "";
  const said = [
    ...(looks === "" ? [] : [looks]),
    ...of,
    ...(text === "" ? [] : stretchesOf(text, role).flatMap((stretch) => saidOf(stretch, thing))),
  ];
  return said.length > 0 ? said : all;
};

/** How much power a thing takes is said after what it does. */
const isOfPower = (zh: string): boolean => /^(?:功率)?\d[\d.-]*[瓦伏]$|电压|质保/u.test(zh);

/** A thing has one screen; a second size is of what it is compared with: "with dual 27 inch screen side by side". */
const SCREEN = /^\d[\d.]*英寸屏幕$/u;

/** What an English sentence says of a thing, in Chinese, phrase by phrase: what cannot be said whole and rightly is left out. */
export function proseOf(sentence: string, thing = ""): string[] {
  const text = sentence
    .replace(/[™®]/gu, "")
    .replace(/[’‘]/gu, "'")
    .replace(/[”“″]/gu, '"')
    .replace(/\s*\([^)]*\)/gu, "")
    .replace(/(?<=\d ?)m2\b/gu, "m²")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[.!]+$/u, "");
  const said = [...new Set(clausesOf(text).flatMap((clause) => ofClause(clause, thing)))];
  const isOfScents = said.some((one) => one.includes("香") && one.includes("、"));
  const listed = isOfScents ? [] : ingredientsIn(text, thing);
  const unique = [...said, ...(GUARDED.test(text) ? [] : listed)].filter(
    (one, at, all) =>
      !all.some((other, index) => (index !== at && other.includes(one)) || (index < at && SCREEN.test(one) && SCREEN.test(other))),
  );
  return [...unique.filter((one) => !isOfPower(one)), ...unique.filter(isOfPower)];
}
