import { ticks } from "../../../../timeline/time.ts";
import type { TimelineDocument } from "../../../../timeline/document.ts";
import type { ElementOf } from "../../../../timeline/document/element.ts";
import { bedsOf } from "../../../../timeline/transcript.ts";
import type { Peaks } from "./peaks.ts";

/** Columns of a wave for a second (`peaksOf`). */
const A_SECOND = 100;
/** Columns between two beats: 60 to 180 a minute. */
const LAGS = { from: 33, to: 100 };
/** A beat is heard this many columns from where it is awaited. */
const NEAR = 4;

/** How much louder each column is than the one before: where something is struck. */
function strikes(wave: Float32Array): Float32Array {
  return wave.map((peak, at) => Math.max(0, peak - Math.max(wave[at - 1] ?? 0, wave[at - 2] ?? 0)));
}

const likeness = (struck: Float32Array, lag: number): number => {
  let sum = 0;
  for (let at = lag; at < struck.length; at += 1) sum += (struck[at] ?? 0) * ((struck[at - lag] ?? 0) + 0.5 * (struck[at - lag + 1] ?? 0));
  return sum;
};

/** Seconds of the beats of a sound, by its wave; none where nothing is struck again and again. */
export function beatsOf({ wave }: Pick<Peaks, "wave">): number[] {
  const struck = strikes(wave);
  if (struck.length < LAGS.to * 4 || struck.every((one) => one === 0)) return [];
  const lags = Array.from({ length: LAGS.to - LAGS.from + 1 }, (_, n) => LAGS.from + n);
  const lag = lags.reduce((best, one) => (likeness(struck, one) > likeness(struck, best) * 1.02 ? one : best), LAGS.from);
  const strength = (from: number): number => {
    let sum = 0;
    for (let at = from; at < struck.length; at += lag) sum += struck[at] ?? 0;
    return sum;
  };
  const phases = Array.from({ length: lag }, (_, n) => n);
  let at = phases.reduce((best, one) => (strength(one) > strength(best) ? one : best), 0);
  const beats: number[] = [];
  while (at < struck.length) {
    const around = Array.from({ length: NEAR * 2 + 1 }, (_, n) => at - NEAR + n).filter((one) => one >= 0 && one < struck.length);
    const loudest = around.reduce((best, one) => ((struck[one] ?? 0) > (struck[best] ?? 0) ? one : best), at);
    beats.push(loudest / A_SECOND);
    at = loudest + lag;
  }
  return beats;
}

/** The beats of a document's music, in ticks of it. */
export function beatsIn(document: TimelineDocument, peaks: ReadonlyMap<string, Peaks>): number[] {
  const beds = new Set(bedsOf(document));
  const music = document.tracks
    .flatMap(({ elements }) => elements)
    .filter((one): one is ElementOf<"audio"> => one.type === "audio" && beds.has(one.id));
  const all = music.flatMap((one) => {
    const found = one.assetId === null ? undefined : peaks.get(one.assetId);
    const rate = one.speed.num / one.speed.den;
    if (!found || rate === 0) return [];
    const at = (second: number): number => one.startTime + Math.round((ticks(second) - one.trimStart) / rate);
    return beatsOf(found)
      .map(at)
      .filter((tick) => tick >= one.startTime && tick < one.startTime + one.duration);
  });
  return all.toSorted((a, b) => a - b);
}
