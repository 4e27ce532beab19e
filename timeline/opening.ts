import type { TimelineDocument } from "./document.ts";
import type { Element } from "./document/element.ts";

const shortened = (element: Element, end: number): Element[] =>
  element.startTime >= end ? [] : [{ ...element, duration: Math.min(element.duration, end - element.startTime) }];

/** The document as far as `end` ticks: what begins later is left out, what goes on is cut. A shorter document is as it was. */
export const opening = (document: TimelineDocument, end: number): TimelineDocument => ({
  ...document,
  tracks: document.tracks.map((track) => ({ ...track, elements: track.elements.flatMap((element) => shortened(element, end)) })),
});
