import { measuredAt } from "./amounts.ts";
import { keepsNumbers } from "./numbers.ts";
import { nounPhrase } from "./phrase.ts";
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
  return [...new Set(found)].slice(0, MOST);
}
