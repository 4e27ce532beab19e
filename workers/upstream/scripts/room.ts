import type { ScriptLength } from "../../../trpc/contract/rules/script.ts";
import { isOffer, linesFor, plainLines, type Candidate } from "./angles.ts";
import type { Brief } from "./brief.ts";
import { BANKS } from "./lines/bank.ts";
import { estimatedAdSeconds } from "./text/measure.ts";

/** How near the length of the ad must come to the one asked for, as a share of it. */
export const CLOSE = 0.08;

const shortest = (lines: readonly Candidate[]): Candidate[] => lines.toSorted((a, b) => a.units - b.units).slice(0, 1);

/** The first sentences after which another fact and the call still fit the length; where none leaves so much room, the shortest. */
export function roomy(brief: Brief, hooks: readonly Candidate[], seconds: ScriptLength): Candidate[] {
  const bank = BANKS[brief.language];
  const facts = brief.points.filter((point) => !isOffer(point)).flatMap((point) => linesFor(brief, point, bank.points[point.kind]));
  const call = shortest(plainLines(brief, bank.calls[brief.call]));
  const fitting = hooks.filter((hook) => {
    const others = facts.filter(({ point }) => point?.kind !== hook.point?.kind && point?.factId !== hook.point?.factId);
    return estimatedAdSeconds([hook, ...shortest(others), ...call], brief.language) <= seconds * (1 + CLOSE);
  });
  return fitting.length > 0 ? fitting : shortest(hooks);
}
