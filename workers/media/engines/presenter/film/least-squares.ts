import type { Point } from "../photo/face.ts";

type Three = readonly [number, number, number];

/** The determinant of three columns. */
const determinant = ([a, b, c]: Three, [d, e, f]: Three, [g, h, i]: Three): number =>
  a * (e * i - f * h) - d * (b * i - c * h) + g * (b * f - c * e);

interface Row {
  readonly of: Three;
  readonly is: number;
  readonly weight: number;
}

/** The three factors by which rows are nearest to what they are to be. null: the rows do not tell them apart. */
export function nearestFactors(rows: readonly Row[]): Three | null {
  const sum = (value: (row: Row) => number): number => rows.reduce((all, row) => all + value(row) * row.weight, 0);
  const column = (j: 0 | 1 | 2): Three => [sum(({ of }) => of[0] * of[j]), sum(({ of }) => of[1] * of[j]), sum(({ of }) => of[2] * of[j])];
  const [x, y, z] = [column(0), column(1), column(2)];
  const to: Three = [sum(({ of, is }) => of[0] * is), sum(({ of, is }) => of[1] * is), sum(({ of, is }) => of[2] * is)];
  const all = determinant(x, y, z);
  if (Math.abs(all) < 1e-9) return null;
  return [determinant(to, y, z) / all, determinant(x, to, z) / all, determinant(x, y, to) / all];
}

/** x and y of a place, each by three factors: of one, of x and of y. */
export type Affine = readonly [Three, Three];

export const placedBy = ([fx, fy]: Affine, [x, y]: Point): Point => [fx[0] + fx[1] * x + fx[2] * y, fy[0] + fy[1] * x + fy[2] * y];

/** What puts places nearest to where they are to be. */
export function affineBetween(pairs: readonly { from: Point; to: Point; weight: number }[]): Affine {
  const factors = (axis: 0 | 1): Three | null =>
    nearestFactors(pairs.map(({ from, to, weight }) => ({ of: [1, from[0], from[1]] as const, is: to[axis], weight })));
  return [factors(0) ?? [0, 1, 0], factors(1) ?? [0, 0, 1]];
}
