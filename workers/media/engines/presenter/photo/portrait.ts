import sharp from "sharp";
import type { ResultOf } from "../../../protocol/jobs.ts";
import { normalise, pixels, type Source } from "../../picture/decode.ts";
import { decontaminated } from "../../picture/foreground.ts";
import { findMatte } from "../../picture/matte.ts";
import { mapped, smoothstep, type Picture, type Plane } from "../../picture/raster.ts";
import { beardBelow } from "./beard.ts";
import { borderAround } from "./border.ts";
import { gapOf } from "../film/inside.ts";
import { JobError } from "../../../protocol/handler.ts";
import { type FoundFace, onlyFace, type Point } from "./face.ts";
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
/** Of an edge, so much must be somebody's: single hairs are not cut off. */
const CUT = 0.02;

/** Lips that are further apart than this, in widths of the mouth, cannot be closed: it is a shout or a yawn. */
const WIDE_OPEN = 0.33;

type Box = FoundFace["box"];
type Cut = NonNullable<ResultOf<"presenter">["cut"]>;

/** A person cut out in a square of `size`, with the mesh of the face in its pixels. */
export interface Portrait {
  readonly canvas: Canvas;
  readonly mesh: readonly Point[];
  /** Where the picture cuts somebody off, as fractions of the square. */
  readonly cut: Cut;
  /** Where their hair ends above, likewise. */
  readonly top: number;
  /** How far a beard goes down below the chin, in heights of the face. */
  readonly beard: number;
  /** The background could not be taken away: it is a disc. */
  readonly round: boolean;
  /** The photo seems to show a print, a screen or a frame with the face in it; looked for only where it keeps its background. */
  readonly pictured: boolean;
  /** Of a photo that keeps its background: its pixels, and where in it the square is, as fractions. */
  readonly scene: NonNullable<ResultOf<"presenter">["scene"]> | null;
}

/** A square around a face, in pixels of the picture: of a narrow picture it goes beyond the sides. */
interface Crop {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

const within = (start: number, length: number, side: number): number => Math.round(Math.min(length - side, Math.max(0, start)));

/** The square of somebody who is cut out: the face is in its middle, and all of the picture's height may be in it. */
function aroundFace(picture: Picture, box: Box): Crop {
  const height = box.height * picture.height;
  const side = Math.round(Math.min(picture.height, height * ROOM.cutout));
  return {
    side,
    left: Math.round((box.x + box.width / 2) * picture.width - side / 2),
    top: within((box.y + box.height / 2) * picture.height - side * HEIGHT.cutout, picture.height, side),
  };
}

/** The square of a photo that keeps its background: a part of it. */
function inScene(picture: Picture, box: Box): Crop {
  const height = box.height * picture.height;
  const side = Math.round(Math.min(picture.width, picture.height, height * ROOM.scene));
  return {
    side,
    left: within((box.x + box.width / 2) * picture.width - side / 2, picture.width, side),
    top: within((box.y + box.height / 2) * picture.height - side * HEIGHT.scene, picture.height, side),
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

/** Of an edge of the mask, from pixel `first` on, `count` pixels `apart`: whether the subject goes on beyond it. */
const goesOn = ({ data }: Plane, first: number, apart: number, count: number): boolean =>
  Array.from({ length: count }, (_, at) => data[first + at * apart] ?? 0).filter((value) => value > 0.5).length > count * CUT;

/** Where an edge of a part of a square cuts somebody off, as fractions of the square; `left`: where the part begins in it. */
export function cutOf(mask: Plane, left: number, size: number): Cut {
  const { width, height } = mask;
  return {
    ...(goesOn(mask, 0, width, height) ? { left: left / size } : {}),
    ...(goesOn(mask, width - 1, width, height) ? { right: (left + width) / size } : {}),
    ...(goesOn(mask, 0, 1, width) ? { up: 0 } : {}),
  };
}

/** From where on, from above, a mask has somebody in it, as a fraction of its height: where their hair ends. */
export function topOf({ data, width, height }: Plane): number {
  for (let row = 0; row < height; row += 1) if (goesOn({ data, width, height }, row * width, 1, width)) return row / height;
  return 0;
}

/** RGBA of a part in a square of `size` that is transparent beside it. */
function inSquare(part: Canvas, left: number, size: number): Canvas {
  const data = new Uint8Array(size * size * 4);
  for (let y = 0; y < part.height; y += 1)
    data.set(part.data.subarray(y * part.width * 4, (y + 1) * part.width * 4), (y * size + left) * 4);
  return { data, width: size, height: size };
}

/** Without their background, where both networks see the same person and the mask fits what they see. */
async function cutOut(part: Picture, left: number, size: number): Promise<Pick<Portrait, "canvas" | "round" | "cut" | "top">> {
  const { mask, fit, agreed } = await findMatte(part, 1);
  const isRound = !agreed || fit < CLEAN;
  const data = decontaminated(part, isRound ? round(part, mask) : mask);
  const canvas = inSquare({ data, width: part.width, height: part.height }, left, size);
  return { canvas, round: isRound, cut: isRound ? {} : cutOf(mask, left, size), top: isRound ? 0 : topOf(mask) };
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
 * @throws JobError FACE_MISSING, FACE_MANY, FACE_SMALL, FACE_TURNED, FACE_UNCLEAR, FACE_COVERED, FACE_MOUTH_OPEN, PICTURE_BLURRED
 */
export async function portraitOf(source: Source, { scratch, scene, size }: Wanted): Promise<Portrait> {
  const normal = await normalise(source, scratch, 4096);
  const { box, mesh } = await onlyFace(source, normal.width);
  const whole = scene === null ? null : await normalise(source, scene, SCENE);
  const picture = await pixels(source, whole ? SCENE : LONGEST);
  const { left, top, side } = whole ? inScene(picture, box) : aroundFace(picture, box);
  const scale = size / side;
  const [from, to] = [Math.max(0, left), Math.min(picture.width, left + side)];
  const begins = Math.round((from - left) * scale);
  const width = Math.min(size - begins, Math.round((to - from) * scale));
  const data = await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .extract({ left: from, top, width: to - from, height: side })
    .resize(width, size, { kernel: "lanczos3", fit: "fill" })
    .raw()
    .toBuffer();
  const part: Picture = { data, width, height: size };
  const placed = mesh.map(([x, y]): Point => [(x * picture.width - left) * scale, (y * picture.height - top) * scale]);
  if (gapOf(placed) > WIDE_OPEN) throw new JobError("FACE_MOUTH_OPEN", "the mouth is wide open");
  const made = whole ? { canvas: feathered(part), round: false, cut: {}, top: 0 } : await cutOut(part, begins, size);
  const beard = beardBelow(made.canvas, placed);
  const frame = { x: left / picture.width, y: top / picture.height, width: side / picture.width, height: side / picture.height };
  return {
    ...made,
    beard,
    mesh: placed,
    pictured: whole !== null && borderAround(picture, box) !== null,
    scene: whole && { ...whole, frame, chin: Math.min(1, (mesh[CHIN]?.[1] ?? box.y + box.height) + beard * box.height) },
  };
}
