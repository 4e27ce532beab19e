import type { TimelineDocument } from "./document.ts";
import type { Element } from "./document/element.ts";

const shortened = (element: Element, end: number): Element[] =>
  element.startTime >= end ? [] : [{ ...element, duration: Math.min(element.duration, end - element.startTime) }];

/** When the transition began that runs at `end`; else `end`. Half a transition is none. */
function beforeTransition({ tracks }: TimelineDocument, end: number): number {
  const running = tracks
    .flatMap(({ elements }) => elements)
    .filter((one) => one.type !== "audio" && one.transitionIn && one.startTime < end && end < one.startTime + one.transitionIn.duration);
  return running.reduce((least, { startTime }) => Math.min(least, startTime), end);
}

/**
 * The document as far as `end` ticks, or as the transition that runs then: what begins later is left out, what goes on is
 * cut. A shorter document is as it was.
 */
export function opening(document: TimelineDocument, end: number): TimelineDocument {
  const at = beforeTransition(document, end);
  return {
    ...document,
    tracks: document.tracks.map((track) => ({ ...track, elements: track.elements.flatMap((element) => shortened(element, at)) })),
  };
}
