import type { Ratio } from "../brief.ts";

/** Canvas pixels; `x`,`y` is the top left corner. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const CANVAS: Record<Ratio, { width: number; height: number }> = {
  "9:16": { width: 1080, height: 1920 },
  "16:9": { width: 1920, height: 1080 },
  "1:1": { width: 1080, height: 1080 },
};

/** Kept free for the platforms' own controls (brand.md): 150 above, 300 below, 40 at the sides of 1080×1920, scaled. */
export function safeArea(ratio: Ratio): Area {
  const { width, height } = CANVAS[ratio];
  const [top, bottom, side] = ratio === "9:16" ? [150, 300, 40] : [height * 0.06, height * 0.09, width * 0.0371];
  return { x: side, y: top, w: width - side * 2, h: height - top - bottom };
}

export const inset = (a: Area, dx: number, dy = dx): Area => ({ x: a.x + dx, y: a.y + dy, w: a.w - dx * 2, h: a.h - dy * 2 });

/** A part of an area, in fractions of it. */
export const part = (a: Area, x: number, y: number, w: number, h: number): Area => ({
  x: a.x + a.w * x,
  y: a.y + a.h * y,
  w: a.w * w,
  h: a.h * h,
});

/** A box of the same centre, `by` times as large. */
export const grown = (a: Area, by: number): Area => ({
  x: a.x - (a.w * (by - 1)) / 2,
  y: a.y - (a.h * (by - 1)) / 2,
  w: a.w * by,
  h: a.h * by,
});

/** As much of a box as lies in an area. */
export const inside = (a: Area, within: Area): Area => {
  const [x, y] = [Math.max(a.x, within.x), Math.max(a.y, within.y)];
  return { x, y, w: Math.min(a.x + a.w, within.x + within.w) - x, h: Math.min(a.y + a.h, within.y + within.h) - y };
};

export const around = (x: number, y: number, w: number, h = w): Area => ({ x: x - w / 2, y: y - h / 2, w, h });

/** The caption's line: the lowest of the safe zone, the same through the whole ad, so that nobody looks for it. */
export function captionArea(ratio: Ratio): Area {
  const safe = safeArea(ratio);
  return ratio === "16:9"
    ? part(safe, 0.1, 0.88, 0.8, 0.115)
    : part(safe, 0.04, ratio === "9:16" ? 0.908 : 0.885, 0.92, ratio === "9:16" ? 0.085 : 0.11);
}
