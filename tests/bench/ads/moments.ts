import { cutsOf } from "../../../timeline/cuts.ts";
import { documentDuration, type TimelineDocument } from "../../../timeline/document.ts";
import { seconds } from "../../../timeline/time.ts";

/** From a word's begin until its light has come to it, in seconds. */
const LIGHTS = [-0.06, 0.34] as const;

/** The time, or the next at which no word is just being lit: what moves is not what stands. */
function resting(document: TimelineDocument, time: number, until: number): number {
  const starts = document.tracks.flatMap(({ elements }) =>
    elements.flatMap((one) => (one.type === "text" ? (one.words ?? []).map((word) => seconds(one.startTime + word.start)) : [])),
  );
  const busy = (at: number): boolean => starts.some((start) => at > start + LIGHTS[0] && at < start + LIGHTS[1]);
  const steps = Array.from({ length: 20 }, (_, i) => time + (until - time) * (i / 24));
  return steps.find((at) => !busy(at)) ?? time;
}

/** Seconds at which each shot has come to rest: two thirds into it. */
export function moments(document: TimelineDocument, most: number): number[] {
  const end = seconds(documentDuration(document));
  const cuts = [0, ...cutsOf(document).map((time) => seconds(time)), end].toSorted((a, b) => a - b);
  const shots = cuts.slice(1).flatMap((to, i) => (to - (cuts[i] ?? 0) > 0.8 ? [{ from: cuts[i] ?? 0, to }] : []));
  const times = shots.map(({ from, to }) => resting(document, from + (to - from) * 0.66, to));
  if (times.length <= most) return times;
  return Array.from({ length: most }, (_, i) => times[Math.round((i * (times.length - 1)) / (most - 1))] ?? 0);
}
