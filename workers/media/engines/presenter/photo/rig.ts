import type { MouthFrame } from "../../../../../timeline/measured.ts";
import type { Point } from "./face.ts";
import { CHIN, EYES, INNER_LOWER_LIP, INNER_UPPER_LIP, LOWER_LIP, MOUTH_CORNERS, UPPER_LIP } from "./landmarks.ts";

/** The mouth's own axes: where it is, how wide, how far the chin is, and every point along (u) and across (v) it. */
export interface Rig {
  readonly points: readonly Point[];
  readonly local: readonly Point[];
  readonly along: Point;
  readonly across: Point;
  readonly width: number;
  readonly chin: number;
  /** How far the lips are apart in the picture itself. */
  readonly rest: number;
  /** The same along the mouth: how far apart they are at each place of `u`, from corner to corner. */
  readonly apart: readonly Point[];
}

const at = (points: readonly Point[], index: number): Point => points[index] ?? [0, 0];
const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const bump = (value: number): number => Math.max(0, 1 - value * value);

/** Measures a face mesh (in pixels of the frame). */
export function rigOf(points: readonly Point[]): Rig {
  const [left, right] = [at(points, MOUTH_CORNERS[0]), at(points, MOUTH_CORNERS[1])];
  const width = Math.hypot(right[0] - left[0], right[1] - left[1]);
  const along: Point = [(right[0] - left[0]) / width, (right[1] - left[1]) / width];
  const across: Point = [-along[1], along[0]];
  const middle = between(at(points, 13), at(points, 14), 0.5);
  const local = points.map((point): Point => [dot(minus(point, middle), along), dot(minus(point, middle), across)]);
  const apart = INNER_UPPER_LIP.map((upper, index): Point => {
    const [a, b] = [at(local, upper), at(local, INNER_LOWER_LIP[index] ?? upper)];
    return [(a[0] + b[0]) / 2, Math.max(0, b[1] - a[1])];
  });
  return { points, local, along, across, width, chin: at(local, CHIN)[1], rest: Math.max(0, at(local, 14)[1] - at(local, 13)[1]), apart };
}

/**
 * How far lips are to come together at a place along the mouth: as they are apart in its middle, less and less towards its
 * corners, and where a smile is open nearly to them, all of that.
 */
function apartAt({ apart, rest, width }: Rig, u: number): number {
  const least = rest * bump(u / (width * 0.5));
  for (const [index, [from, gap]] of apart.entries()) {
    const [to, next] = apart[index + 1] ?? [from, gap];
    if (u >= from && u <= to && to > from) return Math.max(least, gap + ((u - from) / (to - from)) * (next - gap));
  }
  return least;
}

/** How far apart the lips are in a frame, in pixels. */
export const gapOf = (rig: Rig, open: number): number => open * Math.min(rig.width * 0.36, rig.chin * 0.5);

/** How far a point goes down with the jaw, for a jaw that goes down by one. */
function jaw(rig: Rig, index: number): number {
  const [u, v] = at(rig.local, index);
  if (LOWER_LIP.has(index)) return bump(u / (rig.width * 0.53));
  if (v <= rig.chin * 0.04) return 0;
  return 0.85 * bump(u / (rig.width * 1.15)) * Math.min(1, v / (rig.chin * 0.25));
}

/** How far a point of the upper lip goes up, for a gap of one. */
function lift(rig: Rig, index: number): number {
  return UPPER_LIP.has(index) ? 0.1 * bump(at(rig.local, index)[0] / (rig.width * 0.5)) : 0;
}

/** Of the way that closes lips, how much the lower one goes and how much the upper one: it is the jaw that moves. */
const CLOSES = { lower: 0.88, upper: 0.22 };
/**
 * So much of it the upper lip takes over where they are far apart, in widths of the mouth: the chin stays where it is, and
 * the shadow below the lower lip would be drawn out into a dark smear.
 */
const FAR_APART = { from: 0.12, to: 0.32, share: 0.26 };

/** How much of the way that closes them each lip of a picture goes. */
function closes({ rest, width }: Rig): typeof CLOSES {
  const { from, to, share } = FAR_APART;
  const over = share * Math.min(1, Math.max(0, (rest / width - from) / (to - from)));
  return { lower: CLOSES.lower - over, upper: CLOSES.upper + over };
}

