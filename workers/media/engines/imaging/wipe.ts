import { clamped, smoothstep } from "../picture/raster.ts";

/** How wide the edge of a wipe is, of the frame. */
const SOFT = 0.16;

/** Prints go from one to the next in the middle of the time, and stand before and after. */
const [GOES, STANDS] = [0.28, 0.72] as const;

/**
 * Where in two pictures that follow one another from right to left, each as wide as the frame, `x` (0…1) is at a share of
 * their time: 0…1 the first, 1…2 the last.
 */
export const slid = (x: number, share: number): number => x + smoothstep(GOES, STANDS, share);

/** How far a wipe from left to right has come at `x` (0…1) at a share of its time: 0 is the first picture, 1 the last. */
export const wiped = (x: number, share: number): number => smoothstep(0, 1, clamped((share * (1 + SOFT) - x) / SOFT));
