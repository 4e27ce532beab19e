import type { CSSProperties } from "react";
import { seconds } from "../../../../timeline/time.ts";

/** Where a time lies on a lane, in widths of a second: at another scale the browser lays it out anew, and nothing renders. */
export const laneStyle = (start: number, length: number): CSSProperties => ({
  left: `calc(var(--scale) * ${seconds(start)})`,
  width: `max(2px, calc(var(--scale) * ${seconds(length)} - 1px))`,
});
