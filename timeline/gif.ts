/** A GIF has 256 colours and no sound; larger or longer than this, it would be larger than its film. Pixels, frames a second, seconds. */
export const GIF = { longestSide: 480, fps: 12, seconds: 15 } as const;
