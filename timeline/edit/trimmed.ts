import type { Element } from "../document/element.ts";
import { ticks } from "../time.ts";
import type { Workbench } from "./bench.ts";
import { EditRefused } from "./refused.ts";

type Timed = Extract<Element, { type: "video" | "audio" }>;
const isTimed = (element: Element): element is Timed => element.type === "video" || element.type === "audio";

/** Ticks of the file that pass in so many ticks of the document. */
export const inSource = (element: Element, passed: number): number =>
  isTimed(element) ? Math.round((passed * element.speed.num) / element.speed.den) : passed;

/** How long the file is that an element plays; null where it has no end: pictures, type, loops, sounds of ours. */
export function fileLength(bench: Pick<Workbench, "asset">, element: Element): number | null {
  if (!isTimed(element) || element.assetId === null || element.speed.num === 0) return null;
  if (element.type === "audio" && element.loop) return null;
  const duration = bench.asset(element.assetId)?.duration ?? 0;
  return duration > 0 ? ticks(duration) : null;
}

const faded = <E extends Element>(element: E): E =>
  isTimed(element)
    ? { ...element, fadeIn: Math.min(element.fadeIn, element.duration), fadeOut: Math.min(element.fadeOut, element.duration) }
    : element;

/** Type that only enters and leaves begins anew wherever it is cut; what is spoken or keyed goes on as it was. */
const beginsAnew = (element: Element): boolean => element.type === "text" && element.words.length === 0 && element.keyframes.length === 0;

/** Of a file, what is left behind an out point that an element now plays past. */
function trimEndAfter(bench: Workbench, element: Element, source: { start: number; duration: number }): number {
  const length = fileLength(bench, element);
  if (length === null || element.trimEnd === 0) return element.trimEnd;
  return Math.min(element.trimEnd, Math.max(0, length - source.start - inSource(element, source.duration)));
}

/** The element with its start at another time, its end where it was. Throws INSUFFICIENT_HANDLES, TOO_SHORT. */
export function startingAt(element: Element, start: number): Element {
  const by = start - element.startTime;
  const duration = element.duration - by;
  if (duration < 1) throw new EditRefused("TOO_SHORT", [element.id]);
  const trimStart = isTimed(element) ? element.trimStart + inSource(element, by) : element.trimStart;
  if (trimStart < 0) throw new EditRefused("INSUFFICIENT_HANDLES", [element.id]);
  return faded({ ...element, startTime: start, duration, trimStart, offset: beginsAnew(element) ? element.offset : element.offset + by });
}

/** The element with its end at another time. Throws INSUFFICIENT_HANDLES, TOO_SHORT. */
export function endingAt(bench: Workbench, element: Element, end: number): Element {
  const duration = end - element.startTime;
  if (duration < 1) throw new EditRefused("TOO_SHORT", [element.id]);
  const length = fileLength(bench, element);
  if (length !== null && duration > element.duration && element.trimStart + inSource(element, duration) > length)
    throw new EditRefused("INSUFFICIENT_HANDLES", [element.id]);
  return faded({ ...element, duration, trimEnd: trimEndAfter(bench, element, { start: element.trimStart, duration }) });
}

/** The element showing another part of its file at the same time. Throws INSUFFICIENT_HANDLES, NO_SOURCE. */
export function slipped(bench: Workbench, element: Element, by: number): Element {
  if (!isTimed(element) || element.assetId === null) throw new EditRefused("NO_SOURCE", [element.id]);
  const trimStart = element.trimStart + by;
  const length = fileLength(bench, element);
  const past = length !== null && by > 0 && trimStart + inSource(element, element.duration) > length;
  if (trimStart < 0 || past) throw new EditRefused("INSUFFICIENT_HANDLES", [element.id]);
  return { ...element, trimStart, trimEnd: trimEndAfter(bench, element, { start: trimStart, duration: element.duration }) };
}

/** What enters has entered before the cut, and what leaves leaves after it. */
const withoutExit = (element: Element): Element => (element.type === "text" ? { ...element, exit: null } : element);
function withoutEntrance(element: Element): Element {
  if (element.type === "audio") return { ...element, fadeIn: 0 };
  const met = { ...element, transitionIn: null };
  if (met.type === "text") return { ...met, enter: null };
  return met.type === "video" ? { ...met, fadeIn: 0 } : met;
}

/** An element as two that show together what it showed. */
export function halved(element: Element, at: number, id: string): [Element, Element] {
  const left = withoutExit({ ...element, duration: at - element.startTime });
  const right = withoutEntrance({ ...startingAt(element, at), id, offset: element.offset + at - element.startTime });
  return [isTimed(left) ? { ...left, fadeOut: 0 } : left, right];
}
