import type { Chance } from "../random.ts";
import type { Plan, Section } from "../plan.ts";
import type { Note } from "../score.ts";

/** A bar as a style sees it. */
export interface Bar {
  readonly index: number;
  readonly start: number;
  readonly section: Section;
  /** Degree of the chord (0 = tonic). */
  readonly degree: number;
  /** The last bar before the section changes, or before the end. */
  readonly turn: boolean;
}

/** The bars of a plan over a progression of one chord a bar. */
export const barsOf = ({ sections, beat }: Plan, progression: readonly number[]): Bar[] =>
  sections.map((section, index) => ({
    index,
    section,
    start: index * 4 * beat,
    degree: progression[index % progression.length] ?? 0,
    turn: sections[index + 1] !== section,
  }));

/**
 * A rhythm over one bar: 16 characters, one a sixteenth; `x` full, `o` soft, `.` nothing.
 * Answers times in seconds and velocities; `swing` (0…0.33 of an eighth) delays every second eighth.
 */
export function rhythm(pattern: string, start: number, beat: number, swing = 0): { time: number; velocity: number; place: number }[] {
  return [...pattern].flatMap((mark, place) => {
    if (mark === ".") return [];
    const late = place % 4 === 2 ? swing * beat * 0.5 : place % 2 === 1 ? swing * beat * 0.25 : 0;
    return [{ time: start + (place * beat) / 4 + late, velocity: mark === "x" ? 1 : 0.55, place }];
  });
}

/** Drum notes of a rhythm: a little unevenness makes hands of it. */
export const hits = (
  pattern: string,
  { start }: Bar,
  beat: number,
  { swing = 0, pan = 0, gain = 1, uneven }: { swing?: number; pan?: number; gain?: number; uneven?: Chance } = {},
): Note[] =>
  rhythm(pattern, start, beat, swing).map(({ time, velocity }) => ({
    time,
    duration: 0.1,
    midi: 60,
    velocity: velocity * gain * (uneven === undefined ? 1 : 0.85 + uneven.next() * 0.15),
    pan,
  }));

/** A tune of two bars as steps of the scale on sixteenths: seeded, singable, answering itself. */
export function motif(
  random: Chance,
  rhythms: readonly [string, ...string[]],
  steps: readonly number[],
): { place: number; degree: number }[] {
  const call = random.pick(rhythms);
  let at = Math.floor(random.next() * steps.length * 0.6) + 1;
  const walk = (pattern: string, offset: number): { place: number; degree: number }[] =>
    [...pattern].flatMap((mark, place) => {
      if (mark === ".") return [];
      at = Math.max(0, Math.min(steps.length - 1, at + random.pick([-2, -1, -1, 1, 1, 2])));
      return [{ place: place + offset, degree: steps[at] ?? 0 }];
    });
  return [...walk(call, 0), ...walk(random.coin(0.6) ? call : random.pick(rhythms), 16)];
}
