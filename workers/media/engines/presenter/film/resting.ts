import { smoothstep } from "../../picture/raster.ts";
import type { Point } from "../photo/face.ts";
import { CHIN } from "../photo/landmarks.ts";
import { jawShare, placeOf, type Rig, rigOf } from "../photo/rig.ts";
import { type Canvas, sample } from "../photo/warp.ts";
import { type Affine, affineBetween, nearestFactors, placedBy } from "./least-squares.ts";

/** A face with its mesh, in the pixels of a canvas. */
export interface Face {
  readonly canvas: Canvas;
  readonly points: readonly Point[];
}

/**
 * What of a head a mouth moves little or not at all, and how much each counts: corners of the eyes, bridge, tip and base of the nose,
 * sides of the face and angles of the jaw, and what is above the upper lip, with its edge and its corners. Eyes and nose alone do not
 * tell where the mouth is of a head that nods: they come together.
 */
const HEAD: readonly (readonly [index: number, weight: number])[] = [
  ...[33, 133, 362, 263, 168, 6, 197, 195, 5, 4, 1, 132, 361, 58, 288, 0].map((index) => [index, 1] as const),
  ...[98, 327, 164].map((index) => [index, 2] as const),
  ...[61, 291].map((index) => [index, 0.5] as const),
  [2, 3],
];
/** How far a chin comes up or goes down, in heights of it: what is further is no jaw's but a mesh that is wrong. */
const CHIN_MOVES = 0.25;
/** The base of the nose; the middle of the lips. */
const [NOSE_BASE, LIPS] = [2, 13] as const;
/** Where what is taken from the frame at rest fades: in shares of the way from nose to lips, in widths of the mouth, in shares of the chin. */
const FADES = { above: [0.1, 0.75], beside: [0.6, 1.05], below: [0.6, 0.97] } as const;
/** Beside the mouth it ends within this share of the face. */
const WITHIN = 0.92;
/** And of the frame's face, which a head that turns shows less of on one side. */
const TURNED = [0.72, 0.96] as const;
/** How far around the mouth anything changes: in widths of it to each side, in heights of the chin below. */
const AROUND = { aside: 1.5, below: 2 } as const;
/** Every so many pixels are compared for their light. */
const COMPARED = 3;

const at = (points: readonly Point[], index: number): Point => points[index] ?? [0, 0];

/** Where one head is in another picture of it. */
const headIn = (from: readonly Point[], to: readonly Point[]): Affine =>
  affineBetween(HEAD.map(([index, weight]) => ({ from: at(from, index), to: at(to, index), weight })));

/** How much of a place of the mouth's axes is taken from the frame at rest. */
function takenAt(rig: Rig, nose: number, u: number, v: number): number {
  const lip = rig.upper.outer(0);
  const above = FADES.above.map((share) => nose + (lip - nose) * share) as [number, number];
  const end = Math.min(rig.chin, rig.jaw(u));
  const wide = Math.min(rig.width * FADES.beside[1], Math.abs(u < 0 ? rig.sides[0] : rig.sides[1]) * WITHIN);
  const beside = 1 - smoothstep(Math.min(rig.width * FADES.beside[0], wide * 0.7), wide, Math.abs(u));
  return beside * smoothstep(...above, v) * (1 - smoothstep(end * FADES.below[0], end * FADES.below[1], v));
}

/** What is taken of a frame in which somebody says nothing. */
export interface Rest {
  /** Its alpha is how much of a pixel is taken. */
  readonly canvas: Canvas;
  readonly points: readonly Point[];
  /** How much of the chin's way each pixel goes. */
  readonly jaw: Float32Array;
  /** The corners of the part in which anything changes. */
  readonly around: readonly Point[];
}

export function restOf({ canvas, points }: Face): Rest {
  const rig = rigOf(points);
  const { width, height } = canvas;
  const [nx, ny] = at(points, NOSE_BASE);
  const nose = (nx - rig.middle[0]) * rig.across[0] + (ny - rig.middle[1]) * rig.across[1];
  const [wide, end] = [rig.width * AROUND.aside, rig.chin * AROUND.below];
  const [data, jaw] = [Uint8Array.from(canvas.data), new Float32Array(width * height)];
  for (let index = 0; index < jaw.length; index += 1) {
    const [dx, dy] = [(index % width) - rig.middle[0], Math.floor(index / width) - rig.middle[1]];
    const [u, v] = [dx * rig.along[0] + dy * rig.along[1], dx * rig.across[0] + dy * rig.across[1]];
    const isAround = v >= nose && v <= end && Math.abs(u) <= wide;
    data[index * 4 + 3] = isAround ? Math.round(takenAt(rig, nose, u, v) * 255) : 0;
    jaw[index] = isAround ? jawShare(rig, u, v) : 0;
  }
  const around = [-wide, wide].flatMap((u) => [nose, end].map((v) => placeOf(rig, u, v)));
  return { canvas: { data, width, height }, points, jaw, around };
}

interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The part of a canvas that has all of some places. */
function partWith(places: readonly Point[], { width, height }: Canvas): Part {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return {
    left: Math.max(0, Math.floor(Math.min(...xs))),
    top: Math.max(0, Math.floor(Math.min(...ys))),
    right: Math.min(width - 1, Math.ceil(Math.max(...xs))),
    bottom: Math.min(height - 1, Math.ceil(Math.max(...ys))),
  };
}

