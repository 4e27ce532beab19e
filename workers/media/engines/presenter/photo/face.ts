import { JobError } from "../../../protocol/handler.ts";
import { findFaces, type Face } from "../../faces/faces.ts";
import { pixels, type Source } from "../../picture/decode.ts";
import type { Picture } from "../../picture/raster.ts";
import { CHEEKS, EYE_CORNERS, NOSE_TIP } from "./landmarks.ts";
import { ownerOf } from "./around.ts";
import { isEnlarged, sharpnessOf } from "./sharpness.ts";

const SIGHT = 640;
/** Of the picture's shorter side; and in pixels of the picture itself. */
const LEAST_SHARE = 0.1;
const LEAST_PIXELS = 120;

export type Point = readonly [number, number];

/** A face in a picture, by fractions of the picture's width and height. */
export interface FoundFace {
  readonly box: Face["box"];
  readonly mesh: readonly Point[];
}

/** How far the nose is off the middle between the cheeks: 0 straight … 1 in profile. */
export function turn({ mesh }: Pick<Face, "mesh">): number {
  const [left = 0, right = 1, nose = 0.5] = [CHEEKS[0], CHEEKS[1], NOSE_TIP].map((index) => mesh[index]?.[0]);
  return Math.abs((nose - left) / Math.max(1e-6, right - left) - 0.5) * 2;
}

/** A head that is held further askew, in radians (6°): its mesh is found once more with the face turned upright. */
const ASKEW = 0.105;

/** By how much a head is held askew, in radians, by its mesh. */
export function tilt(mesh: readonly (readonly [number, number, ...number[]])[]): number {
  const [left, right] = EYE_CORNERS.map((index) => mesh[index] ?? [0, 0]);
  return left && right ? Math.atan2(right[1] - left[1], right[0] - left[0]) : 0;
}

/** The mesh of a face that was found, also where its head is held askew. */
export async function meshOf(small: Picture, face: Face): Promise<Face["mesh"]> {
  if (Math.abs(tilt(face.mesh)) < ASKEW) return face.mesh;
  const middle = ({ box: { x, y, width, height } }: Face): Point => [x + width / 2, y + height / 2];
  const off = (one: Face): number => Math.hypot(middle(one)[0] - middle(face)[0], middle(one)[1] - middle(face)[1]);
  const [same] = (await findFaces(small, true, true)).toSorted((one, other) => off(one) - off(other));
  return same && same.mesh.length >= 468 && off(same) < face.box.width / 2 ? same.mesh : face.mesh;
}

/** Softer faces are out of focus, shaken or enlarged: measured on sharp portraits (from 0.007) and blurred copies (to 0.003). */
const SHARP = 0.004;
/** The longest side at which sharpness is looked at. */
const CLOSE = 2160;

const isClear = ({ score, mesh }: Face): boolean => score >= 0.6 && mesh.length >= 468;

function check(faces: readonly Face[], width: number, height: number, scale: number): Face {
  const [face, second] = faces;
  if (face === undefined) throw new JobError("FACE_MISSING", "there is no face in the picture");
  if (second !== undefined && second.box.width > face.box.width * 0.6)
    throw new JobError("FACE_MANY", "there is more than one face: choose a picture of one person");
  if (face.box.width < Math.min(width, height) * LEAST_SHARE || face.box.width * scale < LEAST_PIXELS)
    throw new JobError("FACE_SMALL", "the face is too small: choose a closer picture");
  if (isClear(face) && turn(face) > 0.72) throw new JobError("FACE_TURNED", "the face is turned away: choose a picture from the front");
  return face;
}

/**
 * The one face of a portrait. `original`: the picture's real width. @throws JobError FACE_MISSING, FACE_MANY,
 * FACE_SMALL, FACE_TURNED, FACE_UNCLEAR, FACE_COVERED, PICTURE_BLURRED
 */
export async function onlyFace(source: Source, original: number): Promise<FoundFace> {
  const small = await pixels(source, SIGHT);
  const { width, height } = small;
  const face = check(await findFaces(small, true), width, height, original / width);
  const box = { x: face.box.x / width, y: face.box.y / height, width: face.box.width / width, height: face.box.height / height };
  const close = await pixels(source, CLOSE);
  const owner = await ownerOf(close, { box });
  if (owner === "animal") throw new JobError("FACE_MISSING", "the face is an animal's");
  // An animal's is seldom clear: whose it is says more than that.
  if (!isClear(face)) throw new JobError("FACE_UNCLEAR", "the face cannot be seen clearly");
  const mesh = await meshOf(small, face);
  const found = { box, mesh: mesh.slice(0, 468).map(([x, y]) => [x / width, y / height] as const) };
  if (owner === "nobody") throw new JobError("FACE_COVERED", "no person is seen around the face");
  if ((await sharpnessOf(close, found)) < SHARP) throw new JobError("PICTURE_BLURRED", "the face is not sharp");
  if (await isEnlarged(close, found)) throw new JobError("PICTURE_BLURRED", "the face was enlarged");
  return found;
}
