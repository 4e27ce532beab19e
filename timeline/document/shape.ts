import { z } from "zod";

export const fill = z.discriminatedUnion("type", [
  z.object({ type: z.literal("solid"), color: z.string() }),
  /** `angle` in degrees, 0 = left to right. */
  z.object({ type: z.literal("linear"), angle: z.number(), stops: z.array(z.object({ at: z.number(), color: z.string() })).min(2) }),
  z.object({
    type: z.literal("radial"),
    x: z.number().default(0.5),
    y: z.number().default(0.5),
    radius: z.number().default(0.7),
    stops: z.array(z.object({ at: z.number(), color: z.string() })).min(2),
  }),
  /** Drawn matter; `seed` fixes it, `rate` times a second it is shuffled (0 = still). */
  z.object({
    type: z.literal("pattern"),
    kind: z.enum(["grain", "paper", "halftone", "stripes", "grid", "checker", "rays", "speckle"]),
    color: z.string(),
    size: z.number(),
    seed: z.number().int().default(1),
    rate: z.number().default(0),
  }),
]);
export type Fill = z.infer<typeof fill>;

const point = z.tuple([z.number(), z.number()]);
/** Geometry in fractions of the element's box. */
export const geometry = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("rect"), radius: z.number().default(0) }),
  z.object({ kind: z.literal("ellipse") }),
  z.object({ kind: z.literal("ring"), thickness: z.number(), from: z.number().default(-90) }),
  z.object({ kind: z.literal("line"), from: point, to: point }),
  z.object({ kind: z.literal("polyline"), points: z.array(point).min(2) }),
  /** `to` is where `progress` = 1 arrives: the same number of points. */
  z.object({ kind: z.literal("polygon"), points: z.array(point).min(3), to: z.array(point).nullable().default(null) }),
  z.object({ kind: z.literal("burst"), spikes: z.number().int(), depth: z.number() }),
  z.object({ kind: z.literal("blob"), seed: z.number().int(), wobble: z.number().default(0.15) }),
  z.object({ kind: z.literal("tag"), hole: z.number().default(0.07) }),
  z.object({
    kind: z.literal("torn"),
    seed: z.number().int(),
    edges: z.array(z.enum(["top", "bottom", "left", "right"])),
    roughness: z.number().default(12),
  }),
  z.object({ kind: z.literal("scribble"), seed: z.number().int(), form: z.enum(["underline", "circle", "arrow", "cross", "check"]) }),
  z.object({ kind: z.literal("path"), d: z.string(), width: z.number(), height: z.number() }),
]);
export type Geometry = z.infer<typeof geometry>;

export const stroke = z.object({
  color: z.string(),
  width: z.number(),
  dash: z.array(z.number()).default([]),
  cap: z.enum(["butt", "round", "square"]).default("round"),
});
