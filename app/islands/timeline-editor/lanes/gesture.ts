import type { TimelineDocument } from "../../../../timeline/document.ts";
import type { Element } from "../../../../timeline/document/element.ts";
import type { EditCommandInput } from "../../../../timeline/edit/commands.ts";
import { endOf } from "../../../../timeline/edit/interval.ts";
import { placedOf } from "../../../../timeline/edit/lookup.ts";
import { onFrame } from "../../../../timeline/rate.ts";
import { type Edge, trimBounds } from "./bounds.ts";
import { snap, type SnapPoints } from "./snap.ts";

/** What was taken hold of. Times are ticks. */
export type Held =
  | { kind: "move"; id: string; ids: readonly string[] }
  | { kind: "trim"; id: string; edge: Edge }
  | { kind: "roll"; id: string; edge: Edge }
  | { kind: "slip"; id: string }
  | { kind: "slide"; id: string };

/** Keys that are held, and switches of the toolbar. */
export interface Manner {
  /** What is dropped pushes back what is there; else it overwrites it. */
  insert: boolean;
  /** A trim draws what is behind it along. */
  ripple: boolean;
  /** Sound parts from its picture. */
  parted: boolean;
}

/** A gesture as it would end now. */
export interface Gesture {
  held: Held;
  /** Ticks it has gone. */
  by: number;
  /** The track above which the pointer is; null: its own. */
  track: string | null;
  /** Where it snapped to. */
  guide: number | null;
  manner: Manner;
}

/** All that moves, with what is linked to it. */
export function movedBy(document: TimelineDocument, { ids }: { ids: readonly string[] }, linked: boolean): string[] {
  const links = new Set(linked ? ids.flatMap((id) => placedOf(document, id)?.element.link ?? []) : []);
  if (links.size === 0) return [...ids];
  return document.tracks.flatMap(({ elements }) =>
    elements.flatMap(({ id, link }) => (ids.includes(id) || (link !== null && links.has(link)) ? [id] : [])),
  );
}

interface Reach {
  /** Ticks that the pointer has gone. */
  by: number;
  points: SnapPoints | null;
  /** Ticks within which it snaps. */
  within: number;
  manner: Manner;
  track: string | null;
}

/** A tick that has gone so far, on a frame; one that has gone nowhere stays, on a frame or not. */
const gone = (tick: number, by: number, { canvas: { rate } }: TimelineDocument): number => (by === 0 ? tick : onFrame(tick + by, rate));

/** Where what is held of an element is. */
export const edgeOf = (element: Element, held: Held): number =>
  "edge" in held && held.edge === "end" ? endOf(element) : element.startTime;

/** A drag as it stands: on a frame, snapped, and no further than it can go. */
export function gestureAt(document: TimelineDocument, held: Held, { by, points, within, manner, track }: Reach): Gesture {
  const placed = placedOf(document, held.id);
  if (!placed) return { held, by: 0, track: null, guide: null, manner };
  const { element } = placed;
  if (held.kind === "roll" || held.kind === "slip" || held.kind === "slide") {
    // How far it can go is known to its command.
    const edge = edgeOf(element, held);
    const caught = held.kind === "slip" ? null : points && snap(points, [edge], { by, within });
    return { held, by: caught?.by ?? gone(edge, by, document) - edge, track: null, guide: caught?.at ?? null, manner };
  }
  if (held.kind === "trim") {
    const edge = edgeOf(element, held);
    const { from, to } = trimBounds(document, placed.track, element, { edge: held.edge, ripple: manner.ripple });
    const near = points && snap(points, [edge], { by, within });
    // A neighbour ends where the element begins: caught there, nothing but a frame of it would be left.
    const caught = near && from <= near.at && near.at <= to ? near : null;
    const kept = Math.min(to, Math.max(from, caught ? caught.at : gone(edge, by, document)));
    return { held, by: kept - edge, track: null, guide: caught?.at ?? null, manner };
  }
  const moving = held.ids.flatMap((id) => placedOf(document, id)?.element ?? []);
  const first = Math.min(...moving.map(({ startTime }) => startTime));
  const last = Math.max(...moving.map(endOf));
  // Of several, their outer edges snap as those of the one do that is held.
  const caught = points && snap(points, [element.startTime, endOf(element), first, last], { by, within });
  const wanted = caught ? caught.by : gone(element.startTime, by, document) - element.startTime;
  const kept = Math.max(-first, wanted);
  const other = track !== placed.track && held.ids.length === 1 ? track : null;
  return { held, by: kept, track: other, guide: caught && kept === caught.by ? caught.at : null, manner };
}

/** The command that a gesture ends as; null where it has gone nowhere. */
export function commandOf(
  document: TimelineDocument,
  { held, by, track, manner }: Gesture,
  scope: "track" | "sync",
): EditCommandInput | null {
  const placed = placedOf(document, held.id);
  if (!placed || (by === 0 && track === null)) return null;
  const linked = !manner.parted;
  const { element } = placed;
  const edge = edgeOf(element, held);
  if (held.kind === "roll") return { type: "roll", id: held.id, edge: held.edge, to: Math.max(0, edge + by), linked };
  if (held.kind === "slide") return { type: "slide", id: held.id, by, linked };
  if (held.kind === "slip") {
    // What is drawn to the right shows what came before.
    const { num, den } = "speed" in element ? element.speed : { num: 1, den: 1 };
    return { type: "slip", id: held.id, by: -Math.round((by * num) / den), linked };
  }
  if (held.kind === "trim") {
    return { type: "trim", id: held.id, edge: held.edge, to: edge + by, linked, ripple: manner.ripple, scope };
  }
  const tracks = track === null ? {} : { tracks: { [held.id]: track } };
  return { type: "move", ids: [...held.ids], by, linked, mode: manner.insert ? "insert" : "overwrite", scope, ...tracks };
}
