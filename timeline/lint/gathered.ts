import { TEXT_ROLES } from "./role.ts";
import type { Mattering } from "./covered.ts";
import type { Finding } from "./lint.ts";

export type CoveredFinding = Extract<Finding, { rule: "covered" }>;
const ORDER: readonly Mattering[] = ["price", "call", "face", ...TEXT_ROLES.filter((one) => one === "caption" || one === "text")];

/** What of one kind is covered: by time, and the one that is furthest under the application. */
export interface CoveredKind {
  role: Mattering;
  all: CoveredFinding[];
  worst: CoveredFinding;
}

/** Findings of elements, by what they are to whoever sees the ad: what matters most first. */
export const coveredKinds = (found: readonly Finding[]): CoveredKind[] =>
  ORDER.flatMap((role) => {
    const all = found.flatMap((one) => (one.rule === "covered" && one.role === role ? [one] : []));
    const [worst] = all.toSorted((a, b) => b.by - a.by);
    return worst ? [{ role, all, worst }] : [];
  });
