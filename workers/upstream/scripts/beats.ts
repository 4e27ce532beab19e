import type { ClipRole } from "../../../trpc/contract/script.ts";
import { isProof, type Candidate } from "./angles.ts";
import type { Brief } from "./brief.ts";
import type { Point } from "./facts/point.ts";

/** A clip in the making. */
export type Beat = Candidate & { role: ClipRole; /** Says a fact that was stated before. */ again?: boolean };

/** What a script may be made of. */
export type Material = {
  hook: Candidate;
  problems: Candidate[];
  reveals: Candidate[];
  points: Point[];
  offers: Point[];
  closers: Candidate[];
  calls: Candidate[];
  /** What can be said of each point under this seed. */
  sayings: ReadonlyMap<Point, Candidate[]>;
};

const wordsOf = ({ language }: Brief, point: Point): string =>
  Object.values(point[language] ?? {})
    .join(" ")
    .toLowerCase();

const isQuote = (point: Point): boolean => point.kind === "quote" || point.kind === "note";

/** True when a sentence of the page holds the number that a point is about. */
const sharesNumber = (brief: Brief, one: Point, other: Point): boolean => {
  if (isQuote(one) === isQuote(other)) return false;
  const [quote, point] = isQuote(one) ? [one, other] : [other, one];
  const numbers = wordsOf(brief, point).match(/\d{2,}/g) ?? [];
  return numbers.some((number) => wordsOf(brief, quote).includes(number));
};

/** A weight and a load of the same kilos, or a detail that is already in a quoted sentence, are one thing said twice. */
export const saysAgain = (brief: Brief, point: Point, said: readonly Point[]): boolean => {
  const words = wordsOf(brief, point);
  return said.some((other) => {
    const known = wordsOf(brief, other);
    const within = words.length > 3 && known.length > 3 && (known.includes(words) || words.includes(known));
    return within || sharesNumber(brief, point, other);
  });
};

/** The part that a point plays. */
export const roleOf = (point: Point): ClipRole => (isProof(point) || point.kind === "warranty" ? "proof" : "benefit");
