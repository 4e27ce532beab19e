import sharp, { type Metadata, type ResizeOptions, type Sharp } from "sharp";
import { JobError } from "../../protocol/handler.ts";
import { fileSignature } from "../probe/signature.ts";
import type { Picture } from "./raster.ts";

const FORMATS = new Set(["jpeg", "png", "webp", "gif", "avif"]);
/** Decoded pixels: 80 MP are 240 MB of RGB. Checked before decoding. */
const PIXELS = 80_000_000;
/** Of each side, where something is to be found in it. */
const SMALLEST = 64;

// libvips would answer a path it has seen with the file that was there before, and keep its pixels.
sharp.cache(false);

export interface Source {
  readonly path: string;
  readonly format: string;
  readonly hasAlpha: boolean;
  /** Of the picture as it stands upright. */
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const open = (path: string): Sharp => sharp(path, { limitInputPixels: PIXELS, failOn: "error", animated: false }).autoOrient();

async function metadata(path: string): Promise<Metadata> {
  try {
    return await sharp(path, { limitInputPixels: false, animated: false }).metadata();
  } catch (cause) {
    throw new JobError("INPUT_UNREADABLE", "the picture cannot be decoded", { cause });
  }
}

/** Looks at a picture by its content. @throws JobError INPUT_UNREADABLE, INPUT_TOO_LARGE, INPUT_TOO_SMALL */
export async function inspect(path: string, smallest = SMALLEST): Promise<Source> {
  const signature = await fileSignature(path);
  if (signature === null || !FORMATS.has(signature.format)) {
    throw new JobError(
      "INPUT_UNREADABLE",
      `not a JPEG, PNG, WebP, GIF or AVIF picture${signature === null ? "" : `, but ${signature.format}`}`,
    );
  }
  const {
    autoOrient: { width, height },
    hasAlpha,
  } = await metadata(path);
  if (width * height > PIXELS)
    throw new JobError("INPUT_TOO_LARGE", `${width} × ${height} pixels are more than ${PIXELS / 1e6} million`, {
      values: { width, height, max: PIXELS / 1e6 },
    });
  if (Math.min(width, height) < smallest)
    throw new JobError("INPUT_TOO_SMALL", `${width} × ${height} pixels: each side needs ${smallest}`, {
      values: { width, height, min: smallest },
    });
  return { path, format: signature.format, hasAlpha, width, height };
}

async function decoded<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new JobError("INPUT_UNREADABLE", "the picture is damaged", { cause });
  }
}

const filling = ({ width, height }: Size): ResizeOptions => ({ width, height, fit: "fill" });

/** A picture's size with its longest side at most `longest`; never larger than it is. */
export function within({ width, height }: Size, longest: number): Size {
  const by = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) };
}

/** Re-encodes as WebP with its longest side at most `longest`: no metadata, sRGB, upright. */
export async function normalise(source: Source, target: string, longest: number): Promise<Size> {
  const size = within(source, longest);
  await decoded(open(source.path).resize(filling(size)).toColourspace("srgb").webp({ quality: 88, effort: 1 }).toFile(target));
  return size;
}

/** Writes pixels as `normalise` writes a picture. */
export async function encode({ data, width, height }: Picture, target: string): Promise<void> {
  await sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 88, effort: 1 })
    .toFile(target);
}

/** A part of a picture as a picture of its own. */
export async function cropped(source: Source, { x, y, width, height }: Cut["focus"], target: string): Promise<Source> {
  const [left, top] = [Math.round(x * source.width), Math.round(y * source.height)];
  const size = {
    width: Math.min(source.width - left, Math.round(width * source.width)),
    height: Math.min(source.height - top, Math.round(height * source.height)),
  };
  await decoded(
    open(source.path)
      .extract({ left, top, ...size })
      .toColourspace("srgb")
      .png({ compressionLevel: 1 })
      .toFile(target),
  );
  return { path: target, format: source.format, hasAlpha: false, ...size };
}

/** A small copy that fits into a box, never larger than the picture; AVIF or WebP. */
export async function shrink(
  source: Source,
  target: string,
  { width, height, quality, format }: Size & { quality: number; format: "avif" | "webp" },
): Promise<Size & { bytes: number }> {
  const small = open(source.path).resize({ width, height, fit: "inside", withoutEnlargement: true }).toColourspace("srgb");
  const made = await decoded((format === "avif" ? small.avif({ quality, effort: 2 }) : small.webp({ quality, effort: 2 })).toFile(target));
  return { width: made.width, height: made.height, bytes: made.size };
}

/** Where a window of a length stands on a side so that a part of that side is in its middle, as far as the side goes. */
const windowAt = (side: number, length: number, middle: number): number =>
  Math.round(Math.min(side - length, Math.max(0, side * middle - length / 2)));

interface Cut extends Size {
  readonly focus: { x: number; y: number; width: number; height: number };
  readonly format: "png" | "jpeg" | "webp";
}

/** Cut to a shape around `focus`, and made exactly that size; answers its bytes. */
export async function cover(source: Source, target: string, { width, height, focus, format }: Cut): Promise<number> {
  const by = Math.max(width / source.width, height / source.height);
  const [wide, high] = [Math.max(width, Math.round(source.width * by)), Math.max(height, Math.round(source.height * by))];
  const left = windowAt(wide, width, focus.x + focus.width / 2);
  const top = windowAt(high, height, focus.y + focus.height / 2);
  const cut = open(source.path)
    .resize(filling({ width: wide, height: high }))
    .extract({ left, top, width, height })
    .toColourspace("srgb");
  return (await decoded(cut.toFormat(format, format === "png" ? {} : { quality: 92 }).toFile(target))).size;
}

/** The picture's colours on white, with its longest side at most `longest`. */
export async function pixels(source: Source, longest: number): Promise<Picture> {
  const { data, info } = await decoded(
    open(source.path)
      .resize(filling(within(source, longest)))
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  return { data, width: info.width, height: info.height };
}

/** The picture's own transparency, 0…255; null when it has none. */
export async function ownAlpha(source: Source, { width, height }: Size): Promise<Uint8Array | null> {
  if (!source.hasAlpha) return null;
  return await decoded(open(source.path).resize(filling({ width, height })).ensureAlpha().extractChannel(3).raw().toBuffer());
}
