type Axes = Record<string, readonly unknown[]>;
type Row<A extends Axes> = { [Name in keyof A]: A[Name][number] };

/** What a row covers, as text: `0=2` the third value of the first axis, and `0=2,1=0` that with the first of the second. */
const pairsIn = (row: readonly number[]): string[] =>
  row.flatMap((value, axis) => [
    `${axis}=${value}`,
    ...row.slice(axis + 1).map((other, after) => `${axis}=${value},${axis + 1 + after}=${other}`),
  ]);

/** All combinations, as positions of their values. */
const combinations = (sizes: readonly number[]): number[][] =>
  sizes.reduce<number[][]>((rows, size) => rows.flatMap((row) => Array.from({ length: size }, (_, value) => [...row, value])), [[]]);

/** Combinations, fewest first, in which any two values of different axes meet: each time the one that holds most pairs not yet seen. */
function covering(sizes: readonly number[]): number[][] {
  const candidates = combinations(sizes).map((row) => ({ row, pairs: pairsIn(row) }));
  const open = new Set(candidates.flatMap(({ pairs }) => pairs));
  const chosen: number[][] = [];
  const gain = ({ pairs }: (typeof candidates)[number]) => pairs.filter((pair) => open.has(pair)).length;
  while (open.size > 0) {
    const best = candidates.reduce((most, one) => (gain(one) > gain(most) ? one : most));
    chosen.push(best.row);
    for (const pair of best.pairs) open.delete(pair);
  }
  return chosen;
}

/**
 * Rows of a test matrix by pairs (a covering array of strength two): any two values of different axes stand together in
 * at least one row, instead of all with all. The same axes give the same rows.
 */
export function byPairs<const A extends Axes>(axes: A): Row<A>[] {
  const names = Object.keys(axes);
  return covering(names.map((name) => axes[name]?.length ?? 0)).map(
    (row) => Object.fromEntries(row.map((value, axis) => [names[axis], axes[names[axis] ?? ""]?.[value]])) as Row<A>,
  );
}
