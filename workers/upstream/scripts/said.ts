import { quantitiesIn, withoutQuantities } from "./support/quantities.ts";
import { normal } from "./support/normal.ts";
import { contentOf, shareOf } from "./support/words.ts";

/** What a fact says, and whose fact it is. */
type Said = { readonly factId: string; readonly statement: string };

/** "Large-capacity" and "Large capacity" are one; "Foldable" is said by "Folds up". */
export const alike = (statement: string): string =>
  statement
    .toLowerCase()
    .replaceAll("-", " ")
    .replace(/\bfoldable\b/g, "fold");

/** How much of what a clause says another must say to stand for it. */
const COVERED = 0.85;
/** A number is of something where more than so many characters of Chinese stand beside it: "容量" and "重" are of the thing. */
const LABEL = 2;

/** "60-minute cordless runtime" and "60 minutes of battery life" say one thing, and so do two words for one fabric. */
const timed = (text: string): string =>
  text
    .replaceAll("涤纶", "聚酯纤维")
    .replace(/(?<=聚酯纤维|锦纶|棉)(?:材质|面料)/gu, "")
    .replace(/(?<=\d)-(minute|hour|day|month)s?\b/giu, " $1s")
    .replace(/\b(?:of )?(?:battery life|(?:cordless |wireless )?run ?time|on battery)\b/giu, "runtime");

const isSaid = (clause: string, said: readonly Said[]): boolean => {
  const text = normal(timed(clause));
  const [words, numbers] = [contentOf(withoutQuantities(text)), quantitiesIn(text)];
  const bare = Array.from(withoutQuantities(text).replace(/[^\p{L}]/gu, "")).length <= LABEL && numbers.length > 0;
  return said.some(({ statement }) => {
    const other = normal(timed(statement));
    const known = quantitiesIn(other);
    const same = numbers.every(({ value, unit }) => known.some((one) => one.value === value && one.unit === unit));
    return (
      same &&
      (bare ? numbers.every(({ unit }) => unit !== "") : words.size > 0 && shareOf(words, contentOf(withoutQuantities(other))) >= COVERED)
    );
  });
};

/** Most words of one entry of an English list: more is a clause that hangs on the one before. */
const ENTRY = 4;

/** The clauses of a Chinese statement and the entries of an English list, each with the comma after it. */
const clausesOf = (statement: string): string[] => {
  if (/\p{Script=Han}/u.test(statement)) return statement.split(/(?<=[，、])/u);
  const entries = statement.split(/(?<=,) /u);
  return entries.every((entry) => entry.split(" ").length <= ENTRY)
    ? entries.map((entry, at) => (at === 0 ? entry : ` ${entry}`))
    : [statement];
};

/** A statement without the clauses that were said before; empty where all of them were. */
export const unsaid = ({ factId, statement }: Said, before: readonly Said[]): string => {
  const others = before.filter((other) => other.factId !== factId);
  const clauses = clausesOf(statement);
  const left = clauses.filter((clause) => !isSaid(clause, others));
  if (left.length === clauses.length) return statement;
  const rest = left
    .join("")
    .replace(/[，、,]$/u, "")
    .trim();
  return rest.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());
};

/** Whether another fact says the same: nearly all of its words, or its numbers and most of its words. */
export const repeats = (item: Said, said: readonly Said[]): boolean => {
  const words = contentOf(normal(timed(item.statement)));
  const numbers = quantitiesIn(normal(timed(item.statement)));
  return said.some((other) => {
    if (other.factId === item.factId) return false;
    const known = quantitiesIn(normal(timed(other.statement)));
    const same =
      numbers.length > 0 &&
      numbers.every(({ value, unit }) => known.some((one) => one.value === value && (one.unit === unit || unit === "" || one.unit === "")));
    return (
      (words.size > 0 && shareOf(words, contentOf(normal(timed(other.statement)))) >= COVERED) ||
      (same && (numbers.length > 1 || shareOf(words, contentOf(normal(timed(other.statement)))) >= 0.5))
    );
  });
};
