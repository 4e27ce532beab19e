/** Ticks a second: exact at 24, 25, 30, 50, 60, 23.976, 29.97 and 59.94 frames a second. */
export const TIMEBASE = 120_000;

/** Seconds → integer ticks. Seconds appear only at the edges of the API. */
export const ticks = (seconds: number): number => Math.round(seconds * TIMEBASE);

/** Integer ticks → seconds. */
export const seconds = (count: number): number => count / TIMEBASE;
