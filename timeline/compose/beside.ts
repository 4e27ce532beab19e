import type { ElementInput } from "../document/element.ts";
import type { Area } from "./geometry.ts";

/** The room beside a thing in one shot (seconds, canvas pixels). */
export interface Beside {
  readonly at: number;
  readonly until: number;
  readonly group: string | null;
  readonly area: Area;
}

/** A place of at least so much of the frame's breadth has a side that is worth its words; that side, at least so much. */
const [BROAD, SIDE] = [0.8, 0.3];
/** Of the frame's breadth, between thing and words. */
const GAP = 0.045;

/** The larger side of a thing in a broad place, within what is kept free of the platforms' controls; null where it is no room. */
export function besideThing(box: Area, thing: Area, { width, safe }: { width: number; safe: Area }): Area | null {
  if (box.w < width * BROAD) return null;
  const [left, right] = [Math.max(box.x, safe.x), Math.min(box.x + box.w, safe.x + safe.w)];
  const [before, after] = [thing.x - left, right - thing.x - thing.w].map((side) => side - width * GAP) as [number, number];
  const w = Math.max(before, after);
  if (w < width * SIDE) return null;
  const [y, end] = [Math.max(box.y, safe.y), Math.min(box.y + box.h, safe.y + safe.h)];
  return { x: before > after ? left : right - w, y, w, h: end - y };
}

/** Whether a text that stands still is in a place. */
export function touches({ transform }: Extract<ElementInput, { type: "text" }>, { x, y, w, h }: Area): boolean {
  const { anchorX = 0.5, anchorY = 0.5 } = transform;
  const [left, top] = [transform.x - transform.width * anchorX, transform.y - transform.height * anchorY];
  return left < x + w && left + transform.width > x && top < y + h && top + transform.height > y;
}
