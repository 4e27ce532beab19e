/** How much is going on in a bar. */
export type Section = "intro" | "main" | "lift";

/** The shape of a piece: whole bars of four beats, then a last chord that rings out. */
export interface Plan {
  readonly bpm: number;
  /** Seconds of a beat. */
  readonly beat: number;
  readonly sections: readonly Section[];
  /** When the last chord falls: the end of the last bar. */
  readonly end: number;
  readonly duration: number;
}

/** The last chord rings this long, less in short pieces. */
const TAIL = 2.2;

function sectionsOf(bars: number): Section[] {
  const intro = bars >= 12 ? 2 : bars >= 6 ? 1 : 0;
  const lift = bars >= 5 ? Math.max(2, Math.round((bars - intro) * 0.45)) : 0;
  return Array.from({ length: bars }, (_, bar): Section => (bar < intro ? "intro" : bar >= bars - lift ? "lift" : "main"));
}

/** Fits whole bars into a duration by moving the tempo as little as it takes. */
export function planFor(duration: number, tempo: number): Plan {
  const tail = Math.min(TAIL, duration * 0.22);
  const bars = Math.max(1, Math.round(((duration - tail) * tempo) / 240));
  const end = duration - tail;
  const beat = end / bars / 4;
  return { bpm: 60 / beat, beat, sections: sectionsOf(bars), end, duration };
}

/** Seconds of every beat and of every bar, the last chord's among them. */
export function grid({ beat, sections }: Plan): { beats: number[]; bars: number[] } {
  const beats = Array.from({ length: sections.length * 4 + 1 }, (_, index) => Math.round(index * beat * 1e4) / 1e4);
  return { beats, bars: beats.filter((_, index) => index % 4 === 0) };
}
