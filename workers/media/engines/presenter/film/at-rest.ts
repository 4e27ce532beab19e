import type { Point } from "../photo/face.ts";
import { MOUTH_CORNERS, NOSE_TIP } from "../photo/landmarks.ts";
import { gapOf } from "./inside.ts";
import { median } from "../../median.ts";

/** Lips that are further apart, in widths of the mouth, are not shut. */
const SHUT = 0.14;
/** How much each oddity counts: lips that are pressed are thin, and those of a head that is tilted are arched. */
const ODD = { skew: 3, thin: 2, turn: 1.5, nod: 3 };
/** The outer corners of the eyes; the middle of the lips' outer edges. */
const [EYES, LIPS] = [[33, 263] as const, [0, 17] as const];

const at = (points: readonly Point[], index: number): Point => points[index] ?? [0, 0];

/** A mouth and how a head is turned, against the line of the eyes and in distances of theirs. */
function looksOf(mesh: readonly Point[]) {
  const [eye, other] = [at(mesh, EYES[0]), at(mesh, EYES[1])];
  const apart = Math.max(1, Math.hypot(other[0] - eye[0], other[1] - eye[1]));
  const [ax, ay] = [(other[0] - eye[0]) / apart, (other[1] - eye[1]) / apart];
  const local = (index: number): Point => {
    const [x, y] = [(at(mesh, index)[0] - eye[0]) / apart, (at(mesh, index)[1] - eye[1]) / apart];
    return [x * ax + y * ay, y * ax - x * ay];
  };
  const [left, right, nose] = [local(MOUTH_CORNERS[0]), local(MOUTH_CORNERS[1]), local(NOSE_TIP)];
  const width = Math.hypot(right[0] - left[0], right[1] - left[1]);
  const lips = local(LIPS[1])[1] - local(LIPS[0])[1];
  return { gap: gapOf(mesh), width, skew: right[1] - left[1], lips, turn: nose[0], nod: nose[1] };
}

/** Which mesh it is, and how far it is from rest. */
export interface Candidate {
  readonly index: number;
  readonly odd: number;
}

/**
 * Those of some meshes whose lips may be shut, the one that is most at rest first: neither pressed nor pulled, on a head that is
 * turned as it mostly is in a loop.
 */
export function atRest(meshes: readonly (readonly Point[])[], loop: readonly (readonly Point[])[]): Candidate[] {
  const own = loop.map(looksOf);
  const usual = (of: "turn" | "nod" | "skew"): number => median(own.map((look) => look[of]));
  const [turn, nod, skew] = [usual("turn"), usual("nod"), usual("skew")];
  const shut = meshes.map((mesh, index) => ({ index, ...looksOf(mesh) })).filter(({ gap }) => gap <= SHUT);
  const [width, lips] = [median(shut.map((look) => look.width)), median(shut.map((look) => look.lips))];
  const odd = (look: (typeof shut)[number]): number =>
    Math.abs(look.width - width) +
    ODD.skew * Math.abs(look.skew - skew) +
    ODD.thin * Math.max(0, lips - look.lips) +
    ODD.turn * Math.abs(look.turn - turn) +
    ODD.nod * Math.abs(look.nod - nod);
  return shut.map((look) => ({ index: look.index, odd: odd(look) + look.gap })).toSorted((a, b) => a.odd - b.odd);
}
