import type { MouthFrame } from "../../../../timeline/measured.ts";

const OPEN = [0, 0.3, 0.65, 1];
const WIDE = [-1, 0, 1];

/** Every mouth shape a presenter has, eyes open, then the same with eyes shut: 24 frames. */
export const FRAMES: readonly MouthFrame[] = [false, true]
  .flatMap((blink) => OPEN.flatMap((open) => WIDE.map((wide) => ({ open, wide, blink }))))
  .map((frame, index) => ({ index, ...frame }));

export const COLUMNS = 6;
export const ROWS = Math.ceil(FRAMES.length / COLUMNS);
/** Pixels of a frame's side. */
export const SIDE = 600;
