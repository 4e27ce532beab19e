import type { Point } from "../photo/face.ts";
import { INNER_LOWER_LIP, INNER_UPPER_LIP, MOUTH_CORNERS } from "../photo/landmarks.ts";
import { smoothstep } from "../../picture/raster.ts";
import { behind, fillOpening, type Opening } from "../photo/interior.ts";
import { blended, type Color, dimmed, type Palette } from "../photo/palette.ts";
import { placeOf, type Rig } from "../photo/rig.ts";
import type { Canvas } from "../photo/warp.ts";

/** The inside of a person's own mouth: a frame of theirs in which it is open. */
export interface Inside {
  readonly canvas: Canvas;
  /** Their mouth in the canvas. */
  readonly rig: Rig;
  /** How bright the face is in it. */
  readonly light: number;
}

/** Lips that are so far apart, in widths of the mouth, show what is behind them. */
export const SHOWS = 0.1;

const at = (points: readonly Point[], index: number): Point => points[index] ?? [0, 0];
const away = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const mouthWidth = (points: readonly Point[]): number => Math.max(1, away(at(points, MOUTH_CORNERS[0]), at(points, MOUTH_CORNERS[1])));
const MIDDLE = Math.floor(INNER_UPPER_LIP.length / 2);

/** How far the lips of a mesh are apart, in widths of the mouth. */
export const gapOf = (points: readonly Point[]): number =>
  away(at(points, INNER_UPPER_LIP[MIDDLE] ?? 13), at(points, INNER_LOWER_LIP[MIDDLE] ?? 14)) / mouthWidth(points);

/** How far down of what was seen between their lips it is theirs: the rest is the edge of the lower lip. */
const THEIRS = 0.86;
/** Of that, this much below the upper lip's edge it begins. */
const BEGINS = 0.05;
/** What lies in the shade of the upper lip: how dark at the lip, and how far down, in widths of the mouth. */
const SHADE = { most: 0.25, reach: 0.04 };
/** From here on it is dark towards the corners. */
const CORNERS = [0.74, 1] as const;

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
 * What is seen at `u` and so far below where the upper lip was. Teeth keep their size and their place: a mouth that is open
 * wider than in the picture they come from shows the dark below them, never longer teeth.
 */
function seen({ canvas, rig }: Inside, u: number, depth: number): { color: Color; dark: number } {
  const [upper, lower] = [rig.upper.inner(u), rig.lower.inner(u)];
  const gap = Math.max(1, (lower - upper) * THEIRS);
  const color = colorAt(canvas, placeOf(rig, u, upper + Math.min(gap, Math.max(0, depth)) + (lower - upper) * BEGINS));
  return { color, dark: smoothstep(0.7, 1, depth / gap) };
}

/** Draws the inside of the mouth between lips, lit as the face is; its rim lies below the lips. */
export function drawInside(
  inside: Inside,
  target: Canvas,
  opening: Opening,
  { palette, light }: { palette: Palette; light: number },
): void {
  const { rig } = opening;
  const by = inside.rig.width / rig.width;
  fillOpening(opening, target, (place) => {
    // A lip that has come down takes the teeth with it: what is below them in another frame is dark.
    const depth = Math.min(place.down, place.v - rig.upper.inner(place.u));
    const { color, dark } = seen(inside, place.u * by, depth * by);
    const shade = 1 - SHADE.most * Math.exp(-place.down / (rig.width * SHADE.reach));
    const side = smoothstep(...CORNERS, place.aside) * 0.8;
    return blended(dimmed(color, (light / inside.light) * shade), behind(palette, rig, place), Math.max(dark, side));
  });
}
