/** One row found in a text: where, how long, and which of the row's spellings. */
export type Match<Row> = { row: Row; index: number; length: number };

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const isCjk = (text: string): boolean => /\p{Script=Han}/u.test(text);

const spellings = (row: readonly [string, string, string?]): string[] => {
  const [en, zh, also = ""] = row;
  const plain = en.replace(/\*$/, "").replace(/^an? /, "");
  return [plain, zh, ...also.split("|")].filter((word) => word !== "");
};

const ENDINGS = ["", "s", "es", "en", "n"] as const;

/** The shortest word that takes a plural in n. */
const SHORTEST_IN_N = 4;

const joined = (list: readonly string[]): string => (list.length === 0 ? "(?!)" : list.map(escape).join("|"));

/** Latin and Cyrillic words end where letters end, plurals allowed; Chinese has no such ends. */
const expressionFor = (words: readonly string[]): RegExp => {
  const spelled = joined(words.filter((word) => !isCjk(word)));
  return new RegExp(`${joined(words.filter(isCjk))}|(?<![\\p{L}\\p{N}/-])(?:${spelled})(?:s|es|en|n)?(?![\\p{L}/])`, "giu");
};

/**
 * Builds a finder for a table: all rows in a text, longest spelling first, none inside another,
 * in the order of the text.
 */
export const finder = <Row extends readonly [string, string, string?]>(rows: readonly Row[]) => {
  const rowOf = new Map<string, Row>();
  for (const row of rows) for (const word of spellings(row)) if (!rowOf.has(word.toLowerCase())) rowOf.set(word.toLowerCase(), row);
  const expression = expressionFor([...rowOf.keys()].toSorted((a, b) => b.length - a.length));
  const rowFor = (found: string): Row | undefined => {
    const ending = ENDINGS.find((end) => {
      const stem = found.slice(0, found.length - end.length);
      // "Skin" is no plural of "ski".
      return found.endsWith(end) && rowOf.has(stem) && (!end.endsWith("n") || stem.length >= SHORTEST_IN_N);
    });
    return ending === undefined ? undefined : rowOf.get(found.slice(0, found.length - ending.length));
  };
  return (text: string): Match<Row>[] =>
    [...text.matchAll(expression)].flatMap((match) => {
      const row = rowFor(match[0].toLowerCase());
      return row ? [{ row, index: match.index, length: match[0].length }] : [];
    });
};
