import type { TimelineDocument } from "../document.ts";
import type { Element, ElementOf } from "../document/element.ts";

export type Heard = ElementOf<"audio"> | ElementOf<"video">;

const sounds = (e: Element): e is Heard => (e.type === "audio" || (e.type === "video" && !e.muted && e.volume > 0)) && e.speed.num > 0;

/** Everything that sounds, in document order. */
export function heard(document: TimelineDocument): Heard[] {
  const alone = document.tracks.some((track) => track.solo);
  return document.tracks.filter((track) => !track.muted && (track.solo || !alone)).flatMap((track) => track.elements.filter(sounds));
}
