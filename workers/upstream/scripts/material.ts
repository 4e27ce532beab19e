import type { ScriptAngle } from "../../../trpc/contract/script.ts";
import { briefest, isOffer, isThin, linesFor, plainLines } from "./angles.ts";
import type { Candidate } from "./candidate.ts";
import type { Brief } from "./brief.ts";
import { BANKS } from "./lines/bank.ts";
import { turned } from "./random.ts";

/** What stands around the facts of a script. */
export type Material = {
  problems: Candidate[];
  names: Candidate[];
  prices: Candidate[];
  /** The price alone, for few words. */
  briefPrices: Candidate[];
  closers: Candidate[];
  calls: Candidate[];
  /** Calls that follow a price in the same breath. */
  briefCalls: readonly string[];
};

const PROBLEMS: ReadonlySet<ScriptAngle> = new Set(["problem-solution", "story"]);

/** Those that stand nowhere else, where there are any. */
const fresh = <T>(lines: readonly T[], used: (line: T) => boolean): T[] => {
  const left = lines.filter((line) => !used(line));
  return left.length > 0 ? left : [...lines];
};

/** The lines that may stand around the facts of this product, the half whose turn it is under the seed; `count`: how many facts are said. */
export const materialFor = (
  brief: Brief,
  { angle, seed, stale }: { angle: ScriptAngle; seed: number; stale: ReadonlySet<string> },
  count: number,
): Material => {
  const bank = BANKS[brief.language];
  const after = { facts: count, price: brief.points.some(isOffer) };
  const prices = brief.points.filter(isOffer);
  const best = prices.filter(({ kind }) => kind === "saving");
  const told = isThin(brief) ? briefest : (lines: Candidate[]): Candidate[] => lines;
  return {
    problems: plainLines(brief, PROBLEMS.has(angle) && !isThin(brief) ? brief.scenes.problems : []),
    names: turned(plainLines(brief, bank.reveals), seed),
    prices: (best.length > 0 ? best : prices).flatMap((point) =>
      told(turned(linesFor(brief, point, bank.points[point.kind], after), seed)),
    ),
    briefPrices: prices.filter(({ kind }) => kind === "price").flatMap((point) => linesFor(brief, point, bank.points[point.kind], after)),
    closers: isThin(brief) ? [] : turned(plainLines(brief, bank.closers, after), seed),
    briefCalls: bank.briefCalls[brief.call],
    calls: turned(
      fresh(plainLines(brief, bank.calls[brief.call], after), ({ source }) => stale.has(source)),
      seed,
    ),
  };
};
