import { z } from "zod";
import type { Element } from "../document/element.ts";
import type { Workbench } from "./bench.ts";
import { endOf, startingFrom } from "./interval.ts";
import { EditRefused } from "./refused.ts";

/** `track`: what is on the same track; `sync`: on every track that is not locked and has sync on. */
export const rippleScope = z.enum(["track", "sync"]);

export interface Ripple {
  /** What begins at this tick or later moves. */
  from: number;
  by: number;
  /** The track that is edited: it moves whether it has sync on or not. */
  lead: string;
  scope: z.infer<typeof rippleScope>;
  /** Markers move along. */
  markers: boolean;
  /** Elements that stay. */
  except?: ReadonlySet<string>;
}

/** The tracks that a ripple moves. */
const moved = (bench: Workbench, { lead, scope }: Ripple): string[] =>
  bench
    .tracks()
    .filter(({ id, locked, sync }) => id === lead || (scope === "sync" && sync && !locked))
    .map(({ id }) => id);

/** Nothing moves back over what stays: that would overlap it. */
function checkRoom(bench: Workbench, track: string, moving: readonly Element[], by: number) {
  const [first] = moving;
  if (by >= 0 || !first) return;
  const ids = new Set(moving.map(({ id }) => id));
  const blocks = bench.on(track).find((one) => !ids.has(one.id) && endOf(one) > first.startTime + by && one.startTime < first.startTime);
  if (blocks || first.startTime + by < 0) throw new EditRefused("RIPPLE_BLOCKED", [track, ...(blocks ? [blocks.id] : [])]);
}

/** Moves everything behind a tick, on the tracks that go along. Throws RIPPLE_BLOCKED. */
export function ripple(bench: Workbench, all: Ripple): void {
  const { from, by, except = new Set<string>() } = all;
  if (by === 0) return;
  for (const track of moved(bench, all)) {
    const moving = startingFrom(bench.on(track), from).filter(({ id }) => !except.has(id));
    checkRoom(bench, track, moving, by);
    for (const one of moving) bench.put(track, { ...one, startTime: one.startTime + by });
  }
  if (all.markers)
    bench.setMarkers(bench.document.markers.map((one) => (one.time >= from ? { ...one, time: Math.max(0, one.time + by) } : one)));
}
