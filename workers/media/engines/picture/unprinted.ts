import { paintedOut } from "../imaging/inpaint.ts";
import { type Size, within } from "./decode.ts";
import { islandsOf, largestOf } from "./islands.ts";
import { lineHeight } from "./line-height.ts";
import { type Box, hullOf } from "./measure.ts";
import { type Colour, distances } from "./plain.ts";
import { shareOn, wordsOn } from "./printed.ts";
import { channel, mapped, plane, scaled, type Picture, type Plane } from "./raster.ts";
import { badgesOn, stickerOf, stickersOn } from "./stickers.ts";
import type { Lines } from "./text-lines.ts";

/**
 * How a picture is rid, at any size, of what a shop printed on it; `left`: the lines that stay. `poster`: all that it shows
 * was laid out around its words.
 */
export interface Cleaning {
  readonly clean: (picture: Picture) => Picture;
  readonly left: readonly Box[];
  readonly poster?: true;
}

export const asItIs: Cleaning["clean"] = (picture) => picture;
export const nothingToClean = (lines: readonly Box[]): Cleaning => ({ clean: asItIs, left: lines });

/** A picture that is there to be read: nothing of it is painted over. */
export const posterOf = (lines: readonly Box[]): Cleaning => ({ ...nothingToClean(lines), poster: true });

/** So many lines are a page to be read, however small they are. */
const PAGE = 10;
export const isPage = (lines: readonly Box[]): boolean => lines.length >= PAGE;

/** A picture with a fill where a mask is, soft at the mask's rim. */
function filled(picture: Picture, mask: Plane, fill: (part: number) => (index: number) => number): Picture {
  const data = Uint8Array.from(picture.data);
  for (let part = 0; part < 3; part += 1) {
    const color = fill(part);
    for (let index = 0; index < mask.data.length; index += 1) {
      const by = Math.min(1, mask.data[index] ?? 0);
      if (by > 0) data[index * 3 + part] = Math.round((picture.data[index * 3 + part] ?? 0) * (1 - by) + color(index) * by);
    }
  }
  return { ...picture, data };
}

/** Where less than this of what is no ground would be left, the thing itself was taken for print. */
const LEFT = 0.2;
/** A pixel this far from the ground (0…441 in RGB) is of something. */
const OFF = 20;

/** Whether a mask holds nearly all that a picture shows. */
function isAllOf(picture: Picture, ground: Colour, mask: Plane): boolean {
  const things = distances(picture, ground).map((distance) => (distance > OFF ? 1 : 0));
  const all = things.reduce((sum, value) => sum + value, 0);
  const left = things.reduce((sum, value, index) => sum + ((mask.data[index] ?? 0) > 0 ? 0 : value), 0);
  return left < LEFT * all;
}

/** So many lines are a poster of the shop's; where its words are gone its panels and bands stay, unless one thing is all that it shows. */
const [POSTER, ONE] = [4, 0.85];

/** Whether nearly all that is left beside a mask is one thing. */
function isOneThing(picture: Picture, ground: Colour, mask: Plane): boolean {
  const off = { data: distances(picture, ground), width: picture.width, height: picture.height };
  const { islands } = islandsOf(mapped(off, (distance, index) => (distance > OFF && (mask.data[index] ?? 0) === 0 ? 1 : 0)));
  const all = islands.reduce((sum, { size }) => sum + size, 0);
  return (largestOf(islands)?.size ?? 0) >= ONE * all;
}

/** Words and stickers on the plain ground of a picture become ground. */
export function cleanGround(picture: Picture, lines: readonly Box[], ground: Colour): Cleaning {
  // Of a page nothing would be left but its rules.
  if (isPage(lines)) return nothingToClean(lines);
  const [words, stickers] = [wordsOn(ground, picture, lines), stickersOn(ground, picture, lines)];
  const apart = mapped(words, (value, index) => Math.max(value, stickers.data[index] ?? 0));
  const further = lines.filter((line) => shareOn(line, apart) < 0.5);
  const badges = badgesOn(ground, picture, further);
  const found = mapped(apart, (value, index) => Math.max(value, badges.data[index] ?? 0));
  if (!found.data.some((value) => value > 0) || isAllOf(picture, ground, found)) return nothingToClean(lines);
  if (lines.length >= POSTER && !isOneThing(picture, ground, found)) return posterOf(lines);
  return {
    // A mask that was found on a smaller copy covers its soft rim, too.
    clean: (other) =>
      filled(
        other,
        mapped(scaled(found, other.width, other.height), (value) => (value > 0 ? 1 : 0)),
        (part) => () => ground[part] ?? 0,
      ),
    left: lines.filter((line) => shareOn(line, found) < 0.5),
  };
}

/** A shop sticks its labels to the sides of a photograph: their middles are this near to one, as a share of the picture. */
const SIDE = 0.28;
/** More of it, or so many labels, is a poster: what is behind them nobody knows. */
const [MOST, MANY] = [0.36, 8];
/** Pixels of the longest side, at which what may be behind a label is made up. */
const MADE = 512;

