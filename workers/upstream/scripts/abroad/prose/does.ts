import { isOneNoun } from "../one-noun.ts";
import { nounPhrase } from "../phrase.ts";
import { of, type Pattern } from "../pattern.ts";
import { verbOf } from "./verbs.ts";

/** What things do for those who have them, as a whole. */
const BENEFITS: readonly Pattern[] = [
  of("(?:absorbs?|dries|sinks in) (?:quickly|fast)", "吸收快"),
  of(
    "(?:help(?:s|ing)? )?(?:to )?keep(?:s|ing)? (?:the |your )?skin (?:soft|hydrated|moisturi[sz]ed)(?: and (?:healthy|soft|smooth))?",
    "肌肤水润不干",
  ),
  of("(?:help(?:s|ing)? )?(?:to )?keep(?:s|ing)? (?:you|your \\w+) (?:warm|toasty|cozy)(?: and (?:dry|cozy))?", "保暖"),
  of("(?:help(?:s|ing)? )?(?:to )?keep(?:s|ing)? (?:you|your \\w+) (?:cool|fresh)(?: and (?:dry|comfortable))?", "清爽不闷"),
  of("(?:help(?:s|ing)? )?(?:to )?keep(?:s|ing)? (?:you|your \\w+) (?:dry|dry and comfortable)", "保持干爽"),
  of("(?:help(?:s|ing)? )?(?:to )?keep(?:s|ing)? (?:you|your \\w+) comfortable", "穿着舒适"),
  of("wicks? (?:away )?(?:sweat|moisture)(?: away)?(?: from (?:the|your) (?:body|skin))?", "吸湿排汗"),
  of("brews up to (?<n>\\d+) cups", "一次最多煮{n}杯"),
  of("feeds (?:families|a family) of (?<n>\\d+(?:-\\d+)?)", "够{n}人一家吃"),
  of("covers (?:rooms|areas|spaces) (?:of )?up to (?<n>[\\d.]+ ?(?:m²|m2|square met(?:er|re)s|square feet|sq\\.? ?ft))", "适用面积最大{n}"),
  of("boils (?:a full kettle|water) in under <N>", "烧开一壶水不到{n}"),
  of("auto(?:matically)?[- ]returns to (?:its |the )?(?:charging )?(?:dock|base|station)", "自动回充"),
  of("converts? (?:to|into) (?:an? )?handheld(?: vacuum)?", "可变手持吸尘器"),
  of("(?:crushes|crush) ice", "能打碎冰块"),
  of("(?:fits|folds) (?:easily )?in(?:to)? (?:your |a )?(?:pocket|bag|purse|handbag|backpack)", "包里放得下"),
  of("folds (?:up )?(?:flat|easily)?(?: for (?:easy )?(?:storage|travel))?", "可折叠收纳"),
  of("move(?:s)? (?:around )?(?:easily|freely|with you)", "活动自如"),
  of("dry your hair quickly|dries (?:your )?hair (?:quickly|fast)", "头发干得快"),
  of("turn(?:s)? on (?:and off )?automatically|(?:turns|shuts) off automatically", "自动开关"),
  of("(?:closes?|zips?) (?:securely|shut)(?: for security)?", "可拉上拉链"),
];

const ADVERB =
  /^(?:effectively|easily|gently|quickly|effortlessly|automatically|safely|evenly|perfectly|securely|also|help|helps|helping|to|you|effortless)\s+|\s+(?:effectively|easily|gently|quickly|effortlessly|evenly|perfectly|safely|together)$/giu;
const LIST = /,\s+(?:and|or)\s+|\s+(?:and|or|&)\s+|,\s+/iu;
const MOST_WORDS = 4;
/** What is done to a body is no promise of a shop's. */
const BODILY =
  /\b(?:pain|weight|fat|calories|wrinkles|acne|disease|bacteria|stress|blood|cholesterol|hair loss|injur(?:y|ies)|infection)\b/iu;

const objectOf = (text: string, thing: string): string | null => {
  const bare = text.replace(/^(?:your|the|a|an|its|their|up to|all|various|any)\s+/iu, "");
  const words = bare.split(/\s+/u);
  return words.length <= MOST_WORDS && isOneNoun(words, thing) ? nounPhrase(bare, thing, false) : null;
};

export const benefitOf = (text: string, thing: string): string | null => {
  for (const [pattern, chinese] of BENEFITS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const n = match.groups?.["n"];
    const amount = n === undefined ? "" : /^\d+(?:-\d+)?$/u.test(n) ? n : nounPhrase(n, thing, false);
    return amount === null ? null : chinese.replace("{n}", amount);
  }
  return null;
};

/** What a thing does, whole: "reduces frizz and drying time" is 减少毛躁和吹干时间; null where a word of it is not known. */
export function doesOf(text: string, thing: string): string | null {
  const benefit = benefitOf(text, thing);
  if (benefit !== null) return benefit;
  const plain = text.replace(ADVERB, "").replace(ADVERB, "");
  const [word = "", ...rest] = plain.split(/\s+/u);
  const two = /^and$/iu.test(rest[0] ?? "") ? verbOf(rest[1] ?? "") : "";
  const verb = verbOf(word);
  if (verb === undefined || two === undefined || BODILY.test(plain)) return null;
  const objects = rest.slice(two === "" ? 0 : 2).join(" ");
  const said = objects === "" ? [] : objects.split(LIST).map((one) => objectOf(one, thing));
  if (said.length === 0 || said.some((one) => one === null)) return null;
  const verbs = two === "" ? verb : `${verb}、${two}`;
  return `${verbs}${said.length === 1 ? String(said[0]) : `${said.slice(0, -1).join("、")}和${String(said.at(-1))}`}`;
}
