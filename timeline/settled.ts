import { cutsOf } from "./cuts.ts";
import { documentDuration, type TimelineDocument } from "./document.ts";
import { seconds } from "./time.ts";

/** Seconds of the shortest shot that shows what it has to show. */
const SHORTEST = 0.8;
/** Seconds after which whatever enters a shot has entered, and what leaves has not left. */
const ENTERED = 1.6;

/** The second near `wanted` at which a shot has settled: in no passage from one to the next, and in none of its first moments. */
export function settledAt(document: TimelineDocument, wanted: number): number {
  const whole = seconds(documentDuration(document));
  const ends = [0, ...cutsOf(document).map(seconds), whole].filter((at) => at >= 0 && at <= whole);
  const moments = ends.slice(1).flatMap((end, index) => {
    const start = ends[index] ?? 0;
    const length = end - start;
    return length < SHORTEST ? [] : [start + Math.min(ENTERED, length * 0.7)];
  });
  const nearest = moments.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0];
  return nearest ?? Math.min(wanted, whole / 2);
}
