import type { Point } from "./face.ts";

/** A place of each `u`. */
export type Curve = (u: number) => number;

/** The points that go on to the right. */
function knotsOf(points: readonly Point[]): Point[] {
  const knots: Point[] = [];
  for (const point of points) if (point[0] > (knots.at(-1)?.[0] ?? -Infinity)) knots.push(point);
  return knots;
}

/** What lies between two of them is as `within` says, of the one before, the one after and how far from it; beyond the ends it is level. */
function joined(knots: readonly Point[], within: (index: number, a: Point, b: Point, t: number) => number): Curve {
  const [first = [0, 0], last = first] = [knots[0], knots.at(-1)];
  return (u) => {
    if (u <= first[0]) return first[1];
    if (u >= last[0]) return last[1];
    const index = knots.findIndex(([x]) => x > u);
    const [a = first, b = last] = [knots[index - 1], knots[index]];
    return within(index, a, b, (u - a[0]) / (b[0] - a[0]));
  };
}

/** Straight pieces through points. */
export const linesThrough = (points: readonly Point[]): Curve => joined(knotsOf(points), (_, a, b, t) => a[1] + (b[1] - a[1]) * t);

/** A smooth curve through points. */
export function curveThrough(points: readonly Point[]): Curve {
  const knots = knotsOf(points);
  const slopes = knots.map((_, index) => {
    const [before = [0, 0], after = [0, 0]] = [knots[Math.max(0, index - 1)], knots[Math.min(knots.length - 1, index + 1)]];
    return (after[1] - before[1]) / Math.max(1e-6, after[0] - before[0]);
  });
  return joined(knots, (index, a, b, t) => {
    const wide = b[0] - a[0];
    const [out, into] = [(slopes[index - 1] ?? 0) * wide, (slopes[index] ?? 0) * wide];
    const [t2, t3] = [t * t, t * t * t];
    return (2 * t3 - 3 * t2 + 1) * a[1] + (t3 - 2 * t2 + t) * out + (3 * t2 - 2 * t3) * b[1] + (t3 - t2) * into;
  });
}
