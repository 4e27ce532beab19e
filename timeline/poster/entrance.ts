import type { Easing, Keyframe, Property } from "../document/motion.ts";
import { ticks } from "../time.ts";

/** How a shape or a picture comes onto a sheet that moves, and what it does while it is there. */
export type Entrance = "grow" | "rise" | "fade" | "slide" | "turn" | "drift" | "near";

interface Moment {
  /** Of the element on its sheet: later ones come later. */
  readonly order: number;
  readonly seconds: number;
  readonly opacity: number;
  readonly x: number;
  readonly y: number;
}

const STAGGER = 0.035;
const LATEST = 0.6;
const TAKES = 0.8;

const key = (property: Property, at: number, value: number, easing: Easing): Keyframe => ({ property, time: ticks(at), value, easing });

/** Keyframes of an entrance, and of the slow movement after it: nothing stands still for more than a second. */
export function entrance(kind: Entrance, { order, seconds, opacity, x, y }: Moment): Keyframe[] {
  const from = Math.min(LATEST, order * STAGGER);
  const there = from + TAKES;
  const fade = [key("opacity", from, 0, "hold"), key("opacity", from + 0.25, opacity, "out")];
  const breathe = (value: number) => key("scale", Math.max(there + 0.1, seconds), value, "linear");
  switch (kind) {
    case "grow":
      return [key("scale", from, 0, "hold"), key("scale", there, 1, "outExpo"), breathe(1.05)];
    case "rise":
      return [...fade, key("y", from, y + 160, "hold"), key("y", there, y, "outQuint"), key("scale", there, 1, "hold"), breathe(1.04)];
    case "slide":
      return [key("x", from, x - 900, "hold"), key("x", there, x, "outQuint")];
    case "turn":
      return [key("rotation", 0, -8, "linear"), key("rotation", Math.max(1, seconds), 14, "linear")];
    case "fade":
      return fade;
    case "near":
      return [key("scale", 0, 1, "linear"), key("scale", Math.max(1, seconds), 1.03, "linear")];
    case "drift":
      return [key("scale", 0, 1, "linear"), key("scale", Math.max(1, seconds), 1.1, "linear")];
  }
}
