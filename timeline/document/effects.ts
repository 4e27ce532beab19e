import { z } from "zod";
import { property } from "./motion.ts";

const time = z.number().int();

/** Effects, in the order they are written. Lengths are canvas pixels. */
export const effect = z.discriminatedUnion("type", [
  z.object({ type: z.literal("blur"), radius: z.number() }),
  z.object({ type: z.literal("shadow"), color: z.string(), blur: z.number(), x: z.number(), y: z.number() }),
  /** The soft dark under a thing that stands: grounds a cut-out. */
  z.object({
    type: z.literal("contact"),
    color: z.string().default("#000000"),
    opacity: z.number().default(0.5),
    spread: z.number().default(1),
  }),
  z.object({ type: z.literal("reflection"), opacity: z.number().default(0.18), length: z.number().default(0.28) }),
  /** A line around the opaque part (a die-cut sticker). */
  z.object({ type: z.literal("stroke"), color: z.string(), width: z.number() }),
  z.object({ type: z.literal("radius"), value: z.number() }),
  z.object({ type: z.literal("mask"), shape: z.enum(["ellipse", "arch", "hexagon"]) }),
  /** What `reveal` (0…1) uncovers, and from where. */
  z.object({ type: z.literal("reveal"), from: z.enum(["left", "right", "up", "down", "center", "iris", "diagonal"]) }),
  z.object({ type: z.literal("mirror"), axis: z.enum(["x", "y"]) }),
  /** A band of light that crosses the opaque part once. */
  z.object({
    type: z.literal("sweep"),
    start: time,
    duration: time,
    opacity: z.number().default(0.6),
    angle: z.number().default(20),
    width: z.number().default(0.25),
  }),
  /** A green or blue screen taken away; shares of how far the key's colour is from grey. */
  z.object({
    type: z.literal("chroma"),
    color: z.string().default("#00b140"),
    similarity: z.number().min(0).max(1).default(0.5),
    smoothness: z.number().min(0).max(1).default(0.2),
    spill: z.number().min(0).max(1).default(0.3),
  }),
  z.object({ type: z.literal("duotone"), dark: z.string(), light: z.string() }),
  /** A picture whose sides fade out, by fractions of its size: its ground goes on in the colour below it. */
  z.object({ type: z.literal("feather"), left: z.number(), right: z.number(), up: z.number(), down: z.number() }),
  z.object({ type: z.literal("halftone"), cell: z.number(), dark: z.string(), light: z.string() }),
  z.object({
    type: z.literal("grade"),
    brightness: z.number().default(1),
    contrast: z.number().default(1),
    saturation: z.number().default(1),
  }),
  /** A sine that never stops: nothing stands still. `period` and `phase` in ticks. */
  z.object({ type: z.literal("sway"), property, amplitude: z.number(), period: time, phase: time.default(0) }),
]);
export type Effect = z.infer<typeof effect>;
export type EffectOf<K extends Effect["type"]> = Extract<Effect, { type: K }>;
