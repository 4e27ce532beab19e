import type { TimelineDocument } from "../../../../timeline/document.ts";
import { endOf } from "../../../../timeline/edit/interval.ts";

/** What a drag snaps to, sorted, of one kind each: the playhead comes before edges, edges before markers and beats. */
export interface SnapPoints {
  playhead: number;
  edges: readonly number[];
  markers: readonly number[];
  beats: readonly number[];
}

interface SnapOptions {
  playhead: number;
  beats: readonly number[];
  /** What is dragged snaps to itself nowhere. */
  except: ReadonlySet<string>;
}

/** Screen pixels within which a drag snaps. */
export const SNAP_PX = 8;

/** The points of a document, but for those of the elements that are dragged themselves. */
export function snapPoints({ tracks, markers }: TimelineDocument, { playhead, beats, except }: SnapOptions): SnapPoints {
  const edges = new Set<number>([0]);
  for (const { elements } of tracks)
    for (const one of elements)
      if (!except.has(one.id)) {
        edges.add(one.startTime);
        edges.add(endOf(one));
      }
  return {
    playhead,
    edges: Float64Array.from(edges).toSorted() as unknown as readonly number[],
    markers: markers.map(({ time }) => time).toSorted((a, b) => a - b),
    beats,
  };
}

/** The one of sorted numbers that is nearest to a tick, if it is within reach. */
function nearest(sorted: readonly number[], tick: number, within: number): number | null {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < tick) low = middle + 1;
    else high = middle;
  }
  const found = [sorted[low - 1], sorted[low]].filter((one) => one !== undefined && Math.abs(one - tick) <= within);
  return found.toSorted((a = 0, b = 0) => Math.abs(a - tick) - Math.abs(b - tick))[0] ?? null;
}

export interface Snapped {
  /** How far the drag goes then. */
  by: number;
  /** The tick that it snapped to. */
  at: number;
}

/** Where a drag by `by` ticks snaps to, with any of the ticks that move along; null where nothing is within reach. */
export function snap(points: SnapPoints, moving: readonly number[], { by, within }: { by: number; within: number }): Snapped | null {
  for (const kind of [[points.playhead], points.edges, points.markers, points.beats]) {
    const found = moving.flatMap((tick) => {
      const at = nearest(kind, tick + by, within);
      return at === null ? [] : [{ at, by: at - tick }];
    });
    const [best] = found.toSorted((a, b) => Math.abs(a.by - by) - Math.abs(b.by - by));
    if (best) return best;
  }
  return null;
}
