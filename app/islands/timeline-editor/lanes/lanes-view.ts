import type { TimelineDocument } from "../../../../timeline/document.ts";
import type { Element } from "../../../../timeline/document/element.ts";
import { between, elementAt, endOf, firstAfter } from "../../../../timeline/edit/interval.ts";
import { TIMEBASE } from "../../../../timeline/time.ts";
import type { Edge } from "./bounds.ts";

/** Pixels. A track's row, and the rooms above and beside the rows. */
export const ROW = 44;
export const RULER = 32;

/** Track ids as their rows stand: the front one on top. */
export const rowsOf = ({ tracks }: TimelineDocument): TimelineDocument["tracks"] => tracks.toReversed();

export interface Hit {
  track: string;
  tick: number;
  element: Element | null;
  edge: Edge | null;
}

/** Pixels of an edge that take hold of it, and how near a narrow clip need be met. */
const EDGE_PX = { mouse: 9, touch: 20 };
const NEAR_PX = 4;

interface Pointed {
  x: number;
  y: number;
  scale: number;
  by?: keyof typeof EDGE_PX;
  /** A finger takes their edges from outside as well: a clip may be narrower than it. */
  selected?: ReadonlySet<string>;
}

/** The edge of a selected element that a finger beside it means. */
function besideSelected({ id, elements }: TimelineDocument["tracks"][number], tick: number, { scale, selected }: Pointed): Hit | null {
  const reach = (EDGE_PX.touch / scale) * TIMEBASE;
  const element = between(elements, tick - reach, tick + reach).find((one) => selected?.has(one.id));
  if (!element || (element.startTime <= tick && tick < endOf(element))) return null;
  return { track: id, tick, element, edge: tick < element.startTime ? "start" : "end" };
}

/** What is at a point of the rows, in pixels from the first one's start. Looked up by time: nothing need be mounted. */
export function hitAt(rows: TimelineDocument["tracks"], { x, y, scale, by = "mouse", selected }: Pointed): Hit | null {
  const track = rows[Math.floor(y / ROW)];
  if (!track || y < 0) return null;
  const tick = Math.max(0, Math.round((x / scale) * TIMEBASE));
  const beside = by === "touch" && selected ? besideSelected(track, tick, { x, y, scale, selected }) : null;
  if (beside) return beside;
  const near = (NEAR_PX / scale) * TIMEBASE;
  const next = track.elements[firstAfter(track.elements, tick)];
  const element = elementAt(track.elements, tick) ?? (next && next.startTime - tick <= near ? next : null);
  if (!element) return { track: track.id, tick, element: null, edge: null };
  const [start, end] = [(element.startTime / TIMEBASE) * scale, (endOf(element) / TIMEBASE) * scale];
  const room = Math.min(EDGE_PX[by], (end - start) / 4);
  const edge = x - start <= room ? "start" : end - x <= room ? "end" : null;
  return { track: track.id, tick, element, edge };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The elements that a marquee touches, in pixels of the rows; those of locked tracks are left. */
export function inMarquee(rows: TimelineDocument["tracks"], box: Box, scale: number): string[] {
  const [from, to] = [(box.left / scale) * TIMEBASE, (box.right / scale) * TIMEBASE];
  return rows.slice(Math.max(0, Math.floor(box.top / ROW)), Math.floor(box.bottom / ROW) + 1).flatMap(({ elements, locked }) => {
    if (locked) return [];
    const found: string[] = [];
    for (let at = firstAfter(elements, from); at < elements.length; at += 1) {
      const one = elements[at];
      if (!one || one.startTime >= to) break;
      found.push(one.id);
    }
    return found;
  });
}
