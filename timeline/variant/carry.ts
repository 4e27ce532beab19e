import { timelineDocument, type TimelineDocument } from "../document.ts";
import type { Element } from "../document/element.ts";
import { applyChanges, type Change, type Placed, stateOf } from "../edit/change.ts";
import { placedOf } from "../edit/lookup.ts";
import { reframed } from "./reframe.ts";

/**
 * Why a part of an edit was not made in a sibling: that one has changed it otherwise, or has it no more; or the whole
 * does not fit there.
 */
export const CONFLICTS = ["changed", "gone", "shape", "fit"] as const;
export interface Conflict {
  why: (typeof CONFLICTS)[number];
  /** The element, or what of the document. */
  about: string;
}
export interface Carried {
  changes: Change[];
  conflicts: Conflict[];
}

type Canvas = TimelineDocument["canvas"];
type ElementChange = Extract<Change, { on: "element" }>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** An element's fields as the edit changed them, over those that the sibling has; null where that one changed them otherwise. */
function merged(own: Element, before: Element, after: Element): Element | null {
  const [was, is, now] = [before, after, own].map((one) => ({ ...one }) as Record<string, unknown>);
  if (!was || !is || !now) return null;
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((key) => !same(was[key], is[key]));
  if (keys.some((key) => !same(now[key], was[key]) && !same(now[key], is[key]))) return null;
  return { ...own, ...Object.fromEntries(keys.map((key) => [key, is[key]])) };
}

function carriedElement({ id, before, after }: ElementChange, from: Canvas, sibling: TimelineDocument): Placed | null | Conflict {
  const own = placedOf(sibling, id);
  const mapped = (one: Placed): Element => reframed(one.element, from, sibling.canvas);
  if (!after) return null;
  if (!before) return own ? { why: "changed", about: id } : { track: after.track, element: mapped(after) };
  if (!own) return { why: "gone", about: id };
  const element = merged(own.element, mapped(before), mapped(after));
  if (!element) return { why: "changed", about: id };
  return { track: own.track === before.track ? after.track : own.track, element };
}

/** Lists of a document that are one part of an edit: taken over where the sibling's is as the edit found it. */
const listOf = (document: TimelineDocument, on: Change["on"]): unknown =>
  on === "tracks" ? document.tracks.map(stateOf) : on === "markers" ? document.markers : on === "variables" ? document.variables : null;

function gathered(changes: readonly Change[], from: Canvas, sibling: TimelineDocument): Carried {
  const made: Carried = { changes: [], conflicts: [] };
  for (const change of changes) {
    if (change.on === "element") {
      const next = carriedElement(change, from, sibling);
      if (next && "why" in next) made.conflicts.push(next);
      else if (next || placedOf(sibling, change.id))
        made.changes.push({ on: "element", id: change.id, before: placedOf(sibling, change.id), after: next });
    } else if (change.on === "asset") {
      if (change.after && !Object.hasOwn(sibling.assets, change.id)) made.changes.push({ ...change, before: null });
    } else if (change.on === "canvas" || change.on === "carried") made.conflicts.push({ why: "shape", about: change.on });
    else if (same(listOf(sibling, change.on), change.before)) made.changes.push(change);
    else if (!same(listOf(sibling, change.on), change.after)) made.conflicts.push({ why: "changed", about: change.on });
  }
  return made;
}

/**
 * What an edit of one timeline is in its sibling: each part of it where the sibling has that part as the edit found it,
 * placed in its own frame. What the sibling has changed otherwise stays, and is listed; what does not fit there is not made.
 */
export function carriedOver(changes: readonly Change[], from: Canvas, sibling: TimelineDocument): Carried {
  const made = gathered(changes, from, sibling);
  const done = made.changes.filter(({ before, after }) => !same(before, after));
  const fits = timelineDocument.safeParse(applyChanges({ ...sibling }, done));
  return fits.success
    ? { changes: done, conflicts: made.conflicts }
    : { changes: [], conflicts: [...made.conflicts, { why: "fit", about: "" }] };
}
