import type { TimelineDocument } from "../document.ts";
import type { Change, Placed } from "./change.ts";

/** Where every element of a document is, and what is linked to what. */
interface Lookup {
  placed: Map<string, Placed>;
  links: Map<string, Set<string>>;
}

/** A document's lookup is made when it is first asked for, and handed on to the document that an edit makes of it. */
const known = new WeakMap<TimelineDocument, Lookup>();

function place(lookup: Lookup, placed: Placed) {
  const { element } = placed;
  lookup.placed.set(element.id, placed);
  if (element.link === null) return;
  const linked = lookup.links.get(element.link) ?? new Set<string>();
  lookup.links.set(element.link, linked.add(element.id));
}

function displace({ placed, links }: Lookup, id: string) {
  const link = placed.get(id)?.element.link;
  placed.delete(id);
  if (typeof link === "string") links.get(link)?.delete(id);
}

function lookupOf(document: TimelineDocument): Lookup {
  const found = known.get(document);
  if (found) return found;
  const made: Lookup = { placed: new Map(), links: new Map() };
  for (const { id: track, elements } of document.tracks) for (const element of elements) place(made, { track, element });
  known.set(document, made);
  return made;
}

/** Gives what is known of a document to the one that changes have made of it. */
export function passOn(from: TimelineDocument, to: TimelineDocument, changes: readonly Change[]): void {
  const lookup = known.get(from);
  if (!lookup) return;
  known.delete(from);
  for (const change of changes) if (change.on === "element") displace(lookup, change.id);
  for (const change of changes) if (change.on === "element" && change.after) place(lookup, change.after);
  known.set(to, lookup);
}

/** An element and its track; null where there is none of that id. */
export const placedOf = (document: TimelineDocument, id: string): Placed | null => lookupOf(document).placed.get(id) ?? null;

/** How many elements there are. */
export const countElements = (document: TimelineDocument): number =>
  document.tracks.reduce((sum, { elements }) => sum + elements.length, 0);

/** The ids of all that share a link. */
export const linkedBy = (document: TimelineDocument, link: string): readonly string[] => [...(lookupOf(document).links.get(link) ?? [])];
