import { clamped, type Picture, smoothstep } from "../picture/raster.ts";

type Rgb = readonly [number, number, number];

/** Of a picture's edge so much has its one color, within so many levels; and two such colors are alike. */
const [PLAIN, SAME, ALIKE] = [0.9, 24, 40] as const;
/** The lower edge and the sides above it may cut off who stands there. */
const UPPER = 0.6;
/** How wide the edge of a wipe is, of the frame. */
const SOFT = 0.16;

const apart = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The one color of a picture's edge, above and at both sides; null where it has none. */
function plainAbove({ data, width, height }: Picture): Rgb | null {
  const across = Array.from({ length: width }, (_, x) => x);
  const down = Array.from({ length: Math.floor(height * UPPER) }, (_, y) => [y * width, (y + 1) * width - 1]).flat();
  const edge = [...across, ...down].map((at): Rgb => [data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0]);
  const color: Rgb = [middle(edge.map(([r]) => r)), middle(edge.map(([, g]) => g)), middle(edge.map(([, , b]) => b))];
  return edge.filter((one) => apart(one, color) < SAME).length >= edge.length * PLAIN ? color : null;
}

/** Whether two pictures show things before the same plain ground: dissolved, they would be ghosts of each other. */
export function haveOneGround(first: Picture, last: Picture): boolean {
  const [a, b] = [plainAbove(first), plainAbove(last)];
  return a !== null && b !== null && apart(a, b) < ALIKE;
}

/** How far a wipe from left to right has come at `x` (0…1) at a share of its time: 0 is the first picture, 1 the last. */
export const wiped = (x: number, share: number): number => smoothstep(0, 1, clamped((share * (1 + SOFT) - x) / SOFT));
