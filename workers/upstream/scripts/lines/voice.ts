import type { ScriptLanguage } from "../../../../trpc/contract/product.ts";
import { ownNameIn } from "../text/foreign-words.ts";
import { headlineFits, headlineFor } from "../text/headline.ts";
import type { Thing } from "../text/thing.ts";

/** The words that sentences may use for the product; a word that is missing rules its sentences out. */
export type Voice = Readonly<Record<string, string>>;

/** Words that take no article: one does not buy "a jerky". */
const MASS =
  /(food|jerky|coffee|tea|chocolate|honey|floss|oil|wine|beer|juice|rice|pasta|seafood|candy|cereal|software|packaging|paint|glue|paper|powder|water|detergent|underwear|polish|dye|whiskey|denim)$/;

const article = (word: string): string =>
  /^[aeiou]/i.test(word) && !/^(uni|use|eu)/i.test(word) ? "an" : /^(LED|SSD|MP3|X)/.test(word) ? "an" : "a";

const VERBS: readonly (readonly [key: string, one: string, many: string])[] = [
  ["is", "is", "are"],
  ["has", "has", "have"],
  ["comes", "comes", "come"],
  ["goes", "goes", "go"],
  ["weigh", "weighs", "weigh"],
  ["takes", "takes", "take"],
  ["seat", "seats", "seat"],
  ["connect", "connects", "connect"],
  ["works", "works", "work"],
  ["listen", "listens", "listen"],
  ["fold", "folds", "fold"],
  ["roll", "rolls", "roll"],
  ["cost", "costs", "cost"],
  ["stays", "stays", "stay"],
  ["it's", "it's", "they're"],
  ["it", "it", "they"],
  ["them", "it", "them"],
];

/** "Warm-Up Pant": a shop's singular of what English only has in the plural. */
const inSingular = (name: string, thing: string): boolean => {
  const [said, known] = [name, thing].map((words) => words.toLowerCase().split(" ").at(-1) ?? "");
  return known !== undefined && known.endsWith("s") && said === known.slice(0, -1);
};

const english = (name: string, thing: Thing | null): Voice => {
  const plural = (thing?.plural ?? false) && !inSingular(name, thing?.en ?? "");
  const verbs = Object.fromEntries(VERBS.map(([key, one, many]) => [key, plural ? many : one]));
  // A name that nobody knows takes its article where it is a model's.
  const bare = thing === null ? !/\d/.test(name) : thing.category === "books" || MASS.test(thing.en);
  const the = bare || /^(the|my|our) /i.test(name) ? "" : "the ";
  const isThing = thing !== null && name.toLowerCase() === thing.en.toLowerCase();
  const things: Record<string, string> = thing
    ? {
        thing: thing.en,
        // "Looking for a dog seat? Here is this dog seat": where it has no other name, it is not said twice.
        ...(isThing || name.toLowerCase().includes(thing.en.toLowerCase())
          ? {}
          : { "a thing": plural || MASS.test(thing.en) ? thing.en : `${article(thing.en)} ${thing.en}` }),
        "this thing": `${plural ? "these" : "this"} ${thing.en}`,
      }
    : {};
  // Where no name is known it is called what it is.
  const called = isThing ? (things["this thing"] ?? name) : `${the}${name}`;
  return { ...verbs, ...things, name, "the name": called };
};

/** More letters, and no model among them, are no headline. */
const MOST_LETTERS = 40;
const isLong = (name: string): boolean => name.length > MOST_LETTERS && !/\d/.test(name);

/** The name in few enough words to be shown: whole, else without its brand, else brand and thing. */
const shownName = (name: string, thing: Thing | null, brand: string, language: ScriptLanguage): string => {
  const unbranded = brand !== "" && name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name;
  const fitting = [name, unbranded].find((text) => headlineFits(text, language) && !(thing && isLong(text)));
  if (fitting !== undefined) return fitting;
  if (thing) {
    const called = (own: string): string => [own, thing[language]].filter((word) => word !== "").join(" ");
    const own = called(brand || ownNameIn(name, thing));
    return headlineFits(own, language) ? own : called(brand);
  }
  return /\p{Script=Han}/u.test(name) ? headlineFor(name, language) : name.split(" ").slice(0, 4).join(" ");
};

/** How many of a thing are sold in one: of pens their number, of what comes in boxes or rolls theirs. */
export type Pack = { count: number; unit: "支" | "盒" | "卷" };
const UNITS_EN = { 支: "", 盒: "boxes", 卷: "rolls" } as const;

/** "Gel pen" of several: only what is counted one by one, and written with an s. */
const manyOf = (name: string): string => (/[^s]$/iu.test(name) ? `${name}s` : name);

/** A pack by its number: "20 M&G pencils", "the Ultra Soft Tissue, 18 boxes", "20支晨光铅笔". */
const packed = (voice: Voice, language: ScriptLanguage, { count, unit }: Pack): Voice => {
  const name = voice["name"] ?? "";
  if (language === "zh") return { ...voice, "the name": `${count}${unit}${name}`, this: `这${count}${unit}` };
  if (UNITS_EN[unit] !== "") return { ...voice, "the name": `${voice["the name"] ?? name}, ${count} ${UNITS_EN[unit]}` };
  const all = `${count} ${manyOf(name)}`;
  return {
    ...voice,
    ...Object.fromEntries(VERBS.map(([key, , many]) => [key, many])),
    "the name": all,
    "this thing": `these ${all}`,
    shown: all,
  };
};

/** The voice of one product in one language; `brand` as it is said, empty when there is none. */
export const voiceOf = (language: ScriptLanguage, name: string, thing: Thing | null, brand: string, pack: Pack | null = null): Voice => {
  const voice = ofOne(language, name, thing, brand);
  return pack === null ? voice : packed(voice, language, pack);
};

const ofOne = (language: ScriptLanguage, name: string, thing: Thing | null, brand: string): Voice => {
  const shown = { shown: shownName(name, thing, brand, language) };
  if (language === "en") return { ...english(name, thing), ...shown };
  // "给你看看教材": what has no other name is called this one.
  const called = name === thing?.zh ? `这款${name}` : name;
  return { name, "the name": called, this: "这款", ...(thing ? { thing: thing.zh } : {}), ...shown };
};
