import type { Point } from "./face.ts";
import { INNER_LOWER_LIP, INNER_UPPER_LIP, LOWER_LIP_BODY, MOUTH_CORNERS } from "./landmarks.ts";
import { type Color, colorAt, lumaOf, skinOf, typical } from "./palette.ts";
import type { Canvas } from "./warp.ts";

/** How far from where the mesh has it an edge is looked for, and a corner: in widths of the mouth. */
const [AROUND, BEYOND] = [0.075, 0.14] as const;
/** Of the redness of lips and skin, a tooth has less than this; of a lip's brightness, the dark of a mouth. */
const [RED, DARK] = [0.5, 0.5] as const;
/** Lips that are less red than this have no color to tell them by: the mesh is as it was. */
const COLORED = 0.06;
/** Pixels in a row that are lip: fewer are a spot of light on a tooth. */
const IN_A_ROW = 3;
/** Skin beside a corner, in widths of the mouth. */
const JOINT = 0.03;

const redness = ([red, green]: Color): number => (red + 1) / (green + 1) - 1;
const moved = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];
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

/**
 * How far down the edges of two lips are from where the mesh has them, at one place along the mouth: from the first to the last
 * that is inside, and on from there as far as it goes. Where nothing is, they touch.
 */
function openingAt(
  [upper, lower]: readonly [Point, Point],
  down: Point,
  most: number,
  isInside: (place: Point) => boolean,
): [number, number] {
  const apart = Math.hypot(lower[0] - upper[0], lower[1] - upper[1]);
  const inside = Array.from({ length: Math.floor(apart) + 1 }, (_, by) => by).filter((by) => isInside(moved(upper, down, by)));
  const [first, last] = [inside[0], inside.at(-1)];
  if (first === undefined || last === undefined) return [Math.min(most, apart / 2), -Math.min(most, apart / 2)];
  const above = reach(moved(upper, down, first), [-down[0], -down[1]], first + most, isInside);
  const below = reach(moved(upper, down, last), down, apart - last + most, isInside);
  const [up, low] = [above === null ? 0 : first - above, below === null ? 0 : last + below - apart];
  return [Math.min(most, up), Math.max(-most, low)];
}

/** Each number with its neighbors: first without what stands out alone, then evened. */
function evened(numbers: readonly number[]): number[] {
  const around = (of: readonly number[], index: number): number[] => [index - 1, index, index + 1].map((one) => of[one] ?? of[index] ?? 0);
  const median = numbers.map((_, index) => around(numbers, index).toSorted((a, b) => a - b)[1] ?? 0);
  return median.map((_, index) => around(median, index).reduce((sum, value) => sum + value, 0) / 3);
}

/**
 * The mesh of a photo, whose lips end where teeth and the dark begin in the picture: the mesh is beside that by up to a whole lip
 * where somebody smiles, and has lips apart that touch. `corners`: of a mouth that is open, it ends before its corners.
 */
export function withTrueEdges(canvas: Canvas, mesh: readonly Point[], corners: boolean): Point[] {
  const [left, right] = [at(mesh, MOUTH_CORNERS[0]), at(mesh, MOUTH_CORNERS[1])];
  const width = Math.hypot(right[0] - left[0], right[1] - left[1]);
  const along: Point = [(right[0] - left[0]) / width, (right[1] - left[1]) / width];
  const across: Point = [-along[1], along[0]];
  const lip = typical(LOWER_LIP_BODY.map((index) => colorAt(canvas, at(mesh, index))));
  if (redness(lip) < COLORED) return [...mesh];
  const isInside =
    (red: number) =>
    (place: Point): boolean => {
      const color = colorAt(canvas, place);
      return lumaOf(color) < lumaOf(lip) * DARK || redness(color) < red * RED;
    };
  const points = [...mesh];
  const pairs = INNER_UPPER_LIP.slice(1, -1).map((upper, index) => [upper, INNER_LOWER_LIP[index + 1] ?? upper] as const);
  const found = pairs.map(([upper, lower]) =>
    openingAt([at(mesh, upper), at(mesh, lower)], across, width * AROUND, isInside(redness(lip))),
  );
  for (const side of [0, 1] as const)
    for (const [index, by] of evened(found.map((edges) => edges[side])).entries()) {
      const point = pairs[index]?.[side] ?? 0;
      points[point] = moved(at(mesh, point), across, by);
    }
  if (!corners) return points;
  const notSkin = isInside(Math.min(redness(lip), redness(skinOf(canvas, mesh))));
  const ends = [
    { inner: INNER_UPPER_LIP[0] ?? 78, outer: MOUTH_CORNERS[0], way: [-along[0], -along[1]] as const },
    { inner: INNER_UPPER_LIP.at(-1) ?? 308, outer: MOUTH_CORNERS[1], way: along },
  ];
  for (const { inner, outer, way } of ends) {
    const beyond = reach(at(mesh, inner), way, width * BEYOND, notSkin) ?? 0;
    const corner = moved(at(mesh, inner), way, beyond);
    const joint = moved(corner, way, width * JOINT);
    points[inner] = corner;
    const isFurther = (joint[0] - at(mesh, outer)[0]) * way[0] + (joint[1] - at(mesh, outer)[1]) * way[1] > 0;
    if (isFurther) points[outer] = joint;
  }
  return points;
}
