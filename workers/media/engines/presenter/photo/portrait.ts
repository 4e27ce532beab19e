import sharp from "sharp";
import { normalise, pixels, type Source } from "../../picture/decode.ts";
import { decontaminated } from "../../picture/foreground.ts";
import { findMatte } from "../../picture/matte.ts";
import { mapped, smoothstep, type Picture, type Plane } from "../../picture/raster.ts";
import { onlyFace, type Point } from "./face.ts";
import type { Canvas } from "./warp.ts";

const LONGEST = 1600;
/** The frame's side in heights of the face. */
const ROOM = 2.5;
/** Where the middle of the face is in the frame, from the top. */
const HEIGHT = 0.42;
/** A matte less sure than this makes way for a round portrait. */
const CLEAN = 0.35;

/** A person cut out in a square of `size`, with the mesh of the face in its pixels. */
export interface Portrait {
  readonly canvas: Canvas;
  readonly mesh: readonly Point[];
}

interface Crop {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

function cropOf(picture: Picture, box: { x: number; y: number; width: number; height: number }): Crop {
  const height = box.height * picture.height;
  const side = Math.round(Math.min(picture.width, picture.height, height * ROOM));
  const within = (start: number, length: number): number => Math.round(Math.min(length - side, Math.max(0, start)));
  return {
    side,
    left: within((box.x + box.width / 2) * picture.width - side / 2, picture.width),
    top: within((box.y + box.height / 2) * picture.height - side * HEIGHT, picture.height),
  };
}

/** A circle with a soft edge, for pictures whose background cannot be taken away. */
const round = ({ width, height }: Picture, mask: Plane): Plane =>
  mapped(
    mask,
    (_, index) => 1 - smoothstep(0.97, 1, Math.hypot((index % width) / width - 0.5, Math.floor(index / width) / height - 0.5) * 2),
  );

/**
 * Cuts the person of a picture out, in a square around the face.
 * @throws JobError FACE_MISSING, FACE_UNCLEAR
 */
export async function portraitOf(source: Source, scratch: string, size: number): Promise<Portrait> {
  const { width } = await normalise(source, scratch, 4096);
  const { box, mesh } = await onlyFace(source, width);
  const picture = await pixels(source, LONGEST);
  const { left, top, side } = cropOf(picture, box);
  const square = await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .extract({ left, top, width: side, height: side })
    .resize(size, size, { kernel: "lanczos3" })
    .raw()
    .toBuffer();
  const crop: Picture = { data: square, width: size, height: size };
  const { mask, confidence } = await findMatte(crop, 1);
  const canvas: Canvas = { data: decontaminated(crop, confidence < CLEAN ? round(crop, mask) : mask), width: size, height: size };
  const scale = size / side;
  return { canvas, mesh: mesh.map(([x, y]) => [(x * picture.width - left) * scale, (y * picture.height - top) * scale] as const) };
}
