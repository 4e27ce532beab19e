import { readFile, stat } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { JobError } from "../../protocol/handler.ts";
import type { ResultOf } from "../../protocol/jobs.ts";
import { inspect, type Size, within } from "./decode.ts";
import { palette } from "./palette.ts";

const LONGEST = 1440;
/** A logo shows what is behind it where so much of its file is see-through. */
const CLEAR_SHARE = 0.02;
/** Alpha from which a pixel belongs to what is drawn, and from which its colour counts. */
const [DRAWN, SOLID] = [12, 230];
/** So much of the rim has the ground's colour, each channel within so far of it; what is drawn is farther. */
const RIM_SHARE = 0.97;
const [RIM_WITHIN, DRAWN_BEYOND] = [14, 26];

/** 8-bit RGBA, row by row. */
interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}
type Rgb = readonly [number, number, number];

const colorAt = ({ data }: Pixels, index: number): Rgb => [data[index * 4] ?? 0, data[index * 4 + 1] ?? 0, data[index * 4 + 2] ?? 0];
const away = (a: Rgb, b: Rgb): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
const hex = (color: Rgb): string => `#${color.map((part) => part.toString(16).padStart(2, "0")).join("")}`;

/** The colour that the picture's rim has nearly everywhere; null where it has several. */
function groundOf(pixels: Pixels): Rgb | null {
  const { width, height } = pixels;
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]).flat();
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]).flat();
  const rim = [...across, ...down].map((index) => colorAt(pixels, index));
  const middle = (part: number): number => rim.map((color) => color[part] ?? 0).toSorted((a, b) => a - b)[rim.length >> 1] ?? 0;
  const ground: Rgb = [middle(0), middle(1), middle(2)];
  return rim.filter((color) => away(color, ground) <= RIM_WITHIN).length >= rim.length * RIM_SHARE ? ground : null;
}

/** The smallest rectangle that holds what is drawn; null where nothing is. */
function boxOf({ width, height }: Pixels, isDrawn: (index: number) => boolean) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (isDrawn(y * width + x)) {
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Bytes of an SVG that is read: logos have a few thousand. */
const SVG_BYTES = 2_000_000;
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i;
/** What an SVG's own size is written for, and the most that librsvg draws it at; pixels per inch. */
const [SVG_DENSITY, MOST_DENSITY] = [72, 20_000];

/** An SVG's bytes, which name no folder that it could read files from; null where the file is no SVG. */
async function svgOf(path: string): Promise<Buffer | null> {
  if ((await stat(path)).size > SVG_BYTES) return null;
  const bytes = await readFile(path);
  return SVG.test(bytes.subarray(0, 1024).toString("utf8")) ? bytes : null;
}

/** A logo as it is decoded: an SVG is drawn as large as a logo may be, for its own size says little. */
async function opened(path: string): Promise<{ image: Sharp; size: Size }> {
  const svg = await svgOf(path);
  if (!svg) return { size: within(await inspect(path, 1), LONGEST), image: sharp(path, { animated: false }).autoOrient() };
  try {
    const { width, height } = await sharp(svg).metadata();
    const by = LONGEST / Math.max(width, height);
    const density = Math.min(MOST_DENSITY, Math.max(1, SVG_DENSITY * by));
    const size = { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) };
    return { size, image: sharp(svg, { density }) };
  } catch (cause) {
    throw new JobError("INPUT_UNREADABLE", "the SVG cannot be drawn", { cause });
  }
}

/** Trims a logo and says what it is on (protocol/pictures, `logo`). @throws JobError INPUT_UNREADABLE for one on which nothing is drawn */
export async function readLogo(path: string, target: string): Promise<ResultOf<"logo">> {
  const { image, size: wanted } = await opened(path);
  const { data, info } = await image
    .resize({ ...wanted, fit: "fill" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels: Pixels = { data, width: info.width, height: info.height };
  const count = info.width * info.height;
  const alphaAt = (index: number): number => data[index * 4 + 3] ?? 0;
  let clear = 0;
  for (let index = 0; index < count; index += 1) if (alphaAt(index) < 128) clear += 1;
  const opaque = clear < count * CLEAR_SHARE;
  const ground = opaque ? groundOf(pixels) : null;
  const isDrawn = ground
    ? (index: number) => away(colorAt(pixels, index), ground) > DRAWN_BEYOND
    : (index: number) => alphaAt(index) > DRAWN;
  const box = boxOf(pixels, isDrawn);
  if (!box) throw new JobError("INPUT_UNREADABLE", "nothing is drawn on this logo");
  await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .extract(box)
    .webp({ lossless: true, effort: 2 })
    .toFile(target);
  const counted = Float32Array.from({ length: count }, (_, index) => (isDrawn(index) && alphaAt(index) >= SOLID ? 1 : 0));
  const rgb = Uint8Array.from({ length: count * 3 }, (_, at) => data[Math.floor(at / 3) * 4 + (at % 3)] ?? 0);
  const size = { width: info.width, height: info.height };
  const colors = palette({ data: rgb, ...size }, { data: counted, ...size });
  return { width: box.width, height: box.height, ground: ground && hex(ground), opaque, colors, engine: "built-in:oklab" };
}
