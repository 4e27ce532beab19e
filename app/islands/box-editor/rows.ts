import { MOST_PERCENT, type TypedEraseBox } from "../../../trpc/contract/rules/erase-boxes.ts";

/** A box as its fields have it: what is typed, whether it can be read or not. */
export interface Row {
  left: string;
  top: string;
  width: string;
  height: string;
  from: string;
  to: string;
  what: string;
}

/** A rectangle in percent of the picture. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a box is at least, in percent. */
const LEAST = 1;

export const rowOf = ({ left, top, width, height, from = "0:00", to = "", what = "text" }: TypedEraseBox): Row => ({
  left: String(left),
  top: String(top),
  width: String(width),
  height: String(height),
  from,
  to,
  what,
});

export const EMPTY: Row = { left: "", top: "", width: "", height: "", from: "", to: "", what: "text" };

/** The rectangle of a row; null where its numbers are none. */
export function rectOf({ left, top, width, height }: Row): Rect | null {
  const numbers = [left, top, width, height].map((text) => (text.trim() === "" ? Number.NaN : Number(text)));
  if (numbers.some((one) => !Number.isFinite(one))) return null;
  const [x = 0, y = 0, w = 0, h = 0] = numbers;
  return { left: x, top: y, width: w, height: h };
}

const tenth = (value: number): string => String(Math.round(value * 10) / 10);
const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), Math.max(least, most));

/** A row at another place: within the picture, its size kept. */
export function moved(row: Row, x: number, y: number): Row {
  const rect = rectOf(row);
  if (!rect) return row;
  const [left, top] = [between(rect.left + x, 0, 100 - rect.width), between(rect.top + y, 0, 100 - rect.height)];
  return { ...row, left: tenth(left), top: tenth(top) };
}

/** A row of another size: its first corner stays, the other stays within the picture. */
export function resized(row: Row, x: number, y: number): Row {
  const rect = rectOf(row);
  if (!rect) return row;
  const [width, height] = [between(rect.width + x, LEAST, 100 - rect.left), between(rect.height + y, LEAST, 100 - rect.top)];
  return { ...row, width: tenth(width), height: tenth(height) };
}

/** The rectangle between two corners, in whatever order they were set, within the picture. */
export function spanned(a: { x: number; y: number }, b: { x: number; y: number }): Rect {
  const [left, right] = [between(Math.min(a.x, b.x), 0, 100), between(Math.max(a.x, b.x), 0, 100)];
  const [top, bottom] = [between(Math.min(a.y, b.y), 0, 100), between(Math.max(a.y, b.y), 0, 100)];
  return { left, top, width: right - left, height: bottom - top };
}

/** A new row for what was drawn; null where that was a slip of the hand. */
export function drawn({ left, top, width, height }: Rect, from: string): Row | null {
  if (width < LEAST || height < LEAST) return null;
  return { ...EMPTY, left: tenth(left), top: tenth(top), width: tenth(width), height: tenth(height), from };
}

/** How much of the picture a row covers, in percent; null where it is not known. */
export function covered(row: Row): number | null {
  const rect = rectOf(row);
  return rect && Math.round(rect.width * rect.height) / 100;
}

export const isTooLarge = (row: Row): boolean => (covered(row) ?? 0) > MOST_PERCENT;
