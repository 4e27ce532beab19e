import { islandsOf, largestOf, type Island } from "./islands.ts";
import { lineHeight, runsDown } from "./line-height.ts";
import type { Box } from "./measure.ts";
import { distances, type Colour } from "./plain.ts";
import { boxBlur, mapped, plane, type Picture, type Plane } from "./raster.ts";
import { median } from "../median.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A pixel this far from its ground (0…441 in RGB) is none of it. */
const OFF = 20;
/** What stands apart from the thing and is smaller than this share of it may be a sticker. */
const SMALL = 0.25;
/** So much of a sticker is its words, at least: a bottle's label is less of the bottle. */
const WORDY = 0.12;
/** A logo is smaller than this share of the thing, and this near to the upper or lower rim. */
const [LOGO, RIM] = [0.04, 0.2];
/** Of the picture; what is smaller is no thing, but the letters of a page. */
const THING = 0.04;
/** Pixels around what is painted over: the soft rim of letters. */
const AROUND = 4;

const boxOf = ({ left, top, right, bottom }: Island, { width, height }: Size): Box => ({
  x: left / width,
  y: top / height,
  width: (right + 1 - left) / width,
  height: (bottom + 1 - top) / height,
});

/** How much two boxes share. */
function common(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}

const areaOf = ({ width, height }: Box): number => width * height;

/** A patch with words, or a logo at the rim: small, and apart from the thing. */
function isSticker(island: Island, main: Island, { lines, size }: { lines: readonly Box[]; size: Size }): boolean {
  const [box, thing] = [boxOf(island, size), boxOf(main, size)];
  const words = lines.filter((line) => common(line, box) > 0.5 * areaOf(line)).reduce((sum, line) => sum + areaOf(line), 0);
  if (island.size < SMALL * main.size && words > WORDY * areaOf(box)) return true;
  const atRim = box.y + box.height < RIM || box.y > 1 - RIM;
  return island.size < LOGO * main.size && atRim && common(box, thing) === 0;
}

/** What a shop has stuck on the plain ground of a picture, apart from the thing: 1 where it is. */
export function stickersOn(ground: Colour, picture: Picture, lines: readonly Box[]): Plane {
  const { width, height } = picture;
  const { labels, islands } = islandsOf(
    mapped({ data: distances(picture, ground), width, height }, (distance) => (distance > OFF ? 1 : 0)),
  );
  const main = largestOf(islands);
  const isThing = main !== null && main.size > THING * width * height;
  const stuck = islands.map((island) => isThing && island !== main && isSticker(island, main, { lines, size: picture }));
  if (!stuck.some(Boolean)) return plane(width, height);
  const found = { data: Float32Array.from(labels, (label) => (stuck[label - 1] ? 1 : 0)), width, height };
  // Nothing of the thing is touched by what is around a sticker.
  return mapped(boxBlur(found, AROUND), (value, index) => (value > 0 && (labels[index] === 0 || found.data[index] === 1) ? 1 : 0));
}

/** How far a pixel is from a colour, 0…441. */
export const distanceOf = ({ data }: Picture, index: number, [r, g, b]: Colour): number =>
  Math.hypot((data[index * 3] ?? 0) - r, (data[index * 3 + 1] ?? 0) - g, (data[index * 3 + 2] ?? 0) - b);

/** Around a line, this much of its height shows what it is printed on; so far (in heights) a patch may go on, beside the line and along it. */
const [RING, REACH, ALONG] = [0.3, 2.6, 6];
/** How far colours of one patch are apart at most, of 441. */
const FLAT = 44;
/** More than a patch of flat colour: of the box around it. */
const SOLID = 0.4;