/** How far a point below the lips goes up with a jaw that closes: less and less of the chin, nothing of its outline. */
function raised(rig: Rig, index: number): number {
  const [u, v] = at(rig.local, index);
  if (v <= rig.chin * 0.04) return 0;
  const down = v / rig.chin;
  return bump(u / (rig.width * 0.9)) * Math.min(1, down / 0.25) * Math.min(1, Math.max(0, (1 - down) / 0.55));
}

/** Lips that are apart in the picture are brought together first, before they open as far as a frame wants. */
function closing(rig: Rig, index: number): number {
  if (!isApart(rig)) return 0;
  const [u] = at(rig.local, index);
  const { lower, upper } = closes(rig);
  if (UPPER_LIP.has(index)) return apartAt(rig, u) * upper;
  if (LOWER_LIP.has(index)) return -apartAt(rig, u) * lower;
  return -rig.rest * lower * raised(rig, index);
}

/** Of the mouth's width: the line between shut lips is dark, and what is drawn of them begins beside it. */
const SEAM = 0.022;
/** Of lips that are apart in the picture, teeth and the dark of the corners lie upon their edge: what is drawn begins further from it. */
const APART_SEAM = { middle: 0.06, corners: 0.045 };
/** Lips that are further apart than this in the picture, in widths of the mouth, do not touch. */
const TOUCH = 0.04;

export const isApart = ({ rest, width }: Pick<Rig, "rest" | "width">): boolean => rest >= width * TOUCH;

const INNER: ReadonlyMap<number, number> = new Map([
  ...INNER_UPPER_LIP.map((index) => [index, -1] as const),
  ...INNER_LOWER_LIP.map((index) => [index, 1] as const),
]);

/** Where a mouth that opens takes its lips from: without the line between them. */
export function withoutSeam(rig: Rig): Point[] {
  return rig.points.map((point, index) => {
    const middle = bump(at(rig.local, index)[0] / (rig.width * 0.5));
    const seam = isApart(rig) ? Math.max(APART_SEAM.corners, APART_SEAM.middle * middle) : SEAM * middle;
    const by = (INNER.get(index) ?? 0) * seam * rig.width;
    return [point[0] + rig.across[0] * by, point[1] + rig.across[1] * by];
  });
}

function mouthPoint(rig: Rig, index: number, { open, wide }: Pick<MouthFrame, "open" | "wide">): Point {
  const [u, v] = at(rig.local, index);
  const gap = gapOf(rig, open);
  const near = Math.exp(-((u / (rig.width * 0.75)) ** 2) - (v / (rig.width * 0.5)) ** 2) * bump(u / (rig.width * 1.1));
  const du = u * near * (wide < 0 ? 0.3 : 0.14) * wide * (wide < 0 ? 1 : 1 - open * 0.4);
  const dv = gap * (jaw(rig, index) - lift(rig, index)) + closing(rig, index);
  const [x, y] = at(rig.points, index);
  return [x + rig.along[0] * du + rig.across[0] * dv, y + rig.along[1] * du + rig.across[1] * dv];
}

/** Shuts the eyes: the upper lid comes down to the lower one, and the fold follows by half. */
function shut(points: Point[]): void {
  for (const { upper, lower, fold } of EYES) {
    for (const [index, lid] of upper.entries()) {
      const goal = between(at(points, lid), at(points, lower[index] ?? lid), 0.94);
      const moved = minus(goal, at(points, lid));
      points[lid] = goal;
      const skin = fold[index] ?? lid;
      points[skin] = [at(points, skin)[0] + moved[0] * 0.5, at(points, skin)[1] + moved[1] * 0.5];
    }
  }
}

/** Where every point of the mesh is in a frame. */
export function posed(rig: Rig, frame: Omit<MouthFrame, "index">): Point[] {
  const points = rig.points.map((_, index) => mouthPoint(rig, index, frame));
  if (frame.blink) shut(points);
  return points;
}

/** The opening between the lips as a closed line of points: the upper edge there, the lower one back. */
export const opening = (points: readonly Point[]): { upper: Point[]; lower: Point[] } => ({
  upper: INNER_UPPER_LIP.map((index) => at(points, index)),
  lower: INNER_LOWER_LIP.map((index) => at(points, index)),
});
