import { findNouns, type Thing } from "./thing.ts";

/** Words of another language in a Chinese name, its brand and the codes of models apart. */
export const foreignWords = (name: string, brand: string): number =>
  name.replace(brand, "").match(/(?<![\p{L}\d-])\p{Script=Latin}[\p{Ll}'’-]+(?![\p{L}\d])/gu)?.length ?? 0;

/** What only describes a thing in English is no name: "Modern Cafe Chair" is a chair. */
const DESCRIBES = new Set(
  "sleeveless spiky modern classic classical vintage retro casual elegant premium basic everyday simple cozy comfy padded knitted strappy boho patched fancy slim skinny loose oversized regular spring summer autumn winter burgundy beige ivory navy khaki black white grey gray red blue green yellow pink brown wooden leather cotton linen wool woollen woolen silk velvet denim suede canvas ceramic rustic nordic folding adjustable portable handmade off shoulder cafe garden kitchen office outdoor indoor men women mens womens ladies kids the new my our".split(
    " ",
  ),
);

/** Whether most foreign words of a Chinese name, its brand's apart, describe the thing. */
export function isDescription(carried: string, brand: string): boolean {
  const words =
    carried
      .replace(brand, "")
      .toLowerCase()
      .match(/\p{Script=Latin}+/gu) ?? [];
  return words.filter((word) => DESCRIBES.has(word)).length * 2 > words.length;
}

/** Whether a name is words in small letters after the first: "Knitted burgundy winter cap". */
export const inSmallLetters = (name: string, brand: string): boolean => {
  const words = name.replace(brand, "").trim().split(/\s+/u).slice(1, -1);
  return words.length > 0 && words.every((word) => /^\p{Ll}/u.test(word));
};

/** What joins the words of a person's name: "Mies van der Rohe". */
const JOINS = /^(?:van|von|der|den|de|del|della|di|da|la|le)$/u;
/** What goes on with these is no name. */
const FUNCTION = /^(?:your|my|our|the|an?|of|to|for|with|in|on)$/u;
/** A Chinese frame holds so many letters of a name, its word for the thing beside it. */
const MOST_LETTERS = 28;

/** "Fruit of the Loom": within a name. */
const isOfThe = (words: readonly string[], at: number): boolean =>
  [at, at - 1].some((from) => /^of the \p{Lu}/u.test(words.slice(from, from + 3).join(" ")));

/** The first words of a text that are a name: none of them describes, each has a capital or is a model's number after one. */
function leadingName(words: readonly string[]): string {
  const isName = (word: string, at: number): boolean =>
    (/^\p{Lu}/u.test(word) && !DESCRIBES.has(word.toLowerCase().replace(/['’]s$/u, ""))) ||
    (at > 0 && (/^\d{1,4}$/.test(word) || JOINS.test(word) || isOfThe(words, at)));
  const end = words.findIndex((word, at) => !isName(word, at));
  // "Build your own computer" is a sentence.
  if (FUNCTION.test(words[end] ?? "")) return "";
  const run = words.slice(0, end < 0 ? undefined : end);
  return run.slice(0, run.findLastIndex((word) => !JOINS.test(word)) + 1).join(" ");
}

/** The first words of a long name, as many as there is room for: "Digital Storm VANQUISH 3". */
function cut(name: string): string {
  const words = name.split(" ");
  const size = words.findLastIndex((_, at) => words.slice(0, at + 1).join(" ").length <= MOST_LETTERS);
  return words.slice(0, size + 1).join(" ");
}

const MOST_WORDS = 3;
/** A name of a few words; more are a description. */
const firstName = (name: string): string => (name.split(" ").length <= MOST_WORDS && name.length <= MOST_LETTERS ? name : "");

/**
 * How an English name calls its thing, before the word for it ("Ludwig Mies van der Rohe" of his table) or else after it
 * ("Meccanica" of "Sleeveless shirt Meccanica"); empty where it only describes the thing.
 */
export function ownNameIn(name: string, { zh }: Thing): string {
  const noun = findNouns(name).findLast(({ row }) => row[1] === zh);
  // "Ruby Shoo Womens Jada T-Bar": what it is stands elsewhere.
  if (!noun) return firstName(leadingName(name.trim().split(/[\s,]+/u)));
  const [before, after] = [name.slice(0, noun.index), name.slice(noun.index + noun.length)].map((part) =>
    leadingName(part.trim().split(/[\s,]+/u)),
  );
  return [before, after].find((called) => called && called.length <= MOST_LETTERS) ?? cut(before ?? "");
}
