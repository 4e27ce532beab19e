import type { TypedEraseBox } from "../../../../trpc/contract/rules/erase-boxes.ts";
import { writeTime } from "../../../../trpc/contract/rules/time-string.ts";
import type { JobOf } from "../../../media/protocol/jobs.ts";

const percent = (share: number): number => Math.round(share * 1000) / 10;

/** Boxes as a form has them; one that lasts to the end of a film of so many seconds says no end. */
export const typedBoxes = (boxes: JobOf<"erase">["boxes"], seconds: number): TypedEraseBox[] =>
  boxes.map(({ x, y, width, height, start, end, what }) => ({
    left: percent(x),
    top: percent(y),
    width: percent(width),
    height: percent(height),
    from: writeTime(start),
    to: end >= seconds - 0.05 ? "" : writeTime(end),
    what,
  }));
