import type { Whole } from "../../../../timeline/shot/frame.ts";
import type { Picture } from "../picture/raster.ts";
import { sidesThatCut } from "./cut-off.ts";

export type Rgb = readonly [number, number, number];

/** Of a picture's edge so much has its one color, within so many levels. A strap or a pair of legs may cross it. */
const [PLAIN, SAME] = [0.8, 24] as const;

const apart = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const colorAt = ({ data }: Picture, at: number): Rgb => [data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0];

/** The one color of some of a picture's places; null where they have none. */
function oneColor(picture: Picture, places: readonly number[]): Rgb | null {
  const edge = places.map((at) => colorAt(picture, at));
  const color: Rgb = [middle(edge.map(([r]) => r)), middle(edge.map(([, g]) => g)), middle(edge.map(([, , b]) => b))];
  return edge.filter((one) => apart(one, color) < SAME).length >= edge.length * PLAIN ? color : null;
}

const row = ({ width }: Picture, y: number): number[] => Array.from({ length: width }, (_, x) => y * width + x);
const sides = ({ width, height }: Picture): number[] => Array.from({ length: height }, (_, y) => [y * width, (y + 1) * width - 1]).flat();

/** What lies before a plain ground that goes all around it: the ground's color, and where the thing is; null where no ground does. */
export function beforePlain(picture: Picture): { color: Rgb; whole: Whole } | null {
  const { width, height } = picture;
  const color = oneColor(picture, [...row(picture, 0), ...row(picture, height - 1), ...sides(picture)]);
  if (color === null) return null;
  const isThing = (at: number): boolean => apart(colorAt(picture, at), color) >= SAME;
  let [left, right, top, low] = [width, -1, height, -1];
  for (let at = 0; at < width * height; at += 1) {
    if (!isThing(at)) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, low] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(low, y)];
  }
  if (right < 0) return null;
  const [x, y] = [left / width, top / height];
  const box = { x, y, width: (right + 1 - left) / width, height: (low + 1 - top) / height };
  return { color, whole: { ...box, cut: sidesThatCut(isThing, picture) } };
}
