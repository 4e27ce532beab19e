import type { Packet } from "./packets.ts";

/** Seconds of the film. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A part of a span: its packets are copied, or its pictures are encoded again. `from` counts packets in decoding order. */
export interface Piece extends Span {
  readonly way: "copy" | "encode";
  readonly frames: number;
  readonly from: number;
  /** Its last picture stands beyond its end. */
  readonly held?: true;
}

export interface CutPlan extends Span {
  readonly pieces: readonly Piece[];
}

/** Times are rounded by containers: what differs by less is one moment. */
const EPSILON = 0.0005;

/** Where decoding may begin and end with nothing missing: packets between two of them are all pictures between their times. */
function closedPoints(packets: readonly Packet[]): number[] {
  const after: number[] = [];
  let least = Infinity;
  for (let at = packets.length - 1; at >= 0; at -= 1) {
    after[at] = least = Math.min(least, packets[at]?.pts ?? Infinity);
  }
  let latest = -Infinity;
  const points: number[] = [];
  for (const [at, { pts, key }] of packets.entries()) {
    if (key && after[at] === pts && latest < pts) points.push(at);
    latest = Math.max(latest, pts);
  }
  return points;
}

/** A film's pictures by time, and the points between which its packets can be copied. */
export interface FilmMap {
  readonly packets: readonly Packet[];
  /** Seconds of every picture, sorted. */
  readonly times: readonly number[];
  readonly points: readonly number[];
  readonly end: number;
}

export function mapOf(packets: readonly Packet[], duration: number): FilmMap {
  const times = packets.map(({ pts }) => pts).toSorted((a, b) => a - b);
  const last = times.at(-1) ?? 0;
  return { packets, times, points: closedPoints(packets), end: Math.max(duration, last + EPSILON * 2) };
}

const firstAt = (times: readonly number[], at: number): number => {
  const index = times.findIndex((time) => time >= at - EPSILON);
  return index === -1 ? times.length : index;
};

/** A picture that stands longer than this is cut within: its neighbours' times are no ends that anyone asked for. */
const LONG = 0.1;

/** The pictures of a span, and its ends: on pictures' own times, but for pictures that stand for long. */
function picturesIn({ times, end: last }: FilmMap, span: Span) {
  const at = firstAt(times, span.start);
  const stands = at > 0 && (times[at] ?? Infinity) - span.start > LONG;
  const first = stands ? at - 1 : at;
  const next = Math.max(first + 1, firstAt(times, span.end));
  const following = times[next] ?? last;
  return {
    first,
    next,
    start: stands ? span.start : (times[first] ?? span.start),
    end: following - span.end > LONG ? span.end : following,
    held: following - span.end > LONG,
  };
}

/** How a span is made: packets are copied from the first closed point to the last, the edges are encoded again. */
export function planOf(map: FilmMap, span: Span, mayCopy: boolean): CutPlan {
  const { first, next, start, end, held } = picturesIn(map, span);
  const { packets, times, points } = map;
  const encode = (from: number, to: number, until: number): Piece[] => {
    const last = held && to === next ? ({ held } as const) : {};
    const begin = from === first ? start : (times[from] ?? start);
    return to > from ? [{ way: "encode", start: begin, end: until, frames: to - from, from: -1, ...last }] : [];
  };
  const inside = points.filter((at) => (packets[at]?.pts ?? 0) >= start - EPSILON && (packets[at]?.pts ?? 0) <= end + EPSILON);
  const begin = inside[0];
  const stop = next >= times.length && !held ? packets.length : inside.at(-1);
  if (!mayCopy || begin === undefined || stop === undefined || stop <= begin) return { start, end, pieces: encode(first, next, end) };
  const [head, tail] = [firstAt(times, packets[begin]?.pts ?? 0), stop === packets.length ? next : firstAt(times, packets[stop]?.pts ?? 0)];
  const until = tail < next ? (times[tail] ?? end) : end;
  const copy: Piece = { way: "copy", start: times[head] ?? start, end: until, frames: stop - begin, from: begin };
  return { start, end, pieces: [...encode(first, head, copy.start), copy, ...encode(tail, next, end)] };
}
