import { z } from "zod";
import { source, target } from "./files.ts";

/** What is done to a film: `strength` of each, in the order of the work. */
const strength = z.enum(["off", "light", "strong"]);
export const recipe = z.object({
  deinterlace: z.boolean(),
  stabilise: z.boolean(),
  denoise: strength,
  deblock: z.boolean(),
  /** How many times wider and higher it becomes; its longer side ends at 4096. */
  times: z.union([z.literal(1), z.literal(2), z.literal(4)]),
  sharpen: strength,
  colour: z.enum(["off", "natural", "vivid"]),
  /** Pictures a second; null: as they are. */
  rate: z.union([z.literal(30), z.literal(60)]).nullable(),
  /** Noise is taken out of the sound. */
  quiet: z.boolean(),
  /** The sound is brought to −14 LUFS. */
  loudness: z.boolean(),
});
export type Recipe = z.infer<typeof recipe>;

/**
 * Makes a film better by a recipe; `span` (seconds) is the part that a preview shows. `before` is that part as it was,
 * playable everywhere.
 */
export const enhanceJob = z.object({
  kind: z.literal("enhance"),
  film: source,
  recipe,
  span: z.object({ start: z.number().min(0), seconds: z.number().positive().max(10) }).nullable(),
  before: target,
  after: target,
  poster: target,
});
const clip = z.object({ width: z.number().int(), height: z.number().int(), duration: z.number(), bytes: z.number().int() });
export const enhanceResult = z.object({
  before: clip,
  after: clip,
  /** What made it larger: the network where the film is small enough for it, else Lanczos. */
  upscaler: z.enum(["none", "network", "lanczos"]),
  has_sound: z.boolean(),
  engine: z.string(),
});

/** A part of a film's picture (fractions of it) in which text or a mark stands from one time to another, in seconds. */
const eraseBox = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  width: z.number().positive().max(1),
  height: z.number().positive().max(1),
  start: z.number().min(0),
  end: z.number().positive(),
  /** Captions that change, or a mark that is the same throughout. */
  what: z.enum(["text", "mark"]),
});
export type EraseBox = z.infer<typeof eraseBox>;

/**
 * Takes what stands in boxes out of a film; its sound is copied. `follows`: what is hidden is looked for beside its place,
 * too, where the camera moves. `span` (seconds) is the part that a preview shows.
 */
export const eraseJob = z.object({
  kind: z.literal("erase"),
  film: source,
  boxes: z.array(eraseBox).min(1).max(50),
  follows: z.boolean(),
  span: z.object({ start: z.number().min(0), seconds: z.number().positive().max(10) }).nullable(),
  before: target,
  after: target,
  poster: target,
});
export const eraseResult = z.object({
  before: clip,
  after: clip,
  /** Pixels of all pictures that were filled, and the share of them that another time of the film showed. */
  filled: z.number().int(),
  borrowed: z.number(),
  sound: z.enum(["copied", "encoded", "none"]),
  engine: z.string(),
});

/** Looks for captions that were drawn onto a film. */
export const captionsJob = z.object({ kind: z.literal("captions"), film: source });
export const captionsResult = z.object({ boxes: z.array(eraseBox), duration: z.number(), engine: z.string() });
