import { TIMEBASE } from "../../../../timeline/time.ts";

/** Pixels a second. */
export const SCALES = { least: 1, most: 1200, step: 1.25 } as const;

export const clampScale = (scale: number): number => Math.min(SCALES.most, Math.max(SCALES.least, scale));

/** What is shown of a timeline that has nothing on it. */
const EMPTY = 30 * TIMEBASE;

/** The scale at which so many ticks fill a width, with some room behind them. */
export const scaleToFit = (ticks: number, width: number): number =>
  clampScale((width * 0.94 * TIMEBASE) / Math.max(TIMEBASE, ticks || EMPTY));

/** Where the lanes are scrolled to so that what is under `x` pixels of the view stays there at another scale. */
export const scrollAfterZoom = ({ scroll, x, from, to }: { scroll: number; x: number; from: number; to: number }): number =>
  Math.max(0, ((scroll + x) * to) / from - x);

const STEPS = [1 / 30, 1 / 10, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600];

/** Pixels between two labels of the ruler, at least. */
const APART = 72;

/** Seconds between two labels of the ruler. */
export const rulerStep = (scale: number): number => STEPS.find((step) => step * scale >= APART) ?? 600;

/** How many labels so many pixels may have. */
export const labelsWithin = (pixels: number): number => Math.ceil(pixels / APART) + 1;
