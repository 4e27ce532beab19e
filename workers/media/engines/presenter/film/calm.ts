import type { Point } from "../photo/face.ts";
import { median } from "../../median.ts";

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
    /** How wide the mouth is, and how much lower it is at its right, in distances of the eyes and against their line. */
    readonly mouth: { readonly width: number; readonly skew: number };
    /** The face mesh, in pixels of some size. */
    readonly mesh: readonly Point[];
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
const CALMER = 0.7;
/** How much the widest mouth of a stretch says beside the mean one: one shout among shut lips is in every round of the loop. */
const WIDEST = 0.5;
/** A head that is turned further speaks to somebody else. */
const MOST_TURN = 0.55;
/** What a mouth counts that is askew or narrower and wider than it mostly is: cheeks are puffed, or they make faces with shut lips. */
const ODD = { skew: 8, width: 4 };
/**
 * A mouth that is more askew than this against how it mostly is (root of the mean square), in three seconds or more, makes faces;
 * in a shorter stretch less is by chance. Measured in 27 films: of a woman who does so throughout 0.0226 where it is least, of a
 * drawn one who acts 0.0229, of all others 0.020 and less.
 */
const ASKEW = { most: 0.0215, seconds: 3 };

type Mouth = NonNullable<Sight["face"]>["mouth"];
const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, value) => sum + value, 0) / Math.max(1, numbers.length);

/** Their mouth as it mostly is. */
function usualMouth(sights: readonly Sight[]): Mouth {
  const mouths = sights.flatMap(({ face }) => face?.mouth ?? []);
  return { width: median(mouths.map(({ width }) => width)), skew: median(mouths.map(({ skew }) => skew)) };
}

/** How restless a stretch is; infinite where the face is lost, turned away or not alone, or makes faces. */
function unrest(sights: readonly Sight[], usual: Mouth): number {
  const faces = sights.flatMap(({ face, crowded }) => (face && !crowded && face.turn <= MOST_TURN ? [face] : []));
  if (faces.length < sights.length || faces.length < 2) return Number.POSITIVE_INFINITY;
  const mean = (of: (face: (typeof faces)[number]) => number): number => meanOf(faces.map(of));
  const seconds = (sights.at(-1)?.at ?? 0) - (sights[0]?.at ?? 0);
  const most = ASKEW.most * Math.min(1, seconds / ASKEW.seconds);
  if (Math.sqrt(mean(({ mouth }) => (mouth.skew - usual.skew) ** 2)) > most) return Number.POSITIVE_INFINITY;
  const [x, y, size] = [mean(({ middle }) => middle[0]), mean(({ middle }) => middle[1]), mean(({ width }) => width)];
  const away = mean(({ middle }) => Math.hypot(middle[0] - x, middle[1] - y)) / size;
  const odd = faces.map(({ mouth }) => ODD.skew * Math.abs(mouth.skew - usual.skew) + ODD.width * Math.abs(mouth.width - usual.width));
  const widest = Math.max(...faces.map(({ gap }) => gap)) + Math.max(...odd);
  const change = meanOf(sights.map((one) => one.change));
  return away * 2 + mean(({ gap }) => gap) + meanOf(odd) + widest * WIDEST + mean(({ turn }) => turn) * 0.5 + change * 4;
}

interface Stretch {
  readonly span: Span;
  readonly cost: number;
}

/** The calmest stretch of so many seconds; null: the face is nowhere steady for so long. */
function calmestOf(sights: readonly Sight[], usual: Mouth, seconds: number): Stretch | null {
  let best: Stretch | null = null;
  for (const [first, { at: start }] of sights.entries()) {
    const inside = sights.slice(first).filter(({ at }) => at <= start + seconds + 1e-6);
    const end = inside.at(-1)?.at ?? start;
    if (end - start < seconds * 0.8) break;
    const cost = unrest(inside, usual);
    if (Number.isFinite(cost) && cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { span: { start, end }, cost };
  }
  return best;
}

/** The calmest stretch of a film; null: the face is nowhere steady, or they make faces throughout. */
export function calmest(sights: readonly Sight[]): Span | null {
  const usual = usualMouth(sights);
  const stretches = LENGTHS.flatMap((seconds) => calmestOf(sights, usual, seconds) ?? []);
  const [first] = stretches;
  if (!first) return null;
  return stretches.reduce((best, one) => (one.cost < best.cost * CALMER ? one : best), first).span;
}
