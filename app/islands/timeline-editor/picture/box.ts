import type { TimelineDocument } from "../../../../timeline/document.ts";
import { boxAt, type PictureBox } from "../../../../timeline/draw/box-at.ts";
import { elementAt } from "../../../../timeline/edit/interval.ts";

export interface Point {
  x: number;
  y: number;
}

/** Whether a point of the canvas is in a box, however it is turned. */
export function within(box: PictureBox, { x, y }: Point): boolean {
  const angle = (-box.rotation * Math.PI) / 180;
  const [dx, dy] = [x - box.x, y - box.y];
  const [u, v] = [box.x + dx * Math.cos(angle) - dy * Math.sin(angle), box.y + dx * Math.sin(angle) + dy * Math.cos(angle)];
  return u >= box.left && u <= box.left + box.width && v >= box.top && v <= box.top + box.height;
}

const covers = (box: PictureBox, { width, height }: TimelineDocument["canvas"]): boolean =>
  box.left <= 0 && box.top <= 0 && box.left + box.width >= width && box.top + box.height >= height;

/** The front element under a point; a background only where nothing else is. */
export function elementUnder(document: TimelineDocument, time: number, point: Point): string | null {
  let behind: string | null = null;
  for (const { hidden, locked, elements } of document.tracks.toReversed()) {
    const element = hidden || locked ? null : elementAt(elements, time);
    if (!element || element.type === "audio") continue;
    const box = boxAt(element, time);
    if (!within(box, point)) continue;
    if (!covers(box, document.canvas)) return element.id;
    behind ??= element.id;
  }
  return behind;
}

const NEAR = 0.012;

/** A box that is moved, drawn to the middle of the canvas where it comes near; and the lines that it met. */
export function guided(box: PictureBox, by: Point, { width, height }: { width: number; height: number }) {
  const middle = { x: box.left + box.width / 2 + by.x, y: box.top + box.height / 2 + by.y };
  const met = { x: Math.abs(middle.x - width / 2) < width * NEAR, y: Math.abs(middle.y - height / 2) < height * NEAR };
  return {
    by: { x: met.x ? by.x + width / 2 - middle.x : by.x, y: met.y ? by.y + height / 2 - middle.y : by.y },
    met,
  };
}
