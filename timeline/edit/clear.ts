import type { Workbench } from "./bench.ts";
import { between, elementAt, endOf } from "./interval.ts";
import { endingAt, halved, startingAt } from "./trimmed.ts";

/** Parts whatever of a track is at a tick. */
export function partAt(bench: Workbench, track: string, at: number): string | null {
  const one = elementAt(bench.on(track), at);
  if (!one || one.startTime === at) return null;
  const id = bench.freshId(one.id);
  const [left, right] = halved(one, at, id);
  // What came over from the whole now comes over from its second half.
  const next = bench.on(track).find((other) => other.type !== "audio" && other.transitionIn?.fromElementId === one.id);
  bench.put(track, left);
  bench.put(track, right);
  if (next && next.type !== "audio" && next.transitionIn)
    bench.put(track, { ...next, transitionIn: { ...next.transitionIn, fromElementId: id } });
  return id;
}

/** Makes room on a track: what lies within goes, what reaches in is cut. */
export function clear(
  bench: Workbench,
  track: string,
  { from, to, except }: { from: number; to: number; except: ReadonlySet<string> },
): void {
  for (const one of between(bench.on(track), from, to)) {
    if (except.has(one.id)) continue;
    const [before, after] = [one.startTime < from, endOf(one) > to];
    if (before && after) partAt(bench, track, to);
    if (before) bench.put(track, endingAt(bench, bench.get(one.id).element, from));
    else if (after) bench.put(track, startingAt(one, to));
    else bench.remove(one.id);
  }
}
