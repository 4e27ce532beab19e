import { contentOf } from "./words.ts";
import { quantitiesIn, withoutQuantities } from "./quantities.ts";

/** Conditions that are the same in both languages: what a number of hours or pages holds for. */
const CLASSES: readonly (readonly [name: string, found: RegExp])[] = [
  [
    "charge",
    /\b(?:on|per|from|after|with) (?:a |an |one |1 |each |every |the )?(?:single |full )?charge\b|on 1 charge|(?:一|单|每|1)次充(?:满)?电|充(?:满)?(?:一|1)次电|满电/iu,
  ],
  [
    "battery",
    /\b(?:on|with|from|per) (?:a |one |\d+ )?(?:\w+ )?(?:AAA?|CR\d+|coin|lithium) (?:cell )?batter(?:y|ies)|(?:1|一|\d+)?[节颗粒]?(?:AAA?|[五七]号|[57]号|纽扣)电池/iu,
  ],
  ["case", /\bwith (?:the |its )?(?:charging )?case\b|(?:配合|含|连同|搭配)充电[盒仓]/iu],
  ["eco mode", /\bin eco mode\b|节能模式/iu],
  ["top rack", /\btop[- ]rack\b|上层/iu],
];

/** Where a condition begins in any clause. */
const ALWAYS =
  /\b(?:when(?!ever\b)|if|unless|only(?! \d)|except|excluding|until|while|provided|as long as|subject to)\b|仅|[需须]|只(?=[有能限可适在])|除(?!了?.{0,3}[湿味臭菌尘])|不含(?=.{0,6}[盒仓电])|时(?=[，。；]|$)|情况下|状态下|前提|限(?=[定在于])/iu;
/** What limits a number that stands before it. */
const AFTER_NUMBER = /\b(?:on|per|with|without|for|in|at|from|under|between)\b|每(?=[次天日小分]|个)/iu;

const clausesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|[。！？；;，]|,\s+(?!when|if|unless|only|except|excluding|with|without)/iu)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** The words that limit what a clause says, from the first that opens a condition to its end; empty where none does. */
const limitOf = (clause: string): string => {
  const always = ALWAYS.exec(clause);
  if (always) return /\p{Script=Han}/u.test(clause) ? clause : clause.slice(always.index);
  const end = quantitiesIn(clause).at(0)?.end;
  const after = end === undefined ? null : AFTER_NUMBER.exec(clause.slice(end));
  const near =
    after &&
    clause
      .slice(end, (end ?? 0) + after.index)
      .trim()
      .split(/\s+/).length <= 3;
  return end === undefined || !after || !near ? "" : clause.slice(end + after.index);
};

const classesOf = (text: string): string[] => CLASSES.flatMap(([name, found]) => (found.test(text) ? [name] : []));
const onlyKnown = (limit: string): string => CLASSES.reduce((rest, [, found]) => rest.replace(found, " "), limit);

/** Whether one text has all the limits that another states of the same thing; by words, or by class across languages. */
const keeps = (said: string, source: string, related: boolean): boolean => {
  const words = contentOf(withoutQuantities(said));
  const classes = new Set(classesOf(said));
  return clausesOf(source).every((clause) => {
    const limit = limitOf(clause);
    const about = contentOf(clause);
    if (related && ![...about].some((word) => words.has(word)) && !sharesNumber(said, clause)) return true;
    if (!classesOf(clause).every((name) => classes.has(name))) return false;
    return [...contentOf(onlyKnown(withoutQuantities(limit)))].every((word) => words.has(word));
  });
};

const sharesNumber = (one: string, other: string): boolean => {
  const values = new Set(quantitiesIn(one).map(({ value }) => value));
  return quantitiesIn(other).some(({ value }) => values.has(value));
};

/** True when a claim keeps the conditions of the fact's clauses it takes from, and adds none of a known class. */
export const keepsConditions = (claim: string, fact: string): boolean => {
  const known = new Set(classesOf(fact));
  return classesOf(claim).every((name) => known.has(name)) && keeps(claim, fact, true);
};
