import type { MouthFrame } from "../../../../timeline/measured.ts";

const OPEN = [0, 0.14, 0.3, 0.5, 0.74, 1];
const WIDE = [-1, 0, 1];

/** Every mouth shape of a presenter with eyes open, and with eyes shut, for which a blink is too short, those of middle width: 24 frames. */
export const FRAMES: readonly MouthFrame[] = [
  ...OPEN.flatMap((open) => WIDE.map((wide) => ({ open, wide, blink: false }))),
  ...OPEN.map((open) => ({ open, wide: 0, blink: true })),
].map((frame, index) => ({ index, ...frame }));

export const COLUMNS = 6;
export const ROWS = Math.ceil(FRAMES.length / COLUMNS);
/** Pixels of a frame's side. */
export const SIDE = 600;
