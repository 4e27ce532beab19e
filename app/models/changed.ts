/** A piece of a text that was written anew: in both, only in the new one, or only in the old one. */
export interface Piece {
  readonly text: string;
  readonly is: "same" | "new" | "gone";
}

/** Longer texts are shown whole, the old one and then the new one. */
const MOST_WORDS = 1200;

const wordsOf = (text: string): string[] => text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+|\s+/gu) ?? [];

/** How long the longest common run of words is from each pair of places on. */
function commonFrom(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [row, below] = [rows[i], rows[i + 1]];
      if (!row || !below) continue;
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
}

/** What was changed from one text to another, word by word, Chinese by the character. */
export function changed(before: string, after: string): Piece[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  if (a.length > MOST_WORDS || b.length > MOST_WORDS)
    return [
      { text: before, is: "gone" },
      { text: after, is: "new" },
    ];
  const common = commonFrom(a, b);
  const pieces: { text: string; is: Piece["is"] }[] = [];
  const add = (text: string, is: Piece["is"]) => {
    const last = pieces.at(-1);
    if (last?.is === is) last.text += text;
    else pieces.push({ text, is });
  };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      add(a[i] ?? "", "same");
      i += 1;
      j += 1;
    } else if (i < a.length && (j >= b.length || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      add(a[i] ?? "", "gone");
      i += 1;
    } else {
      add(b[j] ?? "", "new");
      j += 1;
    }
  }
  return pieces;
}
