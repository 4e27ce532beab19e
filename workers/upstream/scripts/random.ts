/** Numbers from 0 up to 1, the same for the same seed (splitmix32). */
export type Random = () => number;

/** A generator of its own for a seed. */
export const randomFrom = (seed: number): Random => {
  let state = Math.trunc(seed) | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
  };
};

/** A number for a text, to give each product its own course under the same seed (FNV-1a). */
export const seedOf = (text: string): number =>
  Array.from(text).reduce((hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);

/**
 * The half of the sentences whose turn it is under a seed; the next seed has the other half, so that
 * "regenerate" does not say the same again. All of them where one half would be empty.
 */
export const turned = <T extends { source: string }>(lines: readonly T[], seed: number): T[] => {
  const half = lines.filter((line) => ((seedOf(line.source) + seed) & 1) === 0);
  return half.length > 0 ? half : [...lines];
};

export const pick = <T>(list: readonly T[], random: Random): T | undefined => list[Math.floor(random() * list.length)];

export const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
