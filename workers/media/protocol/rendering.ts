import { z } from "zod";
import { timelineDocument } from "../../../timeline/document.ts";
import { frameRate, perSecond } from "../../../timeline/rate.ts";
import { target } from "./files.ts";
import { scale } from "./pictures.ts";

/** The longest film that is drawn. */
export const LONGEST_SECONDS = 1800;

/** Draws a timeline document into an MP4. `urls` maps the document's asset ids to signed URLs. */
export const renderJob = z.object({
  kind: z.literal("render"),
  document: timelineDocument,
  urls: z.record(z.string(), z.url()),
  /** Of the canvas. */
  scale,
  rate: frameRate.refine((rate) => perSecond(rate) <= 60, "a film has at most 60 frames a second"),
  title: z.string().max(300),
  video: target,
  poster: target,
});
export const renderResult = z.object({
  duration: z.number(),
  width: z.number().int(),
  height: z.number().int(),
  fps: z.number(),
  bytes: z.number().int(),
  loudness_lufs: z.number().nullable(),
  /** Seconds per stage, for the receipt and the bench. */
  timings: z.record(z.string(), z.number()),
  engine: z.string(),
});

/** Draws one frame of a timeline document, as its film has it; `at` in seconds from its start. */
export const stillJob = z.object({
  kind: z.literal("still"),
  ...renderJob.pick({ document: true, urls: true, scale: true }).shape,
  at: z.number().min(0).max(LONGEST_SECONDS),
  picture: target,
});
export const stillResult = z.object({
  width: z.number().int(),
  height: z.number().int(),
  /** 0 of one that was drawn before they were counted. */
  bytes: z.number().int().default(0),
  engine: z.string(),
});

/** A document as another kind of file than an MP4. `gif` begins at `at` seconds; sounds have no size. */
export const exportJob = z.object({
  kind: z.literal("export"),
  ...renderJob.omit({ kind: true, video: true, poster: true }).shape,
  format: z.enum(["webm", "gif", "mp3", "wav"]),
  at: z.number().min(0).max(LONGEST_SECONDS),
  file: target,
  /** A frame of a film (JPEG or WebP); null for all others. */
  poster: target.nullable(),
});
export const exportResult = z.object({
  ...renderResult.pick({ duration: true, bytes: true, loudness_lufs: true, timings: true, engine: true }).shape,
  /** 0 for a sound. */
  width: z.number().int(),
  height: z.number().int(),
});
