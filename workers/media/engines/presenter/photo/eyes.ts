import type { Point } from "./face.ts";
import { EYES } from "./landmarks.ts";
import type { Color } from "./palette.ts";

const at = (points: readonly Point[], index: number): Point => points[index] ?? [0, 0];
const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];

/** A mesh with its eyes shut: the upper lid comes down to the lower one, and the fold follows by half. */
export function shut(mesh: readonly Point[]): Point[] {
  const points = [...mesh];
  for (const { upper, lower, fold } of EYES) {
    for (const [index, lid] of upper.entries()) {
      const goal = between(at(points, lid), at(points, lower[index] ?? lid), 0.94);
      const moved = minus(goal, at(points, lid));
      points[lid] = goal;
      const skin = fold[index] ?? lid;
      points[skin] = [at(points, skin)[0] + moved[0] * 0.5, at(points, skin)[1] + moved[1] * 0.5];
    }
  }
  return points;
}

const n = (value: number): string => value.toFixed(1);
const path = (points: readonly Point[]): string => points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${n(x)} ${n(y)}`).join("");

/** The lashes of shut eyes, as SVG of the frame's size. */
export function lashes(points: readonly Point[], size: number, color: Color): string {
  const lines = EYES.map(({ upper, lower }) => {
    const edge = upper.map((lid, index) => between(at(points, lid), at(points, lower[index] ?? lid), 0.5));
    const length = Math.hypot((edge.at(-1)?.[0] ?? 0) - (edge[0]?.[0] ?? 0), (edge.at(-1)?.[1] ?? 0) - (edge[0]?.[1] ?? 0));
    return `<path d="${path(edge)}" fill="none" stroke="rgb(${color.map(Math.round).join(",")})" stroke-opacity=".8" stroke-width="${n(length * 0.07)}" stroke-linecap="round" stroke-linejoin="round" filter="url(#b)"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><filter id="b"><feGaussianBlur stdDeviation="1.2"/></filter>${lines.join("")}</svg>`;
}
