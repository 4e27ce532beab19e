import { smoothstep } from "../../picture/raster.ts";
import type { MouthFrame } from "../../../../../timeline/measured.ts";
import { type Curve, curveThrough } from "./curve.ts";
import type { Point } from "./face.ts";
import { CHIN, INNER_LOWER_LIP, INNER_UPPER_LIP, JAW, MOUTH_CORNERS, OUTER_LOWER_LIP, OUTER_UPPER_LIP } from "./landmarks.ts";

/** A lip's edges along the mouth: where it meets the other lip, and where it ends in skin. */
export interface Lip {
  readonly inner: Curve;
  readonly outer: Curve;
}

/** The mouth's own axes: where it is, how wide, how far the chin is; `u` goes along it and `v` across it, down, in pixels. */
export interface Rig {
  readonly points: readonly Point[];
  readonly middle: Point;
  readonly along: Point;
  readonly across: Point;
  readonly width: number;
  /** From where to where along the mouth its lips can be parted. */
  readonly from: number;
  readonly to: number;
  readonly upper: Lip;
  readonly lower: Lip;
  readonly chin: number;
  /** Where the face ends below. */
  readonly jaw: Curve;
  /** Where it ends at its sides, below the ears. */
  readonly sides: readonly [number, number];
  /** How far the lips are apart in the picture itself. */
  readonly rest: number;
}

const at = (points: readonly Point[], index: number): Point => points[index] ?? [0, 0];
const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const bump = (value: number): number => Math.max(0, 1 - value * value);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Measures a face mesh (in pixels of the frame). */
export function rigOf(points: readonly Point[]): Rig {
  const [left, right] = [at(points, MOUTH_CORNERS[0]), at(points, MOUTH_CORNERS[1])];
  const width = Math.max(1, Math.hypot(right[0] - left[0], right[1] - left[1]));
  const along: Point = [(right[0] - left[0]) / width, (right[1] - left[1]) / width];
  const across: Point = [-along[1], along[0]];
  const middle = between(at(points, 13), at(points, 14), 0.5);
  const local = (index: number): Point => {
    const from = minus(at(points, index), middle);
    return [dot(from, along), dot(from, across)];
  };
  const edge = (indices: readonly number[]): Curve => curveThrough(indices.map(local));
  const inner = (lip: readonly number[]): Curve => edge([MOUTH_CORNERS[0], ...lip, MOUTH_CORNERS[1]]);
  return {
    points,
    middle,
    along,
    across,
    width,
    from: local(INNER_UPPER_LIP[0] ?? 78)[0],
    to: local(INNER_UPPER_LIP.at(-1) ?? 308)[0],
    upper: { inner: inner(INNER_UPPER_LIP), outer: edge(OUTER_UPPER_LIP) },
    lower: { inner: inner(INNER_LOWER_LIP), outer: edge(OUTER_LOWER_LIP) },
    chin: local(CHIN)[1],
    jaw: edge(JAW),
    sides: [local(JAW[0] ?? 58)[0], local(JAW.at(-1) ?? 288)[0]],
    rest: Math.max(0, local(14)[1] - local(13)[1]),
  };
}

/** A place of the mouth's axes in the picture. */
export const placeOf = ({ middle, along, across }: Rig, u: number, v: number): Point => [
  middle[0] + along[0] * u + across[0] * v,
  middle[1] + along[1] * u + across[1] * v,
];

/** The line between the lips, which goes on beside the mouth. */
export const lineAt = ({ upper, lower }: Rig, u: number): number => (upper.inner(u) + lower.inner(u)) / 2;

/** How far apart the lips are in a frame, in pixels. */
export const gapOf = (rig: Rig, open: number): number => open * Math.min(rig.width * 0.33, rig.chin * 0.5);

/** The shape of an open mouth: one that is hardly open is a lens with long ends, one that is wide open is rounder. */
const SHAPE = { open: 1.15, wideOpen: 0.88 };
/** How far lips part at a place along the mouth: 1 in the middle, less and less to nothing where they are joined. */
function parted({ from, to }: Rig, u: number, open: number): number {
  return bump((u - (from + to) / 2) / Math.max(1, (to - from) / 2)) ** mix(SHAPE.open, SHAPE.wideOpen, open);
}

/** How far lips are apart in the picture at a place along the mouth: in its middle at least what they are there, tapering. */
function apartAt(rig: Rig, u: number): number {
  return Math.max(rig.rest * bump(u / (rig.width * 0.5)), rig.lower.inner(u) - rig.upper.inner(u));
}

/** Of the way that closes lips, how much the lower one goes and how much the upper one: it is the jaw that moves. */
const CLOSES = { lower: 0.88, upper: 0.22 };
/**
 * So much of it the upper lip takes over where they are far apart, in widths of the mouth: the shadow below the lower lip
 * would be drawn out into a dark smear.
 */
const FAR_APART = { from: 0.12, to: 0.32, share: 0.26 };

