import type { TimelineDocument } from "../../../../timeline/document.ts";
import { endOf, firstAfter } from "../../../../timeline/edit/interval.ts";
import type { Cursor } from "../editor-state.ts";

export type Step = "left" | "right" | "up" | "down" | "first" | "last";

/** The element of a track that is nearest to a time. */
function nearest(track: TimelineDocument["tracks"][number], time: number): string | null {
  const at = firstAfter(track.elements, time);
  const [before, after] = [track.elements[at - 1], track.elements[at]];
  if (!before || !after) return (after ?? before)?.id ?? null;
  return after.startTime <= time || after.startTime - time < time - endOf(before) ? after.id : before.id;
}

/** Where a key leads in the treegrid. To the left of a track's first element is the track itself. */
export function cursorAfter(rows: TimelineDocument["tracks"], cursor: Cursor | null, step: Step, time: number): Cursor | null {
  const [first] = rows;
  if (!first) return null;
  const row = rows.findIndex(({ id }) => id === cursor?.track);
  const track = rows[row];
  if (!cursor || !track) return { track: first.id, element: first.elements[0]?.id ?? null };
  const at = track.elements.findIndex(({ id }) => id === cursor.element);
  if (step === "up" || step === "down") {
    const other = rows[row + (step === "up" ? -1 : 1)];
    if (!other) return cursor;
    const now = track.elements[at];
    return { track: other.id, element: now ? nearest(other, now.startTime) : cursor.element === null ? null : nearest(other, time) };
  }
  const wanted = step === "left" ? at - 1 : step === "right" ? at + 1 : step === "first" ? 0 : track.elements.length - 1;
  if (step === "left" && at <= 0) return { track: track.id, element: null };
  return { track: track.id, element: track.elements[Math.min(wanted, track.elements.length - 1)]?.id ?? null };
}
