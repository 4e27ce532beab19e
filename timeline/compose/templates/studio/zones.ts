import type { Take } from "../../direction.ts";
import { part } from "../../geometry.ts";

/** The headline's size: in a square frame smaller, for it has the thing's height to share. */
export const sizeOf = ({ square, u }: Take["board"]): number => (square ? 92 : 124) * u;
/** Whether the headline takes one line: the thing may be larger then. */
const isShort = ({ board, clip }: Take): boolean => clip.headline.length * (board.zh ? 1.05 : 0.56) * sizeOf(board) <= board.safe.w * 0.94;

/** Where the headline, the thing and the windows are; `plain` shots have no headline, so that the thing takes its room. */
export const zones = (take: Take, plain = false) => {
  const { board } = take;
  if (board.wide)
    return {
      title: part(board.safe, 0, 0.12, 0.37, board.brief.presenter ? 0.31 : 0.4),
      set: plain ? part(board.frame, 0.2, 0.04, 0.6, 0.74) : part(board.frame, 0.42, 0.04, 0.54, 0.74),
      tile: part(board.safe, 0.4, 0, 0.6, 0.84),
    };
  const short = isShort(take);
  const [top, floor] = board.tall ? [short ? 0.215 : 0.262, 0.745] : [short ? 0.22 : 0.31, 0.79];
  const set = plain
    ? part(board.frame, 0.04, board.tall ? 0.1 : 0.06, 0.92, board.tall ? 0.65 : 0.74)
    : part(board.frame, 0.04, top, 0.92, floor - top);
  const [from, to] = board.tall ? [0.235, 0.86] : [short ? 0.19 : 0.29, 0.84];
  return {
    title: part(board.safe, 0.03, 0.045, 0.94, board.tall ? 0.15 : short ? 0.11 : 0.2),
    set,
    tile: part(board.safe, 0.03, from, 0.94, to - from),
  };
};