/** How much of the way that closes them each lip of a picture goes. */
function closes({ rest, width }: Rig): typeof CLOSES {
  const { from, to, share } = FAR_APART;
  const over = share * Math.min(1, Math.max(0, (rest / width - from) / (to - from)));
  return { lower: CLOSES.lower - over, upper: CLOSES.upper + over };
}

/** Lips that are further apart than this in the picture, in widths of the mouth, do not touch. */
const TOUCH = 0.04;
export const isApart = ({ rest, width }: Pick<Rig, "rest" | "width">): boolean => rest >= width * TOUCH;

/** Of a gap, how far the upper lip is lifted in its middle, and how far the mouth's corners go down with the jaw. */
const [LIFT, CORNER] = [0.1, 0.3];
/** How far beside the mouth skin goes down with its corner, in widths of the mouth. */
const BESIDE = 0.3;
/** Of a gap, how far the chin goes down; of what closes lips, how far it comes up. */
const [JAW_DOWN, JAW_UP] = [0.85, 0.8];
/** What is beside a face by more than this share of its half does not move with its jaw; in widths of the mouth, from where to where that is. */
const ASIDE = { share: 1.12, least: 0.8, most: 1.45 };
/** Below the jaw's edge skin gives way over this length, in heights of the chin. */
export const NECK = 0.95;
/** From a lip's outer edge on, skin takes over from it over so much, in widths of the mouth. */
export const OVER = { upper: 0.4, lower: 0.24 };

/** Of the mouth's width, how far corners may be below the middle of shut lips: further down, somebody who was open-mouthed frowns. */
const LEVEL = 0.015;

/** How far the corners of a mouth that is open in the picture come up where it is shut: as far as both are too low. */
function risen(rig: Rig, gap: number): number {
  if (!isApart(rig)) return 0;
  const middle = (rig.from + rig.to) / 2;
  const shut = rig.upper.inner(middle) + apartAt(rig, middle) * closes(rig).upper;
  const higher = Math.min(lineAt(rig, rig.from), lineAt(rig, rig.to));
  return Math.max(0, higher - shut - rig.width * LEVEL) * Math.max(0, 1 - gap / rig.rest);
}

/** What a frame does to the lips, at a place along the mouth: how far down each goes. Where they are joined, both the same. */
function lipsAt(rig: Rig, u: number, open: number): { upper: number; lower: number } {
  const [gap, part] = [gapOf(rig, open), parted(rig, u, open)];
  const beyond = Math.max(0, rig.from - u, u - rig.to) / (rig.width * BESIDE);
  const corner = (gap * CORNER - risen(rig, gap)) * (1 - part) * Math.exp(-beyond * beyond);
  const [apart, { upper, lower }] = [isApart(rig) ? apartAt(rig, u) : 0, closes(rig)];
  return { upper: corner - gap * LIFT * part + apart * upper, lower: corner + gap * part - apart * lower };
}

/** How much of its jaw's way a place below the mouth goes: all of it at the chin, less to the sides, and less and less of the neck. */
export function jawShare(rig: Rig, u: number, v: number): number {
  const wide = Math.abs(u < 0 ? rig.sides[0] : rig.sides[1]) * ASIDE.share;
  const off = Math.min(1, Math.abs(u) / Math.min(rig.width * ASIDE.most, Math.max(rig.width * ASIDE.least, wide)));
  // The chin keeps its shape: it goes down as a whole.
  const aside = (1 - off ** 3) ** 2;
  const end = Math.min(rig.chin, rig.jaw(u));
  return aside * smoothstep(0, rig.chin * 0.3, v) * (1 - smoothstep(end, end + rig.chin * NECK, v));
}

/** How far skin below the mouth goes down. */
function jawAt(rig: Rig, u: number, v: number, gap: number): number {
  const down = gap * JAW_DOWN - (isApart(rig) ? rig.rest * closes(rig).lower * JAW_UP : 0);
  return down * jawShare(rig, u, v);
}

export type Side = "upper" | "lower";

/** Where a place of the mouth's axes goes in a frame. The upper side is what is above the line between the lips. */
export function movedTo(rig: Rig, [u, v]: Point, side: Side, { open, wide }: Pick<MouthFrame, "open" | "wide">): Point {
  const gap = gapOf(rig, open);
  const near = Math.exp(-((u / (rig.width * 0.75)) ** 2) - (v / (rig.width * 0.5)) ** 2) * bump(u / (rig.width * 1.1));
  const du = u * near * (wide < 0 ? 0.3 : 0.14) * wide * (wide < 0 ? 1 : 1 - open * 0.4);
  const lip = lipsAt(rig, u, open)[side];
  const skin = side === "upper" ? 0 : jawAt(rig, u, v, gap);
  // Of a mouth that is askew an outer edge may be beyond the line between the lips: there both sides are joined.
  const line = lineAt(rig, u);
  const away = side === "upper" ? Math.min(rig.upper.outer(u), line) - v : v - Math.max(rig.lower.outer(u), line);
  return [u + du, v + mix(lip, skin, smoothstep(0, rig.width * OVER[side], away))];
}
