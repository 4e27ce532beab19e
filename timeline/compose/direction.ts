import type { AdBrief } from "../brief.ts";
import type { ElementInput } from "../document/element.ts";
import { hasCjk, segment } from "../draw/text/segment.ts";
import { ticks } from "../time.ts";
import { DocumentBuilder } from "./document-builder.ts";
import { accentIn, swell } from "./accent.ts";
import { cast, type Cast, type Shown } from "./cast.ts";
import type { KeyInput } from "./keys.ts";
import { buttonOf, LABELS, priceShot } from "./moments.ts";
import { paletteOf, type Palette } from "./palette.ts";
import { carries } from "./stress.ts";
import { schedule, type Schedule, type Shot, type Timed } from "./schedule.ts";

type Labels = Record<keyof (typeof LABELS)["en"], string>;

export interface Direction {
  readonly board: DocumentBuilder;
  readonly plan: Schedule;
  readonly colors: Palette;
  readonly cast: Cast;
  readonly faces: string[];
  readonly labels: Labels;
  /** The shot that shows the price; null: the call to action does. */
  readonly offer: Shot | null;
}

/** One shot to be filled: its clip, its place in the ad, its seconds. */
export interface Take extends Direction {
  readonly clip: Timed;
  readonly at: number;
  readonly until: number;
  readonly length: number;
  /** Counts the shots of the ad, and of the clip. */
  readonly index: number;
  readonly shot: number;
  /** The call to action: the last shot, made once. */
  readonly call: boolean;
  /** A headline is set once a clip: this shot shows it. */
  readonly titled: boolean;
  /** Whom the shot is about, where it shows the product itself. */
  readonly star: Shown | null;
  readonly group: string;
  readonly ground: string;
}

export function direct(
  brief: AdBrief,
  { layers, pace, en, zh }: { layers: readonly string[]; pace: number; en: string[]; zh: string[] },
): Direction {
  const plan = schedule(brief, pace);
  return {
    board: new DocumentBuilder(brief, layers, plan.beats),
    plan,
    colors: paletteOf(brief),
    cast: cast(brief),
    faces: brief.language === "zh" ? zh : en,
    labels: { ...LABELS[brief.language], tap: buttonOf(brief) },
    offer: priceShot(plan, brief.product),
  };
}

export type Slot = Omit<Take, keyof Direction | "group" | "ground" | "star">;

/** A headline that is an amount of money alone: its shot shows the price already. */
const isAmount = (headline: string): boolean => /^[\p{Sc}\d\s.,]+(?:美元|欧元|英镑|日元|元|块)?$/u.test(headline);

/**
 * Every shot in order. The first of a clip has its headline, unless that one shows the price; before a call that is made
 * later, none has.
 */
export function slots(plan: Schedule, offer: Shot | null = null): Slot[] {
  return plan.clips
    .flatMap((clip) => {
      const priced = clip.shots.some(({ start }) => start === offer?.start) && isAmount(clip.headline);
      const titled = clip.end > plan.call || priced ? undefined : clip.shots.find(({ start }) => start !== offer?.start);
      return clip.shots.map((shot) => ({
        clip,
        at: shot.start,
        until: shot.end,
        length: shot.end - shot.start,
        shot: shot.index,
        call: shot.start === plan.call,
        titled: shot === titled,
      }));
    })
    .map((slot, index) => ({ ...slot, index }));
}

/** What a headline does on the beat. */
export const onBeat = ({ board, at, until }: Take, by = 0.035): KeyInput[] => swell(accentIn(board.beats, at, until), by);

type Enter = NonNullable<Extract<ElementInput, { type: "text" }>["enter"]>;

/** A text entrance, in seconds. */
export function enter(
  unit: Enter["unit"],
  kind: Enter["kind"],
  [duration, stagger = 0]: readonly [number, number?],
  easing?: Enter["easing"],
): Enter {
  return { unit, kind, duration: ticks(duration), stagger: ticks(stagger), ...(easing ? { easing } : {}) };
}

/** Where and when, for things that live as long as their shot. */
export const during = (take: Take, from = 0) => ({ at: take.at + Math.min(from, take.length * 0.5), until: take.until, group: take.group });

const MONEY = /\p{Sc}|元|块/u;
/** Of prices beside each other the new one is the lowest, whichever is said first. */
const cheapest = (words: readonly string[], figures: readonly number[]): number[] => {
  const amount = (i: number) => Number((words[i] ?? "").replaceAll(/[^\d.]/g, ""));
  return figures.toSorted((a, b) => amount(a) - amount(b));
};

/** The words of a headline that carry it: figures first, else the longest that may be stressed. Indexes of its tokens. */
export function weighty(headline: string): number[] {
  const words = segment(headline).map((token) => token.text);
  const figures = words.flatMap((word, i) => (/\d/.test(word) ? [i] : []));
  const [figure] = figures.length > 1 && figures.every((i) => MONEY.test(words[i] ?? "")) ? cheapest(words, figures) : figures;
  if (figure !== undefined) return [figure];
  const weight = (index: number) => (carries(words[index] ?? "") ? (words[index]?.length ?? 0) : 0);
  const longest = words.reduce((best, _, i) => (weight(i) > weight(best) ? i : best), 0);
  return words.length > 1 && weight(longest) >= (hasCjk(headline) ? 2 : 4) ? [longest] : [];
}
