import { TIMEBASE } from "../../../../timeline/time.ts";

/** Pixels a second at the nearest, and what one step of a zoom multiplies them by. */
export const SCALES = { most: 1200, step: 1.25 } as const;

/** What is shown of a timeline that has nothing on it. */
const EMPTY = 30 * TIMEBASE;

/** Of a width, what is on the timeline fills so much: where the whole is shown, and at the farthest. */
const FILLED = { whole: 0.94, farthest: 0.47 } as const;

/** A zoom always has this range, however short the timeline is. */
const LEAST_RANGE = 20;

const scaleFilling = (share: number, { ticks, width }: { ticks: number; width: number }): number =>
  (Math.max(1, width) * share * TIMEBASE) / Math.max(TIMEBASE, ticks || EMPTY);

/** The scale at which so many ticks fill a width, with some room behind them. */
export const scaleToFit = (ticks: number, width: number): number => Math.min(SCALES.most, scaleFilling(FILLED.whole, { ticks, width }));

/** The farthest scale: what is on the timeline fills half of the width. */
export const leastScale = (ticks: number, width: number): number =>
  Math.min(SCALES.most / LEAST_RANGE, scaleFilling(FILLED.farthest, { ticks, width }));

export const clampScale = (scale: number, least: number): number => Math.min(SCALES.most, Math.max(least, scale));

/** Where a slider stands for a scale: 0 (the farthest) … 1. */
export const positionOf = (scale: number, least: number): number => Math.log(scale / least) / Math.log(SCALES.most / least);

/** The scale for a slider's place, 0 … 1. */
export const scaleAt = (position: number, least: number): number => least * (SCALES.most / least) ** position;

const MINUTE = 60;

/** How much time is seen, as one would say it. */
export function inView(seconds: number): { unit: "seconds" | "minutes"; count: number } {
  if (seconds >= 2 * MINUTE) return { unit: "minutes", count: Math.round(seconds / MINUTE) };
  return { unit: "seconds", count: seconds < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds) };
}

/** Where the lanes are scrolled to so that what is under `x` pixels of the view stays there at another scale. */
export const scrollAfterZoom = ({ scroll, x, from, to }: { scroll: number; x: number; from: number; to: number }): number =>
  Math.max(0, ((scroll + x) * to) / from - x);

const STEPS = [1 / 30, 1 / 10, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800];
const HOUR = 3600;

/** Pixels between two labels of the ruler, at least. */
const APART = 72;

/** Seconds between two labels of the ruler. */
export const rulerStep = (scale: number): number => STEPS.find((step) => step * scale >= APART) ?? Math.ceil(APART / scale / HOUR) * HOUR;

/** How many labels so many pixels may have. */
export const labelsWithin = (pixels: number): number => Math.ceil(pixels / APART) + 1;
