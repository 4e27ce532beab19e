import type { TimelineDocument } from "./document.ts";
import type { ElementOf } from "./document/element.ts";
import { seconds } from "./time.ts";

/** The last frame before the out point: half a frame of 30 a second short of it. */
const SHORT = 1 / 60;

/**
 * Seconds of the file that a video element shows at `time` (ticks of the document). It plays from its in point
 * (`trimStart`) and holds at its out point (`trimEnd` before the end of the file, where its length is known).
 */
export function filmTime(element: ElementOf<"video">, asset: TimelineDocument["assets"][string] | undefined, time: number): number {
  const from = seconds(element.trimStart);
  const upto = asset && asset.duration > 0 ? Math.max(from, asset.duration - seconds(element.trimEnd) - SHORT) : Number.POSITIVE_INFINITY;
  return Math.min(upto, Math.max(from, seconds(element.trimStart + ((time - element.startTime) * element.speed.num) / element.speed.den)));
}
