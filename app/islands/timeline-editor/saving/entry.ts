import type { TimelineDocument } from "../../../../timeline/document.ts";
import type { Element } from "../../../../timeline/document/element.ts";
import type { EditCommandInput } from "../../../../timeline/edit/commands.ts";

/** One step that has not been saved yet, and a fingerprint of the document after it. */
export type Entry = { do: "edit"; commands: readonly EditCommandInput[]; mark: string } | { do: "undo" | "redo"; mark: string };

const sorted = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** A 53-bit hash (cyrb53) of what a value says, whatever the order of its fields. */
function hashOf(value: unknown): string {
  const text = JSON.stringify(value, sorted);
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

/** Elements are never changed, only replaced: each is hashed once. */
const known = new WeakMap<Element, string>();

function elementMark(element: Element): string {
  const mark = known.get(element) ?? hashOf(element);
  known.set(element, mark);
  return mark;
}

/** Tells whether two documents say the same in all but the revision. */
export const markOf = ({ canvas, assets, variables, markers, tracks }: TimelineDocument): string =>
  hashOf([
    canvas,
    Object.keys(assets),
    variables,
    markers,
    tracks.map(({ elements, ...track }) => [track, elements.map(elementMark).join()]),
  ]);

/** Steps that wait, from the revision on that was saved last. */
export interface Waiting {
  revision: number;
  entries: readonly Entry[];
}

/**
 * What of the waiting steps the saved document has already: an answer may be lost while its edit was made. Null where
 * somebody else has edited: nothing of theirs is overwritten.
 */
export function stillWaiting({ revision, entries }: Waiting, saved: { revision: number; mark: string }): Waiting | null {
  const made = saved.revision - revision;
  if (made === 0) return { revision, entries };
  const last = made > 0 ? entries[made - 1] : undefined;
  return last?.mark === saved.mark ? { revision: saved.revision, entries: entries.slice(made) } : null;
}
