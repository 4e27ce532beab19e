import type { Point } from "../photo/face.ts";
import { INNER_LOWER_LIP, INNER_UPPER_LIP, MOUTH_CORNERS } from "../photo/landmarks.ts";
import { smoothstep } from "../../picture/raster.ts";
import type { Canvas } from "../photo/warp.ts";

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

type Color = readonly [number, number, number];
/** What is seen where nothing of their own is: the throat. */
const THROAT: Color = [52, 22, 24];
/** The tongue lies at the bottom of a mouth that is wide open. */
const TONGUE: Color = [134, 66, 66];
/** How far down of what was seen between their lips it is theirs: the rest is the edge of the lower lip. */
const THEIRS = 0.86;
/** What lies in the shade of the upper lip: how dark at the lip, and how far down, in widths of the mouth. */
const SHADE = { most: 0.25, reach: 0.04 };
/** From here on, of half the mouth's width, it is dark towards the corners. */
const CORNER = 0.74;

/** The two edges of an open mouth along its own axes: `u` from its middle to the right, `v` down. */
interface Opening {
  readonly middle: Point;
  readonly along: Point;
  readonly width: number;
  readonly upper: readonly Point[];
  readonly lower: readonly Point[];
}

function openingOf(points: readonly Point[]): Opening {
  const [left, right] = [at(points, MOUTH_CORNERS[0]), at(points, MOUTH_CORNERS[1])];
  const width = mouthWidth(points);
  const along: Point = [(right[0] - left[0]) / width, (right[1] - left[1]) / width];
  const middle = towards(left, right, 0.5);
  const local = (index: number): Point => {
    const [x, y] = [at(points, index)[0] - middle[0], at(points, index)[1] - middle[1]];
    return [x * along[0] + y * along[1], y * along[0] - x * along[1]];
  };
  return { middle, along, width, upper: INNER_UPPER_LIP.map(local), lower: INNER_LOWER_LIP.map(local) };
}

/** Where an edge is at `u`; null: beside it. */
function edgeAt(edge: readonly Point[], u: number): number | null {
  for (const [index, [from, v]] of edge.entries()) {
    const [to, next] = edge[index + 1] ?? [from, v];
    if (u >= from && u <= to && to > from) return v + ((u - from) / (to - from)) * (next - v);
  }
  return null;
}

const placeOf = ({ middle, along }: Opening, u: number, v: number): Point => [
  middle[0] + u * along[0] - v * along[1],
  middle[1] + u * along[1] + v * along[0],
];

function colorAt({ data, width, height }: Canvas, [x, y]: Point): Color {
  const [cx, cy] = [Math.min(width - 2, Math.max(0, x)), Math.min(height - 2, Math.max(0, y))];
  const [x0, y0] = [Math.floor(cx), Math.floor(cy)];
  const part = (offset: number): number => {
    const pixel = (dx: number, dy: number): number => data[((y0 + dy) * width + x0 + dx) * 4 + offset] ?? 0;
    const upper = pixel(0, 0) * (1 - cx + x0) + pixel(1, 0) * (cx - x0);
    return upper * (1 - cy + y0) + (pixel(0, 1) * (1 - cx + x0) + pixel(1, 1) * (cx - x0)) * (cy - y0);
  };
  return [part(0), part(1), part(2)];
}

/**
 * What is seen at `u` and so far below the upper lip. The teeth keep their size and hang from that lip: a mouth that is
 * open wider than in the picture they come from shows the dark below them, never longer teeth.
 */
function seen({ canvas }: Inside, own: Opening, u: number, depth: number): { color: Color; dark: number } {
  const [upper, lower] = [edgeAt(own.upper, u), edgeAt(own.lower, u)];
  if (upper === null || lower === null) return { color: THROAT, dark: 1 };
  const gap = Math.max(1, (lower - upper) * THEIRS);
  const color = colorAt(canvas, placeOf(own, u, upper + Math.min(gap, depth) + (lower - upper) * 0.05));
  return { color, dark: smoothstep(0.7, 1, depth / gap) };
}

/**
 * The throat, and the tongue in it: more of it towards the lower lip, in the middle. `up`: how far above that lip, in
 * widths of the mouth.
 */
function behind(up: number, side: number): Color {
  const share = (1 - smoothstep(0.015, 0.13, up)) * (1 - smoothstep(0.25, 0.75, side));
  const mixed = (part: 0 | 1 | 2): number => THROAT[part] * (1 - share) + TONGUE[part] * share;
  return [mixed(0), mixed(1), mixed(2)];
}

/** Draws the inside of the mouth between lips that are where `points` says, lit as the face is; its rim lies below the lips. */
export function drawInside(inside: Inside, target: Canvas, points: readonly Point[], wanted: number): void {
  const [own, here] = [openingOf(inside.points), openingOf(points)];
  const by = own.width / here.width;
  const corners = [...here.upper, ...here.lower].map(([u, v]) => placeOf(here, u, v));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const light = wanted / inside.light;
  for (let y = Math.floor(Math.min(...ys)) - 2; y <= Math.max(...ys) + 2; y += 1)
    for (let x = Math.floor(Math.min(...xs)) - 2; x <= Math.max(...xs) + 2; x += 1) {
      if (x < 0 || y < 0 || x >= target.width || y >= target.height) continue;
      const [dx, dy] = [x - here.middle[0], y - here.middle[1]];
      const [u, v] = [dx * here.along[0] + dy * here.along[1], dy * here.along[0] - dx * here.along[1]];
      const [upper, lower] = [edgeAt(here.upper, u), edgeAt(here.lower, u)];
      if (upper === null || lower === null || v < upper - 2 || v > lower + 2) continue;
      const { color, dark } = seen(inside, own, u * by, Math.max(0, v - upper) * by);
      const across = (Math.abs(u) / here.width) * 2;
      const side = smoothstep(CORNER, 1, across) * 0.8;
      const shade = 1 - SHADE.most * Math.exp(-Math.max(0, v - upper) / (here.width * SHADE.reach));
      const share = Math.max(dark, side);
      const ground = behind((lower - v) / here.width, across);
      for (const part of [0, 1, 2] as const) {
        const value = color[part] * light * shade * (1 - share) + ground[part] * wanted * share;
        target.data[(y * target.width + x) * 4 + part] = Math.min(255, value + 0.5);
      }
      target.data[(y * target.width + x) * 4 + 3] = 255;
    }
}
