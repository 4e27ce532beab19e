import { z } from "zod";
import { source } from "./files.ts";

/** Looks at a picture, or at some moments of a film (seconds): what is in it, its colors, and the words that stand in it. */
export const describeJob = z.object({
  kind: z.literal("describe"),
  file: source,
  /** Empty for a picture. */
  moments: z.array(z.number().min(0)).max(60),
});
export const describeResult = z.object({
  /** Kinds of things by their COCO names, the surest first; `share`: how sure, 0…1. */
  objects: z.array(z.object({ what: z.string(), share: z.number() })),
  /** The most faces at once. */
  faces: z.number().int(),
  /** Dominant colors, most of it first, `#rrggbb`. */
  colours: z.array(z.string()),
  /** English and Chinese words, as they are read, a line each, each line once. */
  text: z.string(),
  /** The same of each moment that could be looked at. */
  read: z.array(z.object({ at: z.number(), text: z.string() })),
  engine: z.string(),
});