interface Window {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export function windowOf(line: Box, size: Size, by: number, alongBy = by): Window {
  const [{ x, y, width: w, height: h }, { width, height }] = [line, size];
  const [beside, along] = [lineHeight(line, size) * by, lineHeight(line, size) * alongBy];
  const [more, across] = runsDown(line, size) ? [along, beside] : [beside, along];
  return {
    x0: Math.max(0, Math.floor(x * width - across)),
    y0: Math.max(0, Math.floor(y * height - more)),
    x1: Math.min(width, Math.ceil((x + w) * width + across)),
    y1: Math.min(height, Math.ceil((y + h) * height + more)),
  };
}

/** The colour that a line is printed on, and the pixels around the line. */
export function ringOf(picture: Picture, line: Box): { colour: Colour; pixels: readonly number[] } {
  const [inner, outer] = [windowOf(line, picture, 0), windowOf(line, picture, RING)];
  const pixels: number[] = [];
  for (let y = outer.y0; y < outer.y1; y += 1) {
    for (let x = outer.x0; x < outer.x1; x += 1) {
      if (x < inner.x0 || x >= inner.x1 || y < inner.y0 || y >= inner.y1) pixels.push(y * picture.width + x);
    }
  }
  const part = (at: number): number => median(pixels.map((index) => picture.data[index * 3 + at] ?? 0));
  return { colour: [part(0), part(1), part(2)], pixels };
}

/** A flat patch within a window of a picture: which pixels of the picture are of it, and the box around them. */
interface Patch extends Omit<Island, "size"> {
  readonly pixels: readonly number[];
}

/** The flat patch that a line is printed on; null where its colour goes on: a ground is no patch. */
function patchOf(picture: Picture, line: Box): Patch | null {
  const { width, height } = picture;
  const { colour, pixels } = ringOf(picture, line);
  const { x0, y0, x1, y1 } = windowOf(line, picture, REACH, ALONG);
  const across = x1 - x0;
  const inWindow = (index: number): number => (Math.floor(index / width) - y0) * across + (index % width) - x0;
  const inPicture = (index: number): number => (Math.floor(index / across) + y0) * width + (index % across) + x0;
  const flat = mapped(plane(across, y1 - y0), (_, index) => (distanceOf(picture, inPicture(index), colour) < FLAT ? 1 : 0));
  const { labels, islands } = islandsOf(flat);
  const counts = new Map<number, number>();
  for (const index of pixels.map(inWindow)) counts.set(labels[index] ?? 0, (counts.get(labels[index] ?? 0) ?? 0) + 1);
  counts.delete(0);
  const [label] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [0];
  const island = islands[label - 1];
  if (!island) return null;
  const box = { left: island.left + x0, top: island.top + y0, right: island.right + x0, bottom: island.bottom + y0 };
  const goesOn =
    (box.left === x0 && x0 > 0) ||
    (box.top === y0 && y0 > 0) ||
    (box.right === x1 - 1 && x1 < width) ||
    (box.bottom === y1 - 1 && y1 < height);
  if (goesOn || island.size < SOLID * (box.right + 1 - box.left) * (box.bottom + 1 - box.top)) return null;
  return { ...box, pixels: [...labels.keys()].filter((index) => labels[index] === label).map(inPicture) };
}

/** A line alone has this much of its height around it. */
const ALONE = 0.35;

/** The box of a line with the patch that it is printed on: fractions of the picture. */
export function stickerOf(picture: Picture, line: Box): Box {
  const patch = patchOf(picture, line);
  const { x0, y0, x1, y1 } = windowOf(line, picture, ALONE);
  const [left, top] = [Math.min(x0, patch?.left ?? x0), Math.min(y0, patch?.top ?? y0)];
  const [right, bottom] = [Math.max(x1, (patch?.right ?? 0) + 1), Math.max(y1, (patch?.bottom ?? 0) + 1)];
  return {
    x: left / picture.width,
    y: top / picture.height,
    width: (right - left) / picture.width,
    height: (bottom - top) / picture.height,
  };
}

/** So much of what is around a badge that overlaps the thing is ground; so many pixels around it are looked at. */
const [OVERHANGS, LOOKED] = [0.5, 8];
/** A badge is smaller than this share of the picture: what is larger is the ground itself, on which something was taken for a word. */
const BADGE = 0.3;

/** Per row, from the first to the last pixel of a patch: its words are in it. */
function filledRows({ pixels, top, bottom }: Patch, { width, height }: Size): Plane {
  const found = plane(width, height);
  const ends = Array.from({ length: bottom + 1 - top }, () => [width, -1] as [number, number]);
  for (const index of pixels) {
    const row = ends[Math.floor(index / width) - top];
    if (row) [row[0], row[1]] = [Math.min(row[0], index % width), Math.max(row[1], index % width)];
  }
  for (const [at, [from, to]] of ends.entries()) found.data.fill(1, (top + at) * width + from, (top + at) * width + Math.max(from, to + 1));
  return found;
}

/**
 * Whether the thing goes on beyond a corner of a patch: it lies over the thing's edge. Beyond a heel, a foot or a lid, which are the
 * thing's own end, there is ground at all four.
 */
function isOverEdge(picture: Picture, { left, top, right, bottom }: Patch, ground: Colour): boolean {
  const { width, height } = picture;
  const beyond = LOOKED / 2;
  const [xs, ys] = [
    [left - beyond, right + beyond],
    [top - beyond, bottom + beyond],
  ] as const;
  const isThing = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && distanceOf(picture, y * width + x, ground) > OFF;
  return ys.some((y) => xs.some((x) => isThing(x, y)));
}

/** Badges with words that hang over the thing's edge, on plain ground: 1 where they are. */
export function badgesOn(ground: Colour, picture: Picture, lines: readonly Box[]): Plane {
  const { width, height } = picture;
  const found = plane(width, height);
  for (const line of lines) {
    const patch = patchOf(picture, line);
    if (patch === null || patch.pixels.length > BADGE * width * height || areaOf(line) * width * height < WORDY * patch.pixels.length)
      continue;
    const badge = filledRows(patch, picture);
    const around = boxBlur(badge, LOOKED).data;
    const rim = [...around.keys()].filter((index) => (around[index] ?? 0) > 0 && badge.data[index] === 0);
    const free = rim.filter((index) => distanceOf(picture, index, ground) <= OFF).length;
    if (free < OVERHANGS * rim.length || !isOverEdge(picture, patch, ground)) continue;
    const grown = boxBlur(badge, AROUND).data;
    for (let index = 0; index < grown.length; index += 1) if ((grown[index] ?? 0) > 0) found.data[index] = 1;
  }
  return found;
}
