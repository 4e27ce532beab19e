import type { Board } from "./board.ts";
import type { Shown } from "./cast.ts";
import { holds, passing } from "./framing.ts";
import type { Area } from "./geometry.ts";

/** A picture that goes on to the edges of the frame ends this far above the captions. */
const GAP = 34;

/** The frame as far down as the captions: what they say is never read off the product. */
export const above = (board: Board): Area => ({ ...board.frame, h: board.caption.y - GAP * board.u });

const shows = (shown: Shown, box: Area) => holds(shown.picture, shown.focus, box) || passing(shown.picture, shown.focus, box) !== null;

/** Where a picture goes to the edges: the frame above the captions, or (where that crops what it is about) one side of it. */
export function bleeding(board: Board, shown: Shown): Area {
  const top = above(board);
  if (!board.wide || shows(shown, top)) return top;
  const w = Math.min(top.w * 0.64, top.h * 1.28);
  return { ...top, x: top.w - w, w };
}

/** Whether a picture shows what it is about when it goes to the edges. */
export const bleeds = (board: Board, shown: Shown): boolean => shows(shown, bleeding(board, shown));
