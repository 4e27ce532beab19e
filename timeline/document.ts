import { z } from "zod";
import { checkDocument } from "./document/check.ts";
import { element } from "./document/element.ts";
import { carried } from "./document/source.ts";
import { upgraded, SCHEMA_VERSION } from "./document/upgrade.ts";
import { documentClaim } from "./evidence/claim.ts";
import { box } from "./measured.ts";
import { type FrameRate, frameRate, perSecond, tickOfFrame } from "./rate.ts";
import { seconds, TIMEBASE } from "./time.ts";

export { SCHEMA_VERSION } from "./document/upgrade.ts";

/** A file that elements show or play. */
export const asset = z.object({
  type: z.enum(["image", "video", "sprite", "audio"]),
  /** Empty: the file is missing, and what shows it is drawn as nothing. */
  url: z.string(),
  /** Seconds; 0 for pictures. */
  duration: z.number().default(0),
  width: z.number().int().default(0),
  height: z.number().int().default(0),
  source: z.string().default(""),
  /** Faces in a picture, as far as they are known. */
  people: z.array(box).max(20).optional(),
});
export type Asset = z.infer<typeof asset>;

export const TRACK_TYPES = ["video", "image", "text", "shape", "audio", "hook", "mixed"] as const;
/** What is known of a track beside its elements. */
export const trackState = z.object({
  id: z.string().min(1),
  type: z.enum(TRACK_TYPES),
  name: z.string(),
  muted: z.boolean().default(false),
  /** While any track is soloed, only soloed ones are heard. */
  solo: z.boolean().default(false),
  hidden: z.boolean().default(false),
  locked: z.boolean().default(false),
  /** Moves along when another track ripples. */
  sync: z.boolean().default(true),
});
const track = trackState.extend({
  /** Sorted by start; never overlapping. */
  elements: z.array(element),
});

/** A named moment (or span) of the document; ticks. */
export const marker = z.object({
  id: z.string().min(1).max(80),
  time: z.number().int().min(0),
  duration: z.number().int().min(0).default(0),
  name: z.string().max(200).default(""),
  color: z.string().max(40).default("#e4572e"),
  carried: carried.optional(),
});
export type Marker = z.infer<typeof marker>;

/** A value that texts and colours name as `{{id}}` (document/filled). */
export const variable = z.object({
  id: z.string().min(1).max(80),
  type: z.enum(["text", "color"]),
  label: z.string().max(1000),
  default: z.string().max(1000),
});
export type Variable = z.infer<typeof variable>;

/** The background of a document that can be laid over others: what is not drawn can be seen through. */
export const NO_BACKGROUND = "#00000000";

export const canvas = z.object({
  width: z.number().int().min(16).max(4096),
  height: z.number().int().min(16).max(4096),
  rate: frameRate,
  background: z.string(),
});

/** The timeline document (market.md): tracks from back to front, integer ticks, everything it needs named inside. */
export const timelineDocument = z
  .object({
    schemaVersion: z.literal(SCHEMA_VERSION),
    id: z.string(),
    revision: z.number().int().min(0),
    timebase: z.literal(TIMEBASE),
    canvas,
    language: z.string().default("en"),
    template: z.string().default(""),
    assets: z.record(z.string(), asset),
    variables: z.array(variable).default([]),
    markers: z.array(marker).default([]),
    /** What the ad says of its product, with what stands for it (evidence/flags). */
    claims: z.array(documentClaim).max(200).optional(),
    /** What another program says of the whole, for the way back. */
    carried: carried.optional(),
    tracks: z.array(track),
  })
  .superRefine(checkDocument);
export type TimelineDocument = z.infer<typeof timelineDocument>;
export type Track = TimelineDocument["tracks"][number];

/** Any stored document, of any version, → a checked one of this version. Throws a ZodError that names every fault. */
export const parseDocument = (stored: unknown): TimelineDocument =>
  timelineDocument.parse(upgraded(z.looseObject({ schemaVersion: z.number() }).parse(stored)));

/** The files that are there, by their asset ids: an offline one has no address. */
export const onlineAssets = ({ assets }: Pick<TimelineDocument, "assets">): [string, Asset][] =>
  Object.entries(assets).filter(([, { url }]) => url !== "");

/** Ticks from zero to the end of the last element. */
export function documentDuration(document: TimelineDocument): number {
  // Elements are sorted and do not overlap: the last one of a track ends last.
  return document.tracks.reduce((end, { elements }) => {
    const last = elements.at(-1);
    return last ? Math.max(end, last.startTime + last.duration) : end;
  }, 0);
}

/** The frames of its film at a rate: one at least. */
export const frameCount = (document: TimelineDocument, rate: FrameRate = document.canvas.rate): number =>
  Math.max(1, Math.round(seconds(documentDuration(document)) * perSecond(rate)));

/** The tick of the last frame of its film. */
export const lastFrame = (document: TimelineDocument): number => tickOfFrame(frameCount(document) - 1, document.canvas.rate);
