import type { Point } from "../photo/face.ts";
import { INNER_LOWER_LIP, INNER_UPPER_LIP, MOUTH_CORNERS } from "../photo/landmarks.ts";
import { type Canvas, type Triangle, warp } from "../photo/warp.ts";

/** The inside of a person's own mouth: a frame of theirs in which it is open. */
export interface Inside {
  readonly canvas: Canvas;
  /** Their mesh in the canvas. */
  readonly points: readonly Point[];
  /** How bright the face is in it. */
  readonly light: number;
}

/** Lips that are so far apart, in widths of the mouth, show what is behind them. */
export const SHOWS = 0.1;

const at = (points: readonly Point[], index: number): Point => points[index] ?? [0, 0];
const away = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const towards = (a: Point, b: Point, share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

const mouthWidth = (points: readonly Point[]): number => Math.max(1, away(at(points, MOUTH_CORNERS[0]), at(points, MOUTH_CORNERS[1])));
const MIDDLE = Math.floor(INNER_UPPER_LIP.length / 2);

/** How far the lips of a mesh are apart, in widths of the mouth. */
export const gapOf = (points: readonly Point[]): number =>
  away(at(points, INNER_UPPER_LIP[MIDDLE] ?? 13), at(points, INNER_LOWER_LIP[MIDDLE] ?? 14)) / mouthWidth(points);

/** Strips of triangles between the edges of the two lips. */
const STRIPS: readonly Triangle[] = INNER_UPPER_LIP.slice(0, -1).flatMap((upper, index): Triangle[] => {
  const [next, lower, after] = [INNER_UPPER_LIP[index + 1] ?? upper, INNER_LOWER_LIP[index] ?? upper, INNER_LOWER_LIP[index + 1] ?? upper];
  return [
    [upper, next, lower],
    [next, after, lower],
  ];
});

/**
 * Draws the inside of the mouth between lips that are where `points` says. The upper teeth hang from the upper lip: where
 * the lips are less far apart than in the picture they come from, the lower lip covers the rest of it.
 */
export function drawInside({ canvas, points: own, light }: Inside, target: Canvas, points: readonly Point[], wanted: number): void {
  const by = mouthWidth(own) / mouthWidth(points);
  const from = [...own];
  for (const [index, lower] of INNER_LOWER_LIP.entries()) {
    const upper = INNER_UPPER_LIP[index] ?? lower;
    if (upper === lower) continue;
    const [there, here] = [away(at(own, upper), at(own, lower)), away(at(points, upper), at(points, lower)) * by];
    from[lower] = towards(at(own, upper), at(own, lower), Math.min(1, here / Math.max(1, there)));
  }
  warp(canvas, target, STRIPS, from, points, wanted / light);
}
