import { clamped, plane, type Plane } from "../raster/plane.ts";

/** A line that was painted over a picture: its points as shares of width and height, its radius of the longest side. */
export interface Stroke {
  readonly keep: boolean;
  readonly radius: number;
  readonly points: readonly (readonly [number, number])[];
}

/** Points of one picture that are read at most: each costs the area of its brush. */
const MOST_POINTS = 6000;
/** From this share of its radius on a brush is soft. */
const HARD = 0.7;

const short = (value: number): string => String(Math.round(value * 1e4) / 1e4);

/** `k0.02 0.1,0.2 0.11,0.22;e0.03 …`: kept or erased, the radius, the points. */
export const strokesText = (strokes: readonly Stroke[]): string =>
  strokes
    .map(({ keep, radius, points }) => `${keep ? "k" : "e"}${short(radius)} ${points.map(([x, y]) => `${short(x)},${short(y)}`).join(" ")}`)
    .join(";");

const number = (text: string | undefined): number => clamped(Number.parseFloat(text ?? "") || 0);

/** What `strokesText` wrote; what is none of it is left out. */
export function readStrokes(text: string): Stroke[] {
  let left = MOST_POINTS;
  return text.split(";").flatMap((one) => {
    const [, kind, radius, rest = ""] = /^([ke])([\d.]+) (.+)$/.exec(one) ?? [];
    if (!kind) return [];
    const points = rest
      .split(" ")
      .slice(0, left)
      .map((point) => point.split(","))
      .map(([x, y]): [number, number] => [number(x), number(y)]);
    left -= points.length;
    return points.length > 0 ? [{ keep: kind === "k", radius: Math.min(0.2, number(radius)), points }] : [];
  });
}

type Point = readonly [number, number];

/** The distance from a point to a line between two others. */
function distance(x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = clamped(((x - ax) * dx + (y - ay) * dy) / Math.max(1e-9, dx * dx + dy * dy));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Covers what lies within `radius` of a line. */
function cover({ data, width, height }: Plane, from: Point, to: Point, radius: number): void {
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(from[0], to[0]) - radius)),
    Math.min(width - 1, Math.ceil(Math.max(from[0], to[0]) + radius)),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(from[1], to[1]) - radius)),
    Math.min(height - 1, Math.ceil(Math.max(from[1], to[1]) + radius)),
  ];
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const share = clamped((1 - distance(x + 0.5, y + 0.5, from, to) / radius) / (1 - HARD));
      const index = y * width + x;
      if (share > (data[index] ?? 0)) data[index] = share;
    }
  }
}

/** How much of each pixel a stroke covers. */
export function coverage({ radius, points }: Stroke, width: number, height: number): Plane {
  const covered = plane(width, height);
  const at = points.map(([x, y]): Point => [x * width, y * height]);
  const reach = Math.max(0.5, radius * Math.max(width, height));
  at.forEach((point, index) => cover(covered, at[index - 1] ?? point, point, reach));
  return covered;
}
