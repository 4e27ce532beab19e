import { segment } from "../draw/text/segment.ts";
import type { PosterCopy } from "./copy.ts";
import type { PictureBrief, Poster, PosterPicture } from "./poster.ts";
import type { Box, Look, Sheet } from "./sheet.ts";

/** A box drawn in on all sides. */
export const inset = ({ x, y, w, h }: Box, by: number): Box => ({ x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by });

/** The largest box of a picture's shape within another, standing on its floor (`low`) or in its middle. */
export function fitted({ width, height }: Pick<PosterPicture, "width" | "height">, box: Box, low = false): Box {
  const by = Math.min(box.w / width, box.h / height);
  const [w, h] = [width * by, height * by];
  return { x: box.x + (box.w - w) / 2, y: low ? box.y + box.h - h : box.y + (box.h - h) / 2, w, h };
}

/** Left around a subject that is shown alone, as a share of its longer side: its edge is soft. */
const MARGIN = 0.02;

/** A picture of a brief as styles take it: of a cut-out, its subject alone, however much of the file is empty. */
export function shownPicture({ url: _url, cut, width, height, box, focus }: PictureBrief, assetId: string): PosterPicture {
  if (!cut || !box) return { assetId, cut, width, height, focus };
  const margin = MARGIN * Math.max(box.width * width, box.height * height);
  const [dx, dy] = [margin / width, margin / height];
  const [x, y] = [Math.max(0, box.x - dx), Math.max(0, box.y - dy)];
  const [right, bottom] = [Math.min(1, box.x + box.width + dx), Math.min(1, box.y + box.height + dy)];
  const rect = { x, y, width: right - x, height: bottom - y };
  return { assetId, cut, rect, width: rect.width * width, height: rect.height * height };
}

/** How much of one is let over the next in its row, and of the front row over the back row: a card hides what is behind it. */
const OVERLAP = { across: 0.1, up: 0.4, upByCards: 0.06 } as const;
const SIZES: readonly number[] = [1, 0.92, 0.96, 0.9];

interface Placed {
  readonly picture: PosterPicture;
  readonly at: Box;
  readonly isBehind: boolean;
}

/** One row of pictures about equally large, from x = 0 on a floor at y = 0. */
function rowOf(pictures: readonly PosterPicture[], isBehind: boolean): { placed: Placed[]; w: number; h: number } {
  let x = 0;
  const placed = pictures.map((picture, index) => {
    const shape = Math.sqrt(picture.width / picture.height);
    const size = SIZES[index % SIZES.length] ?? 1;
    const at = { x, y: -size / shape, w: size * shape, h: size / shape };
    x += at.w - OVERLAP.across;
    return { picture, at, isBehind };
  });
  return { placed, w: x + OVERLAP.across, h: Math.max(...placed.map(({ at }) => at.h)) };
}

interface Arrangement {
  readonly placed: Placed[];
  readonly w: number;
  readonly h: number;
}

/** Several pictures standing together, in units of their size: two in front, the others above behind them. */
function stacked(pictures: readonly PosterPicture[]): Arrangement {
  const front = rowOf(pictures.slice(0, 2), false);
  if (pictures.length <= 2) return front;
  const back = rowOf(pictures.slice(2), true);
  const w = Math.max(front.w, back.w);
  const over = front.placed.every(({ picture }) => picture.cut) ? OVERLAP.up : OVERLAP.upByCards;
  const raised = front.h * (1 - over);
  const moved = (row: Arrangement, up: number) =>
    row.placed.map((one) => ({ ...one, at: { ...one.at, x: one.at.x + (w - row.w) / 2, y: one.at.y - up } }));
  return { placed: [...moved(back, raised), ...moved(front, 0)], w, h: Math.max(front.h, raised + back.h) };
}

/** How large pictures are in a box. */
const scaleIn = ({ w, h }: Arrangement, box: Box): number => Math.min(box.w / w, box.h / h);

/** How far cards of a column lie aside, by turns. */
const ASIDE = 0.14;

/** Cards one above the other, from the floor at y = 0. */
function columnOf(pictures: readonly PosterPicture[]): Arrangement {
  const cards = rowOf(pictures, false).placed;
  const w = Math.max(...cards.map(({ at }) => at.w)) + ASIDE;
  let h = 0;
  const placed = cards.map((card, index) => {
    const y = -h - card.at.h;
    h += card.at.h * (1 - OVERLAP.upByCards);
    const x = (w - ASIDE - card.at.w) / 2 + (index % 2) * ASIDE;
    return { ...card, at: { ...card.at, x, y }, isBehind: index % 2 === 1 };
  });
  return { placed: placed.toReversed(), w, h: h + OVERLAP.upByCards * (cards.at(-1)?.at.h ?? 0) };
}

const areCards = (pictures: readonly PosterPicture[]): boolean => pictures.every(({ cut }) => !cut);

/** Photographs in a group: cards, which hide what they lie on, where cut-outs stand before it. */
export const isCards = ({ group }: PosterPicture): boolean => group !== undefined && areCards(group);

/** Several pictures as they are largest in a box: in one row where it is wide, in a column where it is tall, else two before the others. */
function arranged(pictures: readonly PosterPicture[], box: Box): Arrangement {
  const [stack, ...others] = [stacked(pictures), rowOf(pictures, false), ...(areCards(pictures) ? [columnOf(pictures)] : [])] as const;
  return others.reduce((best, one) => (scaleIn(one, box) > scaleIn(best, box) ? one : best), stack);
}