const isAtSide = ({ x, y, width, height }: Box): boolean => {
  const [across, down] = [x + width / 2, y + height / 2];
  return Math.min(across, 1 - across, down, 1 - down) < SIDE;
};

/** So many rows of words above or below the thing are the head of a page, and no labels. */
const HEAD = 3;

/** How many rows of words there are, one below the other. */
const rowsOf = (lines: readonly Box[]): number =>
  lines
    .toSorted((a, b) => a.y - b.y)
    .reduce(({ rows, end }, { y, height }) => ({ rows: rows + (y >= end ? 1 : 0), end: Math.max(end, y + height) }), { rows: 0, end: 0 })
    .rows;

const isHead = (lines: readonly Box[]): boolean =>
  rowsOf(lines.filter(({ y, height }) => y + height < SIDE)) >= HEAD || rowsOf(lines.filter(({ y }) => y > 1 - SIDE)) >= HEAD;

const touch = (a: Box, b: Box): boolean => a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;

/** Boxes that touch are one label. */
function joined(boxes: readonly Box[]): Box[] {
  const labels: Box[] = [];
  for (const box of boxes) {
    let label = box;
    for (let at = labels.findIndex((one) => touch(one, label)); at >= 0; at = labels.findIndex((one) => touch(one, label)))
      label = hullOf(label, ...(labels.splice(at, 1) as [Box]));
    labels.push(label);
  }
  return labels;
}

/** What is hardly a line, or was held for the subject's, and is nearer than its height to one, goes on with it: "30" behind "Now". */
function isBeside(one: Box, line: Box, size: Size): boolean {
  const by = lineHeight(one, size) / size.height;
  return touch({ x: one.x - by, y: one.y - by, width: one.width + 2 * by, height: one.height + 2 * by }, line);
}

/** The mask of some boxes in a picture of this size. */
function maskOf(boxes: readonly Box[], { width, height }: Size): Plane {
  const mask = plane(width, height);
  for (const { x, y, width: w, height: h } of boxes) {
    const [x0, x1] = [Math.floor(x * width), Math.ceil((x + w) * width)];
    for (let row = Math.floor(y * height); row < Math.min(height, Math.ceil((y + h) * height)); row += 1)
      mask.data.fill(1, row * width + x0, row * width + Math.min(width, x1));
  }
  return mask;
}

/** A channel of a picture at another size, 0…255. */
function channelAt(picture: Picture, part: number, size: Size): (index: number) => number {
  const { data } = channel(picture, part, size);
  return (index) => (data[index] ?? 0) * 255;
}

/** The same picture, no larger than it need be. */
function smaller(picture: Picture, longest: number): Picture {
  const size = within(picture, longest);
  const data = new Uint8Array(size.width * size.height * 3);
  for (let part = 0; part < 3; part += 1) {
    const value = channelAt(picture, part, size);
    for (let index = 0; index < size.width * size.height; index += 1) data[index * 3 + part] = Math.round(value(index));
  }
  return { data, ...size };
}

/** A line of which so much lies on what was found is a part of it, even where its mask is in doubt: the teeth of a comb look like words. */
const ON_THING = 0.4;

/** Labels that hide more of the subject than this are on it: nobody knows what is behind them. */
const HIDES = 0.1;

/** How much of a mask is under another, 0…1. */
function hidden({ data }: Plane, under: Plane): number {
  let [all, both] = [0, 0];
  data.forEach((value, index) => {
    all += value;
    if ((under.data[index] ?? 0) > 0) both += value;
  });
  return both / Math.max(1, all);
}

/**
 * What a shop stuck to the sides of a photograph, `beside` its subject, becomes what may be behind it (MI-GAN), with what
 * goes on with it. Posters and words in the middle of a picture stay as they are.
 */
export async function cleanSides(picture: Picture, printed: readonly Box[], { lines, faint }: Lines, mask: Plane): Promise<Cleaning> {
  const beside = printed.filter((line) => shareOn(line, mask) < ON_THING);
  if (isHead(beside)) return posterOf(lines);
  const further = [...lines, ...faint].filter((one) => !beside.includes(one) && beside.some((line) => isBeside(one, line, picture)));
  const labels = joined([...beside, ...further].map((line) => stickerOf(picture, line)));
  const covered = labels.reduce((sum, { width, height }) => sum + width * height, 0);
  if (labels.length === 0 || labels.length > MANY || covered > MOST || !labels.every(isAtSide)) return nothingToClean(lines);
  if (hidden(mask, maskOf(labels, mask)) > HIDES) return nothingToClean(lines);
  const small = smaller(picture, MADE);
  const made = await paintedOut(small, maskOf(labels, small));
  return {
    clean: (other) => filled(other, maskOf(labels, other), (part) => channelAt(made, part, other)),
    left: lines.filter((line) => !beside.includes(line) && !further.includes(line)),
  };
}
