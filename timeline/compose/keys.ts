import type { z } from "zod";
import type { Easing, keyframe, Property } from "../document/motion.ts";
import { ticks } from "../time.ts";

export type KeyInput = z.input<typeof keyframe>;
/** Seconds from the element's start, value, and how it gets there. */
export type Key = readonly [at: number, value: number, easing?: Easing];

/** Keyframes of one property, written in seconds. */
export function move(property: Property, ...keys: Key[]): KeyInput[] {
  return keys.map(([at, value, easing]) => ({ property, time: ticks(at), value, ...(easing ? { easing } : {}) }));
}

/** Moves from one value to another over the element's whole life, evenly: nothing stands still. */
export function drift(property: Property, seconds: number, [from, to]: readonly [number, number], easing: Easing = "linear"): KeyInput[] {
  return move(property, [0, from], [seconds, to, easing]);
}
