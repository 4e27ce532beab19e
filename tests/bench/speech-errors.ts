/** What is counted of a text: words of English, characters of Chinese. */
export const unitsOf = (text: string, language: "en" | "zh"): string[] =>
  language === "en" ? (text.toLowerCase().match(/[a-z0-9']+/g) ?? []) : (text.match(/[\p{Script=Han}\p{N}]|[A-Za-z]+/gu) ?? []);

/** Insertions, deletions and substitutions that make one of the other. */
export function distance(a: readonly string[], b: readonly string[]): number {
  let row = b.map((_, at) => at + 1);
  for (const [i, one] of a.entries()) {
    let [left, corner] = [i + 1, i];
    row = row.map((above, j) => {
      left = Math.min(left + 1, above + 1, corner + Number(one !== b[j]));
      corner = above;
      return left;
    });
  }
  return row.at(-1) ?? a.length;
}
