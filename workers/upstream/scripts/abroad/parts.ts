import { measuredAt } from "./amounts.ts";
import { keepsNumbers } from "./numbers.ts";
import { nounPhrase } from "./phrase.ts";
import { keyOf } from "./table.ts";
import { INGREDIENTS } from "./terms-care.ts";
import { termAt } from "./terms.ts";

/** Where a sentence denies, compares or limits, a part of it may say another thing than all of it. */
const GUARDED =
  /\b(?:not|no|never|without|than|unlike|instead|except|optional|separately|requires?|needs?|if|unless|cannot|replaces?)\b|n['’]t\b/i;
/** What an amount is only a bound or a part of. */
const BOUND = /^(?:to|from|than|over|under|least|most|about|around|nearly|approximately|between|and|or|every|each|per|[-–])$/i;
const LONGEST = 5;
const MOST = 2;

const bare = (word: string): string => word.replace(/[.,;:!?]+$/u, "");
/** An amount with its unit, or what is built in: a number alone counts nothing ("GTX 1050 graphics card"). */
const opens = (words: readonly string[]): boolean => measuredAt(words.join(" ")) !== null || /^built-in$/i.test(words[0] ?? "");

/** The longest noun phrase that begins at a word and is known whole, and ends on a noun that is counted; null where none is. */
function phraseAt(words: readonly string[], at: number, thing: string): string | null {
  for (let size = Math.min(LONGEST, words.length - at); size > 1; size -= 1) {
    const part = words.slice(at, at + size);
    if (part.slice(0, -1).some((word) => bare(word) !== word)) continue;
    const text = part.map(bare).join(" ");
    const last = [2, 1].flatMap((n) => termAt(text.split(" ").slice(-n), thing) ?? []).find((term) => term.size >= 1);
    const zh = last && last.term.measure !== null ? nounPhrase(text, thing, false) : null;
    if (zh !== null && keepsNumbers(zh, text) && /\p{Script=Han}$/u.test(zh)) return zh;
  }
  return null;
}

/** What is smelled, and not in it. */
const SCENT = /\b(?:scents?|scented|fragrances?|aromas?|notes?|perfume|cologne|smells?)\b/i;
const NAMES = new Map(INGREDIENTS);
const MOST_WORDS = 4;

/** The ingredient at the beginning of these words, and how many of them it takes. */
function ingredientAt(words: readonly string[]): { zh: string; size: number } | null {
  for (let size = Math.min(MOST_WORDS, words.length); size > 0; size -= 1) {
    const zh = NAMES.get(keyOf(bare(words.slice(0, size).join(" "))))?.zh;
    if (zh !== undefined) return { zh, size };
  }
  return null;
}

/** Ingredients beside each other, from the first word on: "bergamot, cardamom and amber". */
function listAt(words: readonly string[]): string[] {
  const found = ingredientAt(words);
  if (!found) return [];
  const [next = "", ...more] = words.slice(found.size);
  const joined = /^(?:and|&)$/i.test(next);
  const goesOn = joined || (words[found.size - 1] ?? "").endsWith(",");
  return [found.zh, ...(goesOn ? listAt(joined ? more : [next, ...more]) : [])];
}

/** What a sentence lists of ingredients or notes of a scent, the longest list; empty where it lists fewer than two. */
function ingredientsIn(text: string, thing: string): string[] {
  const words = text.split(" ");
  const longest = words.map((_, at) => listAt(words.slice(at))).toSorted((a, b) => b.length - a.length)[0] ?? [];
  const unique = [...new Set(longest)].slice(0, MOST_LISTED);
  return unique.length < 2 ? [] : [SCENT.test(`${text} ${thing}`) ? `${unique.join("、")}香调` : `含${unique.join("、")}`];
}
const MOST_LISTED = 4;

/**
 * What of an English sentence can be said in Chinese where all of it cannot: its amounts with what they are of ("Thanks to the
 * improved 5020mAh battery, …": 5020毫安时电池), and what is built in. None where the sentence denies or compares.
 */
export function chineseParts(fact: string, thing = ""): string[] {
  const text = fact.replace(/[™®]/g, "").replace(/\s+/g, " ").trim();
  if (GUARDED.test(text)) return [];
  const words = text.split(" ");
  const found = words.flatMap((_, at) =>
    opens(words.slice(at, at + 3)) && !BOUND.test(bare(words[at - 1] ?? "")) ? (phraseAt(words, at, thing) ?? []) : [],
  );
  return [...new Set([...found, ...ingredientsIn(text, thing)])].slice(0, MOST);
}
