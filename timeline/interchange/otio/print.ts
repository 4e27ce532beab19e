import type { Element } from "../../document/element.ts";

/** What of an element OpenTimelineIO would say: as long as none of it changed, a track is written as it was read. */
const said = (element: Element): unknown[] => {
  const { id, name, startTime, duration, trimStart } = element;
  return [
    id,
    name,
    startTime,
    duration,
    trimStart,
    "speed" in element ? element.speed : null,
    "assetId" in element ? element.assetId : null,
  ];
};

/** A fingerprint of a track (FNV-1a, 32 bit). */
export function printOf(elements: readonly Element[]): number {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(elements.map(said))) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
