import type { Term } from "./table.ts";
import { termAt } from "./terms.ts";

/** What a thing is compared with: "the size of a 14-inch laptop". */
const COMPARED = /(?:笔记本电脑|平板电脑|手机|电脑)$/u;

/** The counted noun that words end on; null where none is, or where it is the thing itself. */
export function nounAt(words: readonly string[], thing: string): Term | null {
  const last = [2, 1].flatMap((n) => {
    const found = n <= words.length ? termAt(words.slice(-n), thing) : null;
    return found?.size === n ? [found.term] : [];
  })[0];
  const itself = termAt(thing.split(" "), thing)?.term.zh;
  return last && last.measure !== null && last.zh !== itself && !COMPARED.test(last.zh) ? last : null;
}

/** Whether a phrase is one noun with what describes it: "heel cup" is two nouns, and no cup. */
export const isOneNoun = (words: readonly string[], thing: string): boolean => {
  const term = termAt(words, thing);
  if (!term) return words.length > 1 && isOneNoun(words.slice(1), thing);
  return term.size >= words.length || (term.term.measure === null && isOneNoun(words.slice(term.size), thing));
};
