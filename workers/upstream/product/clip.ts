/** Cuts at a word where there is one near the end. */
export function clip(text: string, max: number): string {
  const symbols = [...text.trim()];
  if (symbols.length <= max) return text.trim();
  const cut = symbols.slice(0, max).join("");
  const space = cut.lastIndexOf(" ");
  return space > cut.length * 0.7 ? cut.slice(0, space) : cut;
}

/** Prose cut at the end of a sentence or a line where one is near, else at a word. */
export function clipProse(text: string, max: number): string {
  const cut = clip(text, max);
  if (cut === text.trim()) return cut;
  const ends = [...cut.matchAll(/[。！？]|[.!?]["”’)]?(?=\s)|(?=\n)/gu)].map((end) => end.index + end[0].length);
  const last = ends.at(-1) ?? 0;
  return last > cut.length * 0.7 ? cut.slice(0, last) : cut;
}
