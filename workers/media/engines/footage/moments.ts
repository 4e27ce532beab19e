import type { Look } from "./look.ts";
import { LOOKS } from "./small-frames.ts";
import { subjectOf, type Box } from "./subject.ts";
import { median } from "../median.ts";

/** A part of a film that is worth showing: seconds of the film, how good it is (0…1), and where its subject is. */
export interface Moment {
  readonly start: number;
  readonly end: number;
  readonly score: number;
  readonly box: Box;
  /** Until when the same shot goes on. */ readonly shotEnd: number;
}
export interface Shot {
  readonly from: number;
  readonly to: number;
}

/** Longest moment, in seconds: a shot of an ad is at most 2.5, and a passage shows a little more. */
const LONG = 3.2;
const SHORT = 1;
const MOST = 8;
const SECONDS = 22;

/** Where the camera was cut: indexes of looks, `to` exclusive. A cut changes picture and tones at once, more than what is around it. */
function shotsOf(looks: readonly Look[]): Shot[] {
  const cuts = looks.flatMap(({ motion, tones }, i) => {
    const around = median([i - 2, i - 1, i + 1, i + 2].flatMap((n) => looks[n]?.motion ?? []));
    const jump = motion > 0.06 && motion > around * 2.5 && (tones > 0.25 || motion > 0.18);
    // In a quiet film a cut between two like pictures stands out by its quiet neighbours alone.
    const start = motion > 0.02 && motion > around * 5;
    return i > 0 && (jump || start) ? [i] : [];
  });
  return [0, ...cuts].map((from, i) => ({ from, to: cuts[i] ?? looks.length })).filter(({ from, to }) => to > from);
}

/** Something happens, but nothing flies past. */
const pleasant = (motion: number) =>
  motion < 0.015 ? 0.35 + (motion / 0.015) * 0.65 : motion < 0.07 ? 1 : Math.max(0.15, 1 - (motion - 0.07) * 6);

const exposed = ({ light, spread }: Look) =>
  light < 0.04 || light > 0.97 || spread < 0.02 ? 0 : Math.min(1, spread * 25) * (light < 0.12 || light > 0.9 ? 0.6 : 1);

/** How good the looks of a window are together: the worst of them counts as much as their mean. */
export function worth(looks: readonly Look[], sharpest: number): number {
  const each = looks.map((look) => exposed(look) * (0.55 * Math.min(1, look.sharp / Math.max(1, sharpest)) + 0.45 * pleasant(look.motion)));
  return (each.reduce((a, b) => a + b, 0) / Math.max(1, each.length) + Math.min(...each, 1)) / 2;
}

function windows(shot: Shot, looks: readonly Look[], sharpest: number): (Shot & { score: number; shot: Shot })[] {
  // The first look after a cut is measured against another picture; the cut before the next shot lies somewhere in the last look.
  const inner = { from: shot.from === 0 ? 0 : shot.from + 1, to: shot.to === looks.length ? shot.to : shot.to - 1 };
  const length = Math.min(Math.round(LONG * LOOKS), inner.to - inner.from);
  if (length < SHORT * LOOKS) return [];
  return Array.from({ length: inner.to - inner.from - length + 1 }, (_, i) => ({ from: inner.from + i, to: inner.from + i + length })).map(
    (window) => ({ ...window, shot, score: worth(looks.slice(window.from, window.to), sharpest) }),
  );
}

/** Seconds at the next frame of 30 a second. */
const framed = (seconds: number) => Math.ceil(seconds * 30 - 1e-6) / 30;

/** The best moments of a film, in its order: sharp, moving a little, well lit, from as many shots as it has. */
export function momentsOf(looks: readonly Look[]): Moment[] {
  const sharpest = looks.map(({ sharp }) => sharp).toSorted((a, b) => a - b)[Math.floor(looks.length * 0.9)] ?? 1;
  const all = shotsOf(looks).flatMap((shot) => windows(shot, looks, sharpest));
  const chosen: typeof all = [];
  while (chosen.length < MOST && chosen.reduce((sum, { from, to }) => sum + to - from, 0) < SECONDS * LOOKS) {
    const free = all.filter((one) => chosen.every((other) => one.to <= other.from || one.from >= other.to) && one.score > 0.08);
    const taken = (shot: Shot) => chosen.filter((one) => one.shot === shot).length;
    const [best] = free.map((one) => ({ one, value: one.score * 0.8 ** taken(one.shot) })).toSorted((a, b) => b.value - a.value);
    if (!best) break;
    chosen.push(best.one);
  }
  return chosen
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to, score, shot }) => ({
      start: framed(from / LOOKS),
      end: framed(to / LOOKS),
      score: Math.round(score * 1000) / 1000,
      shotEnd: (shot.to === looks.length ? shot.to : shot.to - 1) / LOOKS,
      box: subjectOf(looks.slice(from, to).map(({ grid }) => grid)),
    }));
}
