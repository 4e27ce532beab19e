import sharp from "sharp";
import { type Face, findFaces } from "../../faces/faces.ts";
import type { Point } from "../photo/face.ts";

/** RGB, row by row. */
export interface Frame {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A square of a film, in its pixels. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** Pixels in which a face is looked at closely. */
const CLOSE = 480;

/** A square around a face that has room for its head, within a film. */
export function squareAround(middle: Point, width: number, room: number, film: { width: number; height: number }): Square {
  const side = Math.round(Math.min(film.width, film.height, width * room));
  const within = (at: number, length: number): number => Math.round(Math.min(length - side, Math.max(0, at - side / 2)));
  return { side, left: within(middle[0], film.width), top: within(middle[1], film.height) };
}

/** The square of a film around a face. */
export function faceSquare(mesh: readonly Point[], film: { width: number; height: number }): Square {
  const [xs, ys] = [mesh.map(([x]) => x), mesh.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return squareAround([(left + right) / 2, (top + bottom) / 2], Math.max(right - left, bottom - top), 1.35, film);
}

/** The part of a frame in a square, at another size. */
export const cropped = ({ data, width, height }: Frame, { left, top, side }: Square, to: number) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .extract({ left, top, width: side, height: side })
    .resize(to, to, { kernel: "lanczos3" });

/** The face that is nearest to where it is expected: the largest may be one that the detector sees in things behind a person. */
const nearest = (faces: readonly Face[], [x, y]: Point): Face | undefined => {
  const off = ({ box }: Face): number => Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
  return faces.toSorted((a, b) => off(a) - off(b))[0];
};

/** The mesh of the face that is expected at a point in a square of a frame, all in the film's pixels; null: it is not found. */
export async function closeMesh(frame: Frame, square: Square, expected: Point): Promise<Point[] | null> {
  const data = await cropped(frame, square, CLOSE).raw().toBuffer();
  const by = square.side / CLOSE;
  const at: Point = [(expected[0] - square.left) / by, (expected[1] - square.top) / by];
  const face = nearest(await findFaces({ data, width: CLOSE, height: CLOSE }, true), at);
  if (!face || face.mesh.length < 468) return null;
  return face.mesh.slice(0, 468).map(([x, y]) => [square.left + x * by, square.top + y * by] as const);
}
