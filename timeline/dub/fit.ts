/** What a voice has to say, and when the original said it; `spoken` is how long that takes at its own tempo. Seconds. */
export interface DubLine {
  start: number;
  end: number;
  spoken: number;
}

/** Where a line is said and how fast. */
export interface Placed {
  at: number;
  tempo: number;
  /** Seconds that it takes so. */
  length: number;
  /** How many lines share their time with it, itself among them. */
  merged: number;
  /** Seconds of the silence behind its group that are used up. */
  borrowed: number;
  /** It would have to be said faster than anybody speaks. */
  tooLong: boolean;
}

/** Limits of what is not heard as hurried (providers.md Dubbing). */
export const FIT = { slowest: 0.92, usual: 1.1, fastest: 1.2, borrow: 1.5, merge: 5 } as const;
/** Beyond `fastest` a line is said this fast at most, and is told of. */
const HURRIED = 1.5;
/** Between two lines of one voice there is this much silence at least. */
const BREATH = 0.08;

interface Group {
  lines: readonly DubLine[];
  /** Where its own time ends, and where it may end at the latest. */
  end: number;
  latest: number;
}

/** When each line of a group begins at a tempo, and when the last of them is over. */
function laid({ lines }: Group, tempo: number): { starts: number[]; over: number } {
  let at = Number.NEGATIVE_INFINITY;
  const starts = lines.map(({ start, spoken }, n) => {
    const begins = Math.max(start, n === 0 ? start : at + BREATH);
    at = begins + spoken / tempo;
    return begins;
  });
  return { starts, over: at };
}

/** The slowest tempo at which a group is over in time; Infinity where none is fast enough. */
function tempoFor(group: Group, until: number): number {
  const { slowest } = FIT;
  if (laid(group, slowest).over <= until) return slowest;
  if (laid(group, HURRIED).over > until + 1e-9) return Number.POSITIVE_INFINITY;
  let [low, high]: [number, number] = [slowest, HURRIED];
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2;
    if (laid(group, middle).over <= until) high = middle;
    else low = middle;
  }
  return high;
}

interface Way {
  tempo: number;
  borrowed: number;
  cost: number;
}

/** How a group is said best: in its own time, else into the silence behind it, else faster. Its cost counts what a listener notices. */
function wayOf(group: Group): Way {
  const own = tempoFor(group, group.end);
  const whole = tempoFor(group, group.latest);
  const tempo = own <= FIT.usual ? own : Math.min(own, Math.max(FIT.usual, whole));
  const said = Number.isFinite(tempo) ? tempo : HURRIED;
  const { starts, over } = laid(group, said);
  const late = starts.reduce((sum, at, n) => sum + at - (group.lines[n]?.start ?? at), 0);
  const borrowed = Math.max(0, Math.min(over, group.latest) - group.end);
  const hurried = Math.max(0, said - FIT.fastest) * 100 + (Number.isFinite(tempo) ? 0 : 100 + (over - group.latest) * 50);
  return { tempo: said, borrowed, cost: Math.abs(said - 1) + borrowed * 0.3 + late * 0.5 + hurried + (group.lines.length - 1) * 0.2 };
}

function groupOf(lines: readonly DubLine[], from: number, count: number, duration: number): Group {
  const own = lines.slice(from, from + count);
  const end = Math.min(duration, Math.max(...own.map((line) => line.end)));
  const next = lines[from + count]?.start ?? Number.POSITIVE_INFINITY;
  const free = next === Number.POSITIVE_INFINITY ? duration : Math.min(duration, next - BREATH);
  return { lines: own, end: Math.min(end, free), latest: Math.max(Math.min(end, free), Math.min(end + FIT.borrow, free)) };
}

/** Where the lines are cut into groups so that the whole costs least. */
function groupsOf(lines: readonly DubLine[], duration: number): { group: Group; way: Way }[] {
  type Best = { cost: number; from: number; group: Group; way: Way };
  const best: Best[] = [];
  for (let until = 1; until <= lines.length; until += 1) {
    const ways = Array.from({ length: Math.min(FIT.merge, until) }, (_, n): Best => {
      const from = until - n - 1;
      const group = groupOf(lines, from, n + 1, duration);
      const way = wayOf(group);
      return { cost: way.cost + (best[from - 1]?.cost ?? 0), from, group, way };
    });
    const [first] = ways.toSorted((a, b) => a.cost - b.cost);
    if (first) best.push(first);
  }
  const chosen: Best[] = [];
  for (let at = lines.length - 1; at >= 0;) {
    const one = best[at];
    if (!one) break;
    chosen.unshift(one);
    at = one.from - 1;
  }
  return chosen;
}

/** Lines of a group that cannot be said in time, cut to where they have to be over: never over the next one. */
function placedIn({ group, way: { tempo, borrowed } }: { group: Group; way: Way }): Placed[] {
  const { starts, over } = laid(group, tempo);
  const tooLong = tempo > FIT.fastest + 1e-6 || over > group.latest + 1e-6;
  return group.lines.map(({ spoken }, n) => {
    const at = Math.min(starts[n] ?? 0, group.latest);
    const length = Math.max(0, Math.min(spoken / tempo, group.latest - at));
    return { at, tempo, length, merged: group.lines.length, borrowed, tooLong };
  });
}

/**
 * Fits spoken lines into the times of the original, in seconds: a little slower or faster, into up to 1.5 s of the silence
 * behind them, or up to five lines together. No line begins before its own time, none overlaps another, and none goes on
 * after the film: so nothing drifts. Lines are sorted by their start; those that overlap are said one after another.
 */
export const fitLines = (lines: readonly DubLine[], duration: number): Placed[] => groupsOf(lines, duration).flatMap(placedIn);