/** Several pictures as one that stands; its shape is that of most boxes, and it may stand in another. */
export function together(pictures: readonly [PosterPicture, ...PosterPicture[]]): PosterPicture {
  const { w, h } = stacked(pictures);
  return { ...pictures[0], cut: true, width: w, height: h, group: pictures };
}

/** The pictures of a group, each where it stands; a photograph that is no cut-out is a card among them. */
function grouped(sheet: Sheet, pictures: readonly PosterPicture[], room: Box, look: Look): Box {
  const { placed, w, h } = arranged(pictures, room);
  // What was cut out stands on the floor; photographs hang in the middle.
  const box = fitted({ width: w, height: h }, room, !areCards(pictures));
  const by = box.w / w;
  for (const { picture, at, isBehind } of placed) {
    const here = { x: box.x + at.x * by, y: box.y + box.h + at.y * by, w: at.w * by, h: at.h * by };
    if (!picture.cut) filling(sheet, picture, here, { enter: "rise", rotation: isBehind ? -3 : 2, effects: card(sheet.u) });
    else standing(sheet, picture, here, isBehind ? { effects: [], ...look } : look);
  }
  return box;
}

/** A white rim, and the shadow that tells one white photograph from the next. */
const card = (u: number) => [
  { type: "stroke" as const, color: "#ffffff", width: 10 * u },
  { type: "shadow" as const, color: "rgba(0,0,0,0.38)", blur: 22 * u, x: 0, y: 8 * u },
];

/** A cut-out standing in a box, with the soft dark under it; answers where it stands. */
export function standing(sheet: Sheet, { assetId, group, rect, ...picture }: PosterPicture, box: Box, look: Look = {}): Box {
  if (group) return grouped(sheet, group, box, look);
  const at = fitted(picture, box, true);
  sheet.image(assetId, at, {
    enter: "rise",
    effects: [{ type: "contact", opacity: 0.5, spread: 1 }],
    ...look,
    crop: { fit: "contain", ...(rect && { rect }) },
  });
  return at;
}

/** A photograph that fills a box, what it is of in view. */
export function filling(sheet: Sheet, { assetId, focus }: PosterPicture, box: Box, look: Look = {}): void {
  sheet.image(assetId, box, { ...look, ...(focus && { crop: { focusX: focus.x, focusY: focus.y } }) });
}

/** Short lines of small print, one below the other. */
export function smallPrint(
  sheet: Sheet,
  { copy, face, inks }: Poster,
  box: Box,
  { size, valign = "top" }: { size: number; valign?: "top" | "bottom" },
): void {
  sheet.text(copy.foot.join("\n"), box, {
    families: face("sans"),
    weight: 500,
    size,
    color: inks.ink,
    leading: copy.zh ? 1.6 : 1.4,
    valign,
    maxLines: 6,
  });
}

/** How large a headline may be set: short ones are loud. */
export function loudness({ copy: { headline, zh } }: Poster): number {
  const length = [...headline].length * (zh ? 2 : 1);
  return length <= 8 ? 1 : length <= 16 ? 0.82 : length <= 30 ? 0.64 : length <= 50 ? 0.5 : 0.4;
}

const HAN = /\p{Script=Han}/u;
/** How wide a line is in its size, where a Latin letter has so much of it. */
export const widthOf = (line: string, letter: number): number => [...line].reduce((sum, one) => sum + (HAN.test(one) ? 1 : letter), 0);

/** How much larger a second line is set that says little: a headline with a whisper below it is no poster. */
export function aside({ copy: { sub, zh } }: Poster): number {
  const length = [...sub].length * (zh ? 2 : 1);
  return length <= 14 ? 1.7 : length <= 30 ? 1.35 : 1;
}

/** A pick of a list by the seed. */
export const pick = <T>(list: readonly [T, ...T[]], next: () => number): T => list[Math.floor(next() * list.length)] ?? list[0];

/** A letter's width and a line's height of the poster face, in ems. */
const SET = { advance: 0.47, line: 1.04 } as const;
const SET_ZH = { advance: 0.76, line: 1.1 } as const;

/** `gap`: what is between two words, in letters. */
const linesAt = (words: readonly number[], room: number, gap: number): number => {
  let [lines, used] = [1, 0];
  for (const length of words) {
    if (used > 0 && used + gap + length > room) [lines, used] = [lines + 1, length];
    else used += length + (used > 0 ? gap : 0);
  }
  return lines;
};

/** How long the words are, row by row: Chinese has no spaces, and is broken between words all the same. */
const rowsOf = (headline: string, zh: boolean): number[][] =>
  zh
    ? headline.split("\n").map((row) => segment(row).map(({ text }) => [...text].length))
    : [headline.split(/\s+/).map((word) => [...word].length)];

/** About how large a headline is set in the poster face where it may fill a box: for what is laid out around it. */
export function set(
  { headline, zh }: Pick<PosterCopy, "headline" | "zh">,
  { w, h }: Pick<Box, "w" | "h">,
): { size: number; height: number } {
  const { advance, line } = zh ? SET_ZH : SET;
  const rows = rowsOf(headline, zh);
  const longest = Math.max(...rows.flat());
  for (let size = h / line; size > 1; size *= 0.96) {
    const room = w / (size * advance);
    const lines = rows.reduce((sum, words) => sum + linesAt(words, room, zh ? 0 : 1), 0);
    if (longest <= room && lines <= 6 && lines * size * line <= h) return { size, height: lines * size * line };
  }
  return { size: 1, height: line };
}
