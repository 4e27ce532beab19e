import type { AdBrief } from "../brief.ts";
import { isSparse, MOST_FILL, pausesOf } from "./pauses.ts";

export type Clip = AdBrief["clips"][number];
export interface Shot {
  readonly start: number;
  readonly end: number;
  readonly index: number;
  readonly first: boolean;
  readonly last: boolean;
}
export interface Timed extends Clip {
  /** The product's, as the ad writes it: it is not parted. */
  readonly name?: string;
  readonly index: number;
  readonly start: number;
  readonly end: number;
  /** Pieces of at most 2.5 s (the call to action may hold), that start on a beat if one is near. */
  readonly shots: readonly Shot[];
}
export interface Schedule {
  readonly clips: readonly Timed[];
  readonly duration: number;
  readonly beats: readonly number[];
  /** When the call to action takes the frame, for good; the end where the last clip is none. */
  readonly call: number;
}

/** A breath between two clips, and the rest after the last word. */
const BREATH = 0.14;
const REST = 1.15;

/** The beats of the music, looped to the length of the ad; without music, 120 a minute. */
function beatGrid(music: AdBrief["music"], upto: number): number[] {
  const known = music?.beats ?? [];
  const [first] = known;
  const gap = music && music.bpm > 0 ? 60 / music.bpm : 0.5;
  const grid: number[] = [];
  for (let t = first === undefined ? 0 : first % gap; t < upto; t += gap) grid.push(t);
  return known.length > 8 && (known.at(-1) ?? 0) >= upto ? [...known] : grid;
}

/** The beat nearest to `time`, if there is one within `reach` seconds; else `time`. */
function onBeat(beats: readonly number[], time: number, reach: number): number {
  const near = beats.reduce((best, beat) => (Math.abs(beat - time) < Math.abs(best - time) ? beat : best), Number.POSITIVE_INFINITY);
  return Math.abs(near - time) <= reach ? near : time;
}

/** The call to action is made once, and holds: a button springs in, breathes and is pressed. */
const HELD = 4.5;
/** What a longer one keeps for that: its first words are said over the product. */
const KEPT = 3.4;
/** Nothing stands uncut for longer than this. */
const LONGEST = 2.5;

/** How much longer a frame stands in an ad of few frames; the camera cuts nearer within it, on the beat. */
const SPARSE = 1.6;
const LONGEST_SPARSE = 4.2;
const HELD_SPARSE = 5;

/** Cuts `start`…`end` into shots near `pace` seconds: on beats where that leaves none too short or too long. */
function cut(start: number, end: number, { beats, pace, longest }: { beats: readonly number[]; pace: number; longest: number }): number[] {
  const count = Math.max(1, Math.round((end - start) / pace), Math.ceil((end - start) / Math.max(longest, pace)));
  const marks = [start];
  for (let i = 1; i < count; i++) {
    const even = start + ((end - start) * i) / count;
    const beat = onBeat(beats, even, 0.3);
    const last = marks.at(-1) ?? start;
    const fits = (mark: number) =>
      mark - last >= 1 && mark - last <= longest && (i < count - 1 || end - mark <= longest) && end - mark >= 1;
    marks.push(fits(beat) ? beat : even);
  }
  return [...marks, end];
}

/** Clips of these lengths one after the other, each beginning on a beat that is near; the last one rests. */
function laid(lengths: readonly number[], beats: readonly number[]): { start: number; end: number }[] {
  let at = 0;
  return lengths.map((length, index) => {
    const start = at;
    const last = index === lengths.length - 1;
    const end = start + length + (last ? REST : 0);
    const beat = beats.find((b) => b >= end - 0.05 && b <= end + 0.4);
    at = last ? end : (beat ?? end);
    return { start, end: at };
  });
}

/** Lays the clips one after the other, with pauses where more was asked for, and cuts them into shots (seconds). */
export function schedule(brief: AdBrief, pace: number): Schedule {
  const spoken = brief.clips.map((clip) => (clip.voice ? clip.voice.duration + (clip.voice.pause ?? BREATH) : clip.duration));
  const beats = beatGrid(brief.music, spoken.reduce((a, b) => a + b, 0) * MOST_FILL + 8);
  const pauses = pausesOf(brief, laid(spoken, beats).at(-1)?.end ?? 0);
  const spans = laid(
    spoken.map((length, i) => length + (pauses[i] ?? 0)),
    beats,
  );
  const last = spans.at(-1) ?? { start: 0, end: 0 };
  const sparse = isSparse(brief);
  const call =
    brief.clips.at(-1)?.role !== "cta" ? last.end : last.end - last.start > (sparse ? HELD_SPARSE : HELD) ? last.end - KEPT : last.start;
  const rhythm = { beats, pace: sparse ? pace * SPARSE : pace, longest: sparse ? LONGEST_SPARSE : LONGEST };
  const clips = brief.clips.map((clip, index) => {
    const { start, end } = spans[index] ?? { start: 0, end: 0 };
    const upto = index === brief.clips.length - 1 ? call : end;
    const marks = [...(upto > start ? cut(start, upto, rhythm) : [start]), ...(upto < end ? [end] : [])];
    const shots = marks
      .slice(1)
      .map((to, i) => ({ start: marks[i] ?? start, end: to, index: i, first: i === 0, last: i === marks.length - 2 }));
    return { ...clip, name: brief.product.shown ?? brief.product.name, index, start, end, shots };
  });
  return { clips, duration: last.end, beats, call };
}
