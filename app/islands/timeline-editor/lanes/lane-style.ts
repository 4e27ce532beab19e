import type { CSSProperties } from "react";

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/**
 * Where a time lies on a lane that is `lane` ticks long, as a share of it: at another scale the lanes get another width, the browser
 * lays them out anew, and neither is anything rendered nor the style of any clip worked out again.
 */
export const laneStyle = (start: number, length: number, lane: number): CSSProperties => ({
  left: percent(start, lane),
  width: `max(2px, calc(${percent(length, lane)} - 1px))`,
});
