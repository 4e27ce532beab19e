/** Where a text may be cut, the best first: after a sentence, after a clause, between two words. */
const CUTS = [/(?<=[.!?])\s+|(?<=[。！？])/gu, /(?<=[,;:])\s+|(?<=[，；：、])/gu, /\s+/gu];

/** The cut nearest to the middle; null where there is none. */
function nearest(text: string, cuts: RegExp): number | null {
  const places = [...text.matchAll(cuts)].map(({ index }) => index).filter((at) => at > 0 && at < text.length);
  const off = (at: number) => Math.abs(at - text.length / 2);
  return places.toSorted((a, b) => off(a) - off(b))[0] ?? null;
}

/** A text in two: at the sentence, clause or word that is nearest to its middle; a text of one word in its middle. */
export function halves(text: string): [string, string] {
  const whole = text.trim();
  const letters = [...whole];
  const middle = letters.slice(0, Math.ceil(letters.length / 2)).join("").length;
  const at = CUTS.map((cuts) => nearest(whole, cuts)).find((one) => one !== null) ?? middle;
  return [whole.slice(0, at).trim(), whole.slice(at).trim()];
}
