import { clamped, smoothstep } from "../picture/raster.ts";

/** How wide the edge of a wipe is, of the frame. */
const SOFT = 0.16;

/** How far a wipe from left to right has come at `x` (0…1) at a share of its time: 0 is the first picture, 1 the last. */
export const wiped = (x: number, share: number): number => smoothstep(0, 1, clamped((share * (1 + SOFT) - x) / SOFT));
