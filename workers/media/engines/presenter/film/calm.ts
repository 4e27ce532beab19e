import type { Point } from "../photo/face.ts";

/** What was seen at a moment of a film; null: no face. */
export interface Sight {
  /** Seconds. */
  readonly at: number;
  readonly face: {
    /** Fractions of the film. */
    readonly middle: Point;
    readonly width: number;
    /** 0 straight … 1 in profile. */
    readonly turn: number;
    /** How far the lips are apart, in widths of the mouth. */
    readonly gap: number;
  } | null;
  /** Whether another face is nearly as large. */
  readonly crowded: boolean;
  /** How much the picture differs from the one before, 0…1. */
  readonly change: number;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Seconds of film that a loop is looked for in, the longest first: a long loop is seen to repeat less. */
const LENGTHS = [6, 4.5, 3, 2.5] as const;
/** A shorter one is taken where it is so much calmer than the longer one. */
const CALMER = 0.65;
/** How much the widest mouth of a stretch says beside the mean one: one shout among shut lips is in every round of the loop. */
const WIDEST = 0.5;
/** A head that is turned further speaks to somebody else. */
const MOST_TURN = 0.55;

/** How restless a stretch is; infinite where the face is lost, turned away or not alone. */
function unrest(sights: readonly Sight[]): number {
  const faces = sights.flatMap(({ face, crowded }) => (face && !crowded && face.turn <= MOST_TURN ? [face] : []));
  if (faces.length < sights.length || faces.length < 2) return Number.POSITIVE_INFINITY;
  const mean = (of: (at: number) => number): number => faces.reduce((sum, _, at) => sum + of(at), 0) / faces.length;
  const [x, y] = [mean((at) => faces[at]?.middle[0] ?? 0), mean((at) => faces[at]?.middle[1] ?? 0)];
  const size = mean((at) => faces[at]?.width ?? 0);
  const away = mean((at) => Math.hypot((faces[at]?.middle[0] ?? 0) - x, (faces[at]?.middle[1] ?? 0) - y)) / size;
  const gap = mean((at) => faces[at]?.gap ?? 0);
  const turn = mean((at) => faces[at]?.turn ?? 0);
  const change = sights.reduce((sum, one) => sum + one.change, 0) / sights.length;
  return away * 2 + gap + Math.max(...faces.map((face) => face.gap)) * WIDEST + turn * 0.5 + change * 4;
}

interface Stretch {
  readonly span: Span;
  readonly cost: number;
}

/** The calmest stretch of so many seconds; null: the face is nowhere steady for so long. */
function calmestOf(sights: readonly Sight[], seconds: number): Stretch | null {
  let best: Stretch | null = null;
  for (const [first, { at: start }] of sights.entries()) {
    const inside = sights.slice(first).filter(({ at }) => at <= start + seconds + 1e-6);
    const end = inside.at(-1)?.at ?? start;
    if (end - start < seconds * 0.8) break;
    const cost = unrest(inside);
    if (Number.isFinite(cost) && cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { span: { start, end }, cost };
  }
  return best;
}

/** The calmest stretch of a film; null: the face is nowhere steady. */
export function calmest(sights: readonly Sight[]): Span | null {
  const stretches = LENGTHS.flatMap((seconds) => calmestOf(sights, seconds) ?? []);
  const [first] = stretches;
  if (!first) return null;
  return stretches.reduce((best, one) => (one.cost < best.cost * CALMER ? one : best), first).span;
}
