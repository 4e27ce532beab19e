/** Choices by factor: `{ ratio: ["9:16", "1:1"], language: ["en", "zh"] }`. */
export type Factors = Readonly<Record<string, readonly string[]>>;
export type Choice<F extends Factors> = { readonly [K in keyof F]: F[K][number] };

const pairsOf = (choice: Readonly<Record<string, string>>): string[] => {
  const parts = Object.entries(choice).map(([name, value]) => `${name}=${value}`);
  return parts.flatMap((a, i) => parts.slice(i + 1).map((b) => `${a}&${b}`));
};

/** All values of a factor, those that were used least first. */
function leastUsed(values: readonly string[], used: ReadonlyMap<string, number>): string[] {
  return values.toSorted((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0));
}

/**
 * Choices that meet as many new pairs of values as they can, greedily: each begins with the value of the first factor that
 * was used least. It ends when all pairs were met, or after `most`. The same input gives the same choices.
 */
export function pairwise<F extends Factors>(factors: F, most = Number.POSITIVE_INFINITY): Choice<F>[] {
  const met = new Set<string>();
  const used = new Map<string, Map<string, number>>(Object.keys(factors).map((name) => [name, new Map()]));
  const total = pairTotal(factors);
  const chosen: Choice<F>[] = [];
  while (chosen.length < most && met.size < total) {
    const choice: Record<string, string> = {};
    for (const [name, values] of Object.entries(factors)) {
      const fresh = (value: string) => pairsOf({ ...choice, [name]: value }).filter((pair) => !met.has(pair)).length;
      const [best] = leastUsed(values, used.get(name) ?? new Map()).toSorted((a, b) => fresh(b) - fresh(a));
      if (best !== undefined) choice[name] = best;
    }
    const pairs = pairsOf(choice);
    if (pairs.every((pair) => met.has(pair))) Object.assign(choice, missing(factors, met));
    for (const pair of pairsOf(choice)) met.add(pair);
    for (const [name, value] of Object.entries(choice)) used.get(name)?.set(value, (used.get(name)?.get(value) ?? 0) + 1);
    chosen.push(choice as Choice<F>);
  }
  return chosen;
}

function pairTotal(factors: Factors): number {
  const sizes = Object.values(factors).map((values) => values.length);
  return sizes.flatMap((a, i) => sizes.slice(i + 1).map((b) => a * b)).reduce((sum, n) => sum + n, 0);
}

/** The first pair that was not met. */
function missing(factors: Factors, met: ReadonlySet<string>): Record<string, string> {
  const names = Object.entries(factors);
  for (const [i, [a, left]] of names.entries())
    for (const [b, right] of names.slice(i + 1))
      for (const x of left) for (const y of right) if (!met.has(`${a}=${x}&${b}=${y}`)) return { [a]: x, [b]: y };
  return {};
}
