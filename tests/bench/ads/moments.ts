import { cutsOf } from "../../../timeline/cuts.ts";
import { documentDuration, type TimelineDocument } from "../../../timeline/document.ts";
import { seconds } from "../../../timeline/time.ts";

/** Seconds at which each shot has come to rest: two thirds into it. */
export function moments(document: TimelineDocument, most: number): number[] {
  const end = seconds(documentDuration(document));
  const cuts = [0, ...cutsOf(document).map((time) => seconds(time)), end].toSorted((a, b) => a - b);
  const shots = cuts.slice(1).flatMap((to, i) => (to - (cuts[i] ?? 0) > 0.8 ? [{ from: cuts[i] ?? 0, to }] : []));
  const times = shots.map(({ from, to }) => from + (to - from) * 0.66);
  if (times.length <= most) return times;
  return Array.from({ length: most }, (_, i) => times[Math.round((i * (times.length - 1)) / (most - 1))] ?? 0);
}
