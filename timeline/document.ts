import { z } from "zod";
import { checkDocument } from "./document/check.ts";
import { element } from "./document/element.ts";
import { TIMEBASE } from "./time.ts";

export const SCHEMA_VERSION = 1;

const asset = z.object({
  type: z.enum(["image", "video", "sprite", "audio"]),
  url: z.string(),
  /** Seconds; 0 for pictures. */
  duration: z.number().default(0),
  width: z.number().int().default(0),
  height: z.number().int().default(0),
  source: z.string().default(""),
});
const track = z.object({
  id: z.string(),
  type: z.enum(["video", "image", "text", "shape", "audio", "mixed"]),
  name: z.string(),
  muted: z.boolean().default(false),
  hidden: z.boolean().default(false),
  locked: z.boolean().default(false),
  /** Sorted by start; never overlapping. */
  elements: z.array(element),
});

/** The timeline document (market.md): tracks from back to front, integer ticks, everything it needs named inside. */
export const timelineDocument = z
  .object({
    schemaVersion: z.literal(SCHEMA_VERSION),
    id: z.string(),
    revision: z.number().int().min(0),
    timebase: z.literal(TIMEBASE),
    canvas: z.object({
      width: z.number().int().min(16).max(4096),
      height: z.number().int().min(16).max(4096),
      fps: z.number().int().min(10).max(60),
      background: z.string(),
    }),
    language: z.string().default("en"),
    template: z.string().default(""),
    assets: z.record(z.string(), asset),
    variables: z
      .array(z.object({ id: z.string(), type: z.enum(["text", "color", "image"]), label: z.string(), default: z.string() }))
      .default([]),
    tracks: z.array(track),
  })
  .superRefine(checkDocument);
export type TimelineDocument = z.infer<typeof timelineDocument>;
export type Track = TimelineDocument["tracks"][number];

/** Older versions lift themselves one step at a time: version → the document at version + 1. */
const migrations: Record<number, (older: Record<string, unknown>) => Record<string, unknown>> = {};

/** Any stored document, of any version, → a checked one of this version. Throws a ZodError that names every fault. */
export function parseDocument(stored: unknown): TimelineDocument {
  let value = z.looseObject({ schemaVersion: z.number() }).parse(stored) as Record<string, unknown>;
  for (;;) {
    const lift = migrations[Number(value.schemaVersion)];
    if (!lift) return timelineDocument.parse(value);
    value = lift(value);
  }
}

/** Ticks from zero to the end of the last element. */
export function documentDuration(document: TimelineDocument): number {
  return Math.max(0, ...document.tracks.flatMap(({ elements }) => elements.map((e) => e.startTime + e.duration)));
}
