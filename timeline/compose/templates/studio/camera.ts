import { type KeyInput, move } from "../../keys.ts";

/**
 * How the camera comes to the thing: from its label back to the whole, round it, or up to it. It stays within its box,
 * clear of the words.
 */
export const CAMERAS = {
  back: { from: 2.4, arrives: 0.7, turn: [-9, -1.5, 3.5] },
  near: { from: 1.25, arrives: 0.5, turn: [6, 4, -3] },
  low: { from: 1.7, arrives: 0.5, turn: [12, -4, 3] },
} as const;

/** It arrives, stands back a little, and on the beat comes nearer: two moves a shot. */
export function filming(
  { from, arrives, turn: [a, b, c] }: (typeof CAMERAS)[keyof typeof CAMERAS],
  length: number,
  beat: number | null,
): KeyInput[] {
  const end = Math.max(1, length);
  const nearer =
    beat === null || beat < arrives + 0.1
      ? []
      : ([
          [beat, 0.93, "linear"],
          [beat + 0.22, 1, "outExpo"],
        ] as const);
  return [
    ...move("scale", [0, from], [arrives, 0.92, "outExpo"], ...nearer, [end, 1.01, "linear"]),
    ...move("rotation", [0, a], [arrives, b, "outExpo"], [end, c, "linear"]),
  ];
}
