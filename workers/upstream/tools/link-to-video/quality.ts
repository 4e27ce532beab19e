/** A preview is half the size and half the frames: seconds, not minutes (spec §9: up to 45 s). What it is made of is half as large, too. */
export const QUALITY = { preview: { scale: 0.5, fps: 15 }, render: { scale: 1, fps: 30 } } as const;
