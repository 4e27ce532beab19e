import type { AdBrief } from "../brief.ts";

/** A leading colour, and the one that jumps out of it. */
export interface Pair {
  readonly main: string;
  readonly pop: string;
}

/** For things that are black, white or silver: pairs that a brand could have chosen, all far from each other. */
const PAIRS: readonly Pair[] = [
  { main: "#2447d8", pop: "#ffd23f" },
  { main: "#155239", pop: "#f7b6cf" },
  { main: "#c9361c", pop: "#ffe39a" },
  { main: "#4b2aa8", pop: "#c8f04a" },
  { main: "#0c5a68", pop: "#ff9468" },
  { main: "#701636", pop: "#ffb9a6" },
  { main: "#2e3b4e", pop: "#5fe0c0" },
  { main: "#8a4b12", pop: "#9fd8ff" },
];

const sum = (text: string): number => [...text].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

/** The same for all things of a brand, whichever it is. */
export function neutralPair({ product: { brand, name } }: AdBrief): Pair {
  return PAIRS[sum(brand.trim().toLowerCase() || name) % PAIRS.length] ?? { main: "#2447d8", pop: "#ffd23f" };
}

/** One of several, the same for all things of a brand. */
export const byBrand = <T>({ product: { brand, name } }: AdBrief, from: readonly [T, ...T[]]): T =>
  from[sum(brand.trim().toLowerCase() || name) % from.length] ?? from[0];
