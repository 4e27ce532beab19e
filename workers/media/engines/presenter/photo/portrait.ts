import sharp from "sharp";
import type { ResultOf } from "../../../protocol/jobs.ts";
import { normalise, pixels, type Source } from "../../picture/decode.ts";
import { decontaminated } from "../../picture/foreground.ts";
import { findMatte } from "../../picture/matte.ts";
import { mapped, smoothstep, type Picture, type Plane } from "../../picture/raster.ts";
import { borderAround } from "./border.ts";
import { gapOf } from "../film/inside.ts";
import { JobError } from "../../../protocol/handler.ts";
import { onlyFace, type Point } from "./face.ts";
import { CHIN } from "./landmarks.ts";
import type { Canvas } from "./warp.ts";

const LONGEST = 1600;
/** The frame's side in heights of the face. */
const ROOM = { cutout: 2.9, scene: 1.7 };
/** Where the middle of the face is in the frame, from the top. */
const HEIGHT = { cutout: 0.47, scene: 0.48 };
/** The longest side of a photo that keeps its background. */
const SCENE = 2160;
/**
 * A mask that fits the network less than this makes way for a round portrait. Not `confidence`: that is of products, and
 * doubts whatever its picture cuts off. Measured on 13 portraits: 0.91 and more.
 */
const CLEAN = 0.75;
/** Where the picture cuts somebody off they fade, over so much of the square. */
const FADE = 0.08;

/** Lips that are further apart than this, in widths of the mouth, cannot be closed: it is a shout or a yawn. */
const WIDE_OPEN = 0.33;

/** A person cut out in a square of `size`, with the mesh of the face in its pixels. */
export interface Portrait {
  readonly canvas: Canvas;
  readonly mesh: readonly Point[];
  /** The background could not be taken away: it is a disc. */
  readonly round: boolean;
  /** The photo seems to show a print, a screen or a frame with the face in it; looked for only where it keeps its background. */
  readonly pictured: boolean;
  /** Of a photo that keeps its background: its pixels, and where in it the square is, as fractions. */
  readonly scene: NonNullable<ResultOf<"presenter">["scene"]> | null;
}

interface Crop {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

function cropOf(picture: Picture, box: { x: number; y: number; width: number; height: number }, kind: keyof typeof ROOM): Crop {
  const height = box.height * picture.height;
  const side = Math.round(Math.min(picture.width, picture.height, height * ROOM[kind]));
  const within = (start: number, length: number): number => Math.round(Math.min(length - side, Math.max(0, start)));
  return {
    side,
    left: within((box.x + box.width / 2) * picture.width - side / 2, picture.width),
    top: within((box.y + box.height / 2) * picture.height - side * HEIGHT[kind], picture.height),
  };
}

/** A circle with a soft edge, for pictures whose background cannot be taken away. */
const round = ({ width, height }: Picture, mask: Plane): Plane =>
  mapped(
    mask,
    (_, index) => 1 - smoothstep(0.97, 1, Math.hypot((index % width) / width - 0.5, Math.floor(index / width) / height - 0.5) * 2),
  );

/** A square that fades out at its edges, over the photo that it is a part of. */
function feathered({ data, width, height }: Picture): Canvas {
  const rgba = new Uint8Array(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = [(index % width) / width, Math.floor(index / width) / height];
    rgba.set(data.subarray(index * 3, index * 3 + 3), index * 4);
    rgba[index * 4 + 3] = Math.round(255 * smoothstep(0, 0.06, Math.min(x, y, 1 - x, 1 - y)));
  }
  return { data: rgba, width, height };
}

/** Of an edge of the mask, from pixel `first` on, so many pixels apart: whether the subject goes on beyond it. */
const goesOn = ({ data, width }: Plane, first: number, apart: number): boolean =>
  Array.from({ length: width }, (_, at) => data[first + at * apart] ?? 0).some((value) => value > 0.5);

/** Whom the square cuts off at a side, or above, fades there: a straight edge in the middle of a frame is no shoulder. */
export function fadingOut(mask: Plane): Plane {
  const { width: side } = mask;
  const [left, right, up] = [goesOn(mask, 0, side), goesOn(mask, side - 1, side), goesOn(mask, 0, 1)];
  return mapped(mask, (value, index) => {
    const [x, y] = [(index % side) / side, Math.floor(index / side) / side];
    const near = Math.min(left ? x : 1, right ? 1 - x : 1, up ? y : 1);
    return value * smoothstep(0, FADE, near);
  });
}

/** Without their background, where both networks see the same person and the mask fits what they see. */
async function cutOut(crop: Picture): Promise<Pick<Portrait, "canvas" | "round">> {
  const { mask, fit, agreed } = await findMatte(crop, 1);
  const isRound = !agreed || fit < CLEAN;
  const data = decontaminated(crop, isRound ? round(crop, mask) : fadingOut(mask));
  return { canvas: { data, width: crop.width, height: crop.height }, round: isRound };
}

interface Wanted {
  readonly scratch: string;
  /** Where the photo is written, if it keeps its background. */
  readonly scene: string | null;
  /** Pixels of the square's side. */
  readonly size: number;
}

/**
 * Cuts the person of a picture out, in a square around the face; or with their background, in a smaller one.
 * @throws JobError FACE_MISSING, FACE_MANY, FACE_SMALL, FACE_TURNED, FACE_UNCLEAR, FACE_MOUTH_OPEN, PICTURE_BLURRED
 */
export async function portraitOf(source: Source, { scratch, scene, size }: Wanted): Promise<Portrait> {
  const { width } = await normalise(source, scratch, 4096);
  const { box, mesh } = await onlyFace(source, width);
  const whole = scene === null ? null : await normalise(source, scene, SCENE);
  const picture = await pixels(source, whole ? SCENE : LONGEST);
  const { left, top, side } = cropOf(picture, box, whole ? "scene" : "cutout");
  const square = await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .extract({ left, top, width: side, height: side })
    .resize(size, size, { kernel: "lanczos3" })
    .raw()
    .toBuffer();
  const crop: Picture = { data: square, width: size, height: size };
  const scale = size / side;
  const placed = mesh.map(([x, y]): Point => [(x * picture.width - left) * scale, (y * picture.height - top) * scale]);
  if (gapOf(placed) > WIDE_OPEN) throw new JobError("FACE_MOUTH_OPEN", "the mouth is wide open");
  const frame = { x: left / picture.width, y: top / picture.height, width: side / picture.width, height: side / picture.height };
  return {
    ...(whole ? { canvas: feathered(crop), round: false } : await cutOut(crop)),
    mesh: placed,
    pictured: whole !== null && borderAround(picture, box) !== null,
    scene: whole && { ...whole, frame, chin: mesh[CHIN]?.[1] ?? box.y + box.height },
  };
}
