import type { ScriptLanguage } from "../../../../trpc/contract/product.ts";
import type { Thing } from "../text/name.ts";

/** The words that sentences may use for the product; a word that is missing rules its sentences out. */
export type Voice = Readonly<Record<string, string>>;

const article = (word: string): string => (/^[aeiou]/i.test(word) && !/^(uni|use|eu)/i.test(word) ? "an" : /^(LED|SSD|MP3|X)/.test(word) ? "an" : "a");

const VERBS: readonly (readonly [key: string, one: string, many: string])[] = [
  ["is", "is", "are"], ["has", "has", "have"], ["comes", "comes", "come"], ["goes", "goes", "go"], ["weigh", "weighs", "weigh"],
  ["takes", "takes", "take"], ["seat", "seats", "seat"], ["connect", "connects", "connect"], ["works", "works", "work"],
  ["listen", "listens", "listen"], ["fold", "folds", "fold"], ["roll", "rolls", "roll"], ["cost", "costs", "cost"],
  ["it", "it", "they"], ["them", "it", "them"],
];

const english = (name: string, thing: Thing | null): Voice => {
  const plural = thing?.plural ?? false;
  const verbs = Object.fromEntries(VERBS.map(([key, one, many]) => [key, plural ? many : one]));
  const the = thing === null || thing.category === "books" || /^(the|my|our) /i.test(name) ? "" : "the ";
  const things: Record<string, string> = thing
    ? { thing: thing.en, "a thing": plural ? thing.en : `${article(thing.en)} ${thing.en}`, "this thing": `${plural ? "these" : "this"} ${thing.en}` }
    : {};
  return { ...verbs, ...things, name, "the name": `${the}${name}` };
};

/** The voice of one product in one language. */
export const voiceOf = (language: ScriptLanguage, name: string, thing: Thing | null): Voice =>
  language === "en" ? english(name, thing) : { name, ...(thing ? { thing: thing.zh } : {}) };
