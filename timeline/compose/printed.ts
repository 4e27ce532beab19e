import type { AdBrief } from "../brief.ts";

type Picture = AdBrief["pictures"][number];

/** So many lines, or so much of a picture under them, make it a poster of the shop's: its words are an ad of their own. */
const LINES = 4;
const COVERED = 0.03;
/** So many lines beside a picture that has none: it is seen again rather than a page of the shop's. */
const FEW = 2;
/** What is so much longer than wide, or wider than long, is a strip of a shop's page. */
const STRIP = 2.1;
const isStrip = ({ picture: { width, height } }: Pick<Picture, "picture">): boolean =>
  Math.max(width, height) > STRIP * Math.min(width, height);

/** So many pictures without a shop's words can carry an ad alone. */
const ENOUGH = 2;

/** Whether a shop's printed words show where the picture does: not beside a thing that is cut out of it. */
export const isPrinted = ({ printed = [], cutout }: Pick<Picture, "printed" | "cutout">): boolean => printed.length > 0 && cutout === null;

const isPoster = ({ printed = [] }: Pick<Picture, "printed">, lines = LINES): boolean =>
  printed.length >= lines || printed.reduce((sum, { width, height }) => sum + width * height, 0) > COVERED;

/**
 * The pictures worth showing, in their order: those without a shop's printed words where two are, else also those with a
 * line (where none is without, two or three); strips of a page, and posters only where there is nothing else.
 */
export function worthShowing<T extends Pick<Picture, "printed" | "cutout" | "picture" | "ground">>(all: readonly T[]): readonly T[] {
  const shaped = all.filter((one) => one.cutout !== null || !isStrip(one));
  const pictures = shaped.length > 0 ? shaped : all;
  const clean = pictures.filter((one) => !isPrinted(one));
  if (clean.length >= ENOUGH) return clean;
  const calm = pictures.filter((one) => !isPrinted(one) || !isPoster(one, clean.length > 0 ? FEW : LINES));
  return calm.length > 0 ? calm : pictures;
}

type Box = Picture["focus"];

/** Air around a line, of its height. */
const AIR = 0.6;

/** The smallest box around all of them. */
function hull(boxes: readonly [Box, ...Box[]]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.x + box.width)), Math.max(...boxes.map((box) => box.y + box.height))];
  return { x, y, width: right - x, height: bottom - y };
}

/** A line with air around it: nobody sets words at an edge. */
function aired({ x, y, width, height }: Box): Box {
  const by = height * AIR;
  const [left, top] = [Math.max(0, x - by), Math.max(0, y - by)];
  return { x: left, y: top, width: Math.min(1, x + width + by) - left, height: Math.min(1, y + height + by) - top };
}

/** What such a picture is about: the thing and the words beside it; all of it where it is a scene. */
export const withWords = <T extends Pick<Picture, "printed" | "cutout" | "focus" | "ground">>(shown: T): T =>
  isPrinted(shown)
    ? {
        ...shown,
        focus: shown.ground === null ? { x: 0, y: 0, width: 1, height: 1 } : hull([shown.focus, ...(shown.printed ?? []).map(aired)]),
      }
    : shown;
