import type { Point } from "./face.ts";
import { INNER_LOWER_LIP, INNER_UPPER_LIP, LOWER_LIP_BODY, MOUTH_CORNERS } from "./landmarks.ts";
import { type Color, colorAt, lumaOf, skinOf, typical } from "./palette.ts";
import type { Canvas } from "./warp.ts";

/** How far from where the mesh has it an edge is looked for, and a corner: in widths of the mouth. */
const [AROUND, BEYOND] = [0.075, 0.14] as const;
/** Of the redness of lips and skin, a tooth has less than this; of a lip's brightness, the dark of a mouth. */
const [RED, DARK] = [0.5, 0.5] as const;
/** Pixels in a row that are lip: fewer are a spot of light on a tooth. */
const IN_A_ROW = 3;
/** Skin beside a corner, in widths of the mouth. */
const JOINT = 0.03;

const redness = ([red, green]: Color): number => (red + 1) / (green + 1) - 1;
const moved = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];
const between = ([x, y]: Point, [u, v]: Point): Point => [(x + u) / 2, (y + v) / 2];
const at = (mesh: readonly Point[], index: number): Point => mesh[index] ?? [0, 0];

/** How far what `isInside` goes on from a place, up to `most` pixels; null: further than that. */
function reach(from: Point, way: Point, most: number, isInside: (place: Point) => boolean): number | null {
  let outside = 0;
  for (let by = 0; by < most + IN_A_ROW; by += 1) {
    outside = isInside(moved(from, way, by)) ? 0 : outside + 1;
    if (outside === IN_A_ROW) return by - IN_A_ROW + 1;
  }
  return null;
}

/** Each number with its neighbors: first without what stands out alone, then evened. */
function evened(numbers: readonly number[]): number[] {
  const around = (of: readonly number[], index: number): number[] => [index - 1, index, index + 1].map((one) => of[one] ?? of[index] ?? 0);
  const median = numbers.map((_, index) => around(numbers, index).toSorted((a, b) => a - b)[1] ?? 0);
  return median.map((_, index) => around(median, index).reduce((sum, value) => sum + value, 0) / 3);
}

/**
 * The mesh of a photo with its mouth open, whose lips end where teeth and the dark begin in the picture: the mesh is beside that
 * by up to a whole lip where somebody smiles, and ends before the corners.
 */
export function withTrueEdges(canvas: Canvas, mesh: readonly Point[]): Point[] {
  const [left, right] = [at(mesh, MOUTH_CORNERS[0]), at(mesh, MOUTH_CORNERS[1])];
  const width = Math.hypot(right[0] - left[0], right[1] - left[1]);
  const along: Point = [(right[0] - left[0]) / width, (right[1] - left[1]) / width];
  const across: Point = [-along[1], along[0]];
  const lip = typical(LOWER_LIP_BODY.map((index) => colorAt(canvas, at(mesh, index))));
  const red = Math.min(redness(lip), redness(skinOf(canvas, mesh)));
  const isInside = (place: Point): boolean => {
    const color = colorAt(canvas, place);
    return lumaOf(color) < lumaOf(lip) * DARK || redness(color) < red * RED;
  };
  const points = [...mesh];
  const pairs = INNER_UPPER_LIP.slice(1, -1).map((upper, index) => [upper, INNER_LOWER_LIP[index + 1] ?? upper] as const);
  for (const side of [0, 1] as const) {
    const way: Point = side === 0 ? [-across[0], -across[1]] : across;
    const offsets = pairs.map((pair) => {
      const [edge, middle] = [at(mesh, pair[side]), between(at(mesh, pair[0]), at(mesh, pair[1]))];
      const half = Math.hypot(edge[0] - middle[0], edge[1] - middle[1]);
      const found = reach(middle, way, half + width * AROUND, isInside);
      return found === null || found < half - width * AROUND ? 0 : found - half;
    });
    for (const [index, by] of evened(offsets).entries()) {
      const point = pairs[index]?.[side] ?? 0;
      points[point] = moved(at(mesh, point), way, by);
    }
  }
  const ends = [
    { inner: INNER_UPPER_LIP[0] ?? 78, outer: MOUTH_CORNERS[0], way: [-along[0], -along[1]] as const },
    { inner: INNER_UPPER_LIP.at(-1) ?? 308, outer: MOUTH_CORNERS[1], way: along },
  ];
  for (const { inner, outer, way } of ends) {
    const beyond = reach(at(mesh, inner), way, width * BEYOND, isInside) ?? 0;
    const corner = moved(at(mesh, inner), way, beyond);
    const joint = moved(corner, way, width * JOINT);
    points[inner] = corner;
    const isFurther = (joint[0] - at(mesh, outer)[0]) * way[0] + (joint[1] - at(mesh, outer)[1]) * way[1] > 0;
    if (isFurther) points[outer] = joint;
  }
  return points;
}