/** What is taken in the pixels of another canvas; and that canvas with its chin where that of the frame at rest is. */
function brought(rest: Rest, frame: Face, [there, back]: readonly [Affine, Affine], part: Part): { patch: Uint8Array; canvas: Canvas } {
  const { width } = frame.canvas;
  const [cx, cy] = placedBy(there, at(rest.points, CHIN));
  const [fx, fy] = at(frame.points, CHIN);
  const own = rigOf(frame.points);
  // A jaw goes down: where a chin is aside, its head is turned otherwise than an affine map tells.
  const [mx, my] = placedBy(there, at(rest.points, LIPS));
  const most = Math.hypot(cx - mx, cy - my) * CHIN_MOVES;
  const down = Math.min(most, Math.max(-most, (fx - cx) * own.across[0] + (fy - cy) * own.across[1]));
  const [dx, dy] = [own.across[0] * down, own.across[1] * down];
  const canvas = { ...frame.canvas, data: Uint8Array.from(frame.canvas.data) };
  const patch = new Uint8Array(canvas.data.length);
  const [right, bottom] = [rest.canvas.width - 1, rest.canvas.height - 1];
  const [[, across], [, along]] = back;
  for (let y = part.top; y <= part.bottom; y += 1) {
    let [rx, ry] = placedBy(back, [part.left, y]);
    for (let x = part.left; x <= part.right; x += 1, rx += across, ry += along) {
      if (rx < 0 || ry < 0 || rx >= right || ry >= bottom) continue;
      const nearest = Math.round(ry) * rest.canvas.width + Math.round(rx);
      const pixel = (y * width + x) * 4;
      const share = rest.jaw[nearest] ?? 0;
      if (share > 0) sample(frame.canvas, x + dx * share, y + dy * share, 1, canvas.data, pixel);
      if (rest.canvas.data[nearest * 4 + 3] === 0) continue;
      sample(rest.canvas, rx, ry, 1, patch, pixel);
      const u = (x - own.middle[0]) * own.along[0] + (y - own.middle[1]) * own.along[1];
      const edge = Math.abs(u) / Math.abs(own.sides[u < 0 ? 0 : 1]);
      patch[pixel + 3] = (patch[pixel + 3] ?? 0) * (1 - smoothstep(...TURNED, edge));
    }
  }
  return { patch, canvas };
}

type Plane = readonly [number, number, number];
const AS_IT_IS: Plane = [1, 0, 0];
/** No light differs by more than this within the loop of one film. */
const GAIN = { least: 0.5, most: 2 };

/** How much brighter a picture is than what is taken where one fades into the other, as a plane of each color. */
function lightBetween(canvas: Canvas, patch: Uint8Array, part: Part): Plane[] {
  const rows: { at: Plane; weight: number; pixel: number }[] = [];
  for (let y = part.top; y <= part.bottom; y += COMPARED)
    for (let x = part.left; x <= part.right; x += COMPARED) {
      const pixel = (y * canvas.width + x) * 4;
      const share = (patch[pixel + 3] ?? 0) / 255;
      if (share > 0.05 && share < 0.95) rows.push({ at: [1, x / canvas.width, y / canvas.width], weight: share * (1 - share), pixel });
    }
  return [0, 1, 2].map((color): Plane => {
    const factors = nearestFactors(
      rows.map(({ at: [one, x, y], weight, pixel }) => {
        const taken = patch[pixel + color] ?? 0;
        return { of: [taken * one, taken * x, taken * y] as const, is: canvas.data[pixel + color] ?? 0, weight };
      }),
    );
    return factors ?? AS_IT_IS;
  });
}

/**
 * A frame of somebody with the mouth, the chin and the cheeks beside it of another one, in which they say nothing: where the head
 * is now, and in the light of now. Its mesh is that of the mouth which it has.
 */
export function resting(rest: Rest, frame: Face): Face {
  const there = headIn(rest.points, frame.points);
  const part = partWith(
    rest.around.map((corner) => placedBy(there, corner)),
    frame.canvas,
  );
  const { patch, canvas } = brought(rest, frame, [there, headIn(frame.points, rest.points)], part);
  const light = lightBetween(canvas, patch, part);
  for (let y = part.top; y <= part.bottom; y += 1)
    for (let x = part.left; x <= part.right; x += 1) {
      const pixel = (y * canvas.width + x) * 4;
      const share = (patch[pixel + 3] ?? 0) / 255;
      if (share === 0) continue;
      for (let color = 0; color < 3; color += 1) {
        const [one, aside, down] = light[color] ?? AS_IT_IS;
        const gain = Math.min(GAIN.most, Math.max(GAIN.least, one + (aside * x + down * y) / canvas.width));
        const mixed = (canvas.data[pixel + color] ?? 0) * (1 - share) + (patch[pixel + color] ?? 0) * gain * share;
        canvas.data[pixel + color] = Math.min(255, mixed + 0.5);
      }
    }
  return { canvas, points: rest.points.map((point) => placedBy(there, point)) };
}
