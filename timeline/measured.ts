import { z } from "zod";

/** What engines measure: the shapes that a media job answers and that a brief or a document carries on. */

/** A part of a picture, as fractions of it. */
export const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/** A spoken word, seconds from the start of its sound. */
export const word = z.object({ text: z.string(), start: z.number(), end: z.number() });
export type Word = z.infer<typeof word>;

/** A mouth shape: `open` 0…1, `wide` −1 (rounded) … 1 (spread). Seconds. */
export const mouthCue = z.object({ time: z.number(), duration: z.number(), open: z.number(), wide: z.number() });
export type MouthCue = z.infer<typeof mouthCue>;

/** One frame of a presenter's sheet: its place, and the mouth and eyes that it shows. */
export const mouthFrame = z.object({ index: z.number().int(), open: z.number(), wide: z.number(), blink: z.boolean() });
export type MouthFrame = z.infer<typeof mouthFrame>;

/** Where a picture cuts somebody off who was cut out of it: upright lines at their sides, one above, as fractions. Absent: nowhere. */
export const personCut = z.object({ left: z.number().optional(), right: z.number().optional(), up: z.number().optional() });
export type PersonCut = z.infer<typeof personCut>;

/**
 * What speaks against a cut-out: its outline lies on no edge, two methods differ, parts are left out, the picture's rim
 * cuts the thing off.
 */
export const cutoutDoubt = z.enum(["edges", "area", "parts", "cropped"]);
export type CutoutDoubt = z.infer<typeof cutoutDoubt>;
