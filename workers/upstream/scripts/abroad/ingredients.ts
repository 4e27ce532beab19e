import { keyOf } from "./table.ts";
import { INGREDIENTS } from "./terms-care.ts";

/** What is smelled, and not in it. */
const SCENT = /\b(?:scents?|scented|fragrances?|aromas?|notes?|accords?|incense|oakmoss|base of|perfume|cologne|smells?)\b/i;
const NAMES = new Map(INGREDIENTS);
const MOST_WORDS = 4;
const MOST_LISTED = 4;

const bare = (word: string): string => word.replace(/[.,;:!?]+$/u, "");
const isAnd = (word: string): boolean => /^(?:and|&)$/i.test(word);

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
  const rest = words.slice(found.size);
  const joined = isAnd(rest[0] ?? "");
  const goesOn = joined || (words[found.size - 1] ?? "").endsWith(",");
  return [found.zh, ...(goesOn ? listAt(joined ? rest.slice(1) : rest) : [])];
}

/** The longest list of ingredients, or of notes of a scent, in an English sentence, in Chinese; empty where it lists fewer than two. */
export function ingredientsIn(text: string, thing: string): string[] {
  const words = text.split(" ");
  const longest = words.map((_, at) => listAt(words.slice(at))).toSorted((a, b) => b.length - a.length)[0] ?? [];
  const listed = [...new Set(longest)].slice(0, MOST_LISTED).join("、");
  return !listed.includes("、") ? [] : [SCENT.test(`${text} ${thing}`) ? `${listed}香调` : `含${listed}`];
}
