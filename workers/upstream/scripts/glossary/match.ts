/** One row found in a text: where, how long, and which of the row's spellings. */
export type Match<Row> = { row: Row; index: number; length: number };

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const isCjk = (text: string): boolean => /\p{Script=Han}/u.test(text);

const spellings = (row: readonly [string, string, string?]): string[] => {
  const [en, zh, also = ""] = row;
  const plain = en.replace(/\*$/, "").replace(/^an? /, "");
  return [plain, zh, ...also.split("|")].filter((word) => word !== "");
};

/** Latin and Cyrillic words end where letters end, plurals allowed; Chinese has no such ends. */
const pattern = (word: string): string =>
  isCjk(word) ? escape(word) : `(?<![\\p{L}\\p{N}/-])${escape(word)}(?:s|es|en|n)?(?![\\p{L}/])`;

/**
 * Builds a finder for a table: all rows in a text, longest spelling first, none inside another,
 * in the order of the text.
 */
export const finder = <Row extends readonly [string, string, string?]>(rows: readonly Row[]) => {
  const rowOf = new Map<string, Row>();
  for (const row of rows) for (const word of spellings(row)) if (!rowOf.has(word.toLowerCase())) rowOf.set(word.toLowerCase(), row);
  const words = [...rowOf.keys()].toSorted((a, b) => b.length - a.length);
  const expression = new RegExp(words.map((word) => `(${pattern(word)})`).join("|"), "giu");
  return (text: string): Match<Row>[] =>
    [...text.matchAll(expression)].flatMap((match) => {
      const word = words[match.slice(1).findIndex((group) => group !== undefined)];
      const row = word === undefined ? undefined : rowOf.get(word);
      return row ? [{ row, index: match.index, length: match[0].length }] : [];
    });
};
