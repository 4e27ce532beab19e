import type { TimelineDocument } from "../../../../timeline/document.ts";
import type { Element } from "../../../../timeline/document/element.ts";
import { endOf, neighbours } from "../../../../timeline/edit/interval.ts";
import { fileLength } from "../../../../timeline/edit/trimmed.ts";
import { tickOfFrame } from "../../../../timeline/rate.ts";
import type { Span } from "./window.ts";

export type Edge = "start" | "end";

/** Ticks of the document in so many ticks of the file that an element plays. */
const inDocument = (element: Element, passed: number): number =>
  "speed" in element && element.speed.num > 0 ? Math.floor((passed * element.speed.den) / element.speed.num) : passed;

interface TrimOptions {
  edge: Edge;
  /** What lies behind moves along, so that it stands in nobody's way. */
  ripple: boolean;
}

/** How far an edge may be trimmed: a frame is left, neighbours are kept, and the file is not played past its ends. */
export function trimBounds(document: TimelineDocument, track: string, element: Element, { edge, ripple }: TrimOptions): Span {
  const elements = document.tracks.find(({ id }) => id === track)?.elements ?? [];
  const { before, after } = neighbours(elements, element);
  const frame = tickOfFrame(1, document.canvas.rate);
  const bench = { asset: (id: string) => document.assets[id] };
  const length = fileLength(bench, element);
  if (edge === "start") {
    const file = "speed" in element && element.assetId !== null ? element.startTime - inDocument(element, element.trimStart) : 0;
    return { from: Math.max(0, file, before && !ripple ? endOf(before) : 0), to: Math.max(element.startTime, endOf(element) - frame) };
  }
  const most = length === null ? Number.MAX_SAFE_INTEGER : element.startTime + inDocument(element, length - element.trimStart);
  return { from: element.startTime + frame, to: Math.max(endOf(element), Math.min(most, after && !ripple ? after.startTime : most)) };
}
