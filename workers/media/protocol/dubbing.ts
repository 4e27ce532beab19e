import { z } from "zod";
import { source, target } from "./files.ts";

/**
 * Reads what a film says: its soft subtitles, a picture of it, and its sound as an MP3 where `audio` names a place: small,
 * for who writes it down, or `whole`, for who speaks it anew.
 */
export const tracksJob = z.object({
  kind: z.literal("tracks"),
  film: source,
  poster: target,
  audio: target.nullable(),
  sound: z.enum(["small", "whole"]).default("small"),
});
export const tracksResult = z.object({
  duration: z.number(),
  width: z.number().int(),
  height: z.number().int(),
  has_sound: z.boolean(),
  /** Text tracks, each as SubRip; `language` as the file has it (ISO 639-2), empty where it does not say. */
  subtitles: z.array(z.object({ language: z.string(), text: z.string() })),
  engine: z.string(),
});

/**
 * What becomes of the original sound while a line is said: its music (all but the middle of the stereo picture), a
 * little of it, nothing.
 */
export const UNDER = ["music", "quiet", "off"] as const;

/** One line of the new voice, seconds of the film. */
const spokenLine = z.object({ audio: source, at: z.number().min(0), tempo: z.number().min(0.5).max(2), length: z.number().min(0) });
const shownLine = z.object({ start: z.number().min(0), end: z.number().positive(), text: z.string().max(2000) });

/**
 * Gives a film a new voice and subtitles. With no `lines` its sound stays as it is, or is that of `sound_of`. The picture's
 * packets are copied unless subtitles are drawn into it.
 */
export const dubJob = z.object({
  kind: z.literal("dub"),
  film: source,
  /** The film whose sound it has, where that is another one. */
  sound_of: source.optional(),
  lines: z.array(spokenLine).max(600),
  under: z.enum(UNDER),
  subtitles: z.array(shownLine).max(600),
  show: z.enum(["none", "soft", "burned"]),
  /** Of the voice and the subtitles: BCP 47. */
  language: z.string().max(20),
  video: target,
  poster: target,
});
export const dubResult = z.object({
  width: z.number().int(),
  height: z.number().int(),
  /** Seconds of the film, and of what was made of it. */
  film_duration: z.number(),
  duration: z.number(),
  bytes: z.number().int(),
  picture: z.enum(["copied", "encoded"]),
  /** What was done with the original sound; `none`: there was none. */
  bed: z.enum([...UNDER, "kept", "none"]),
  engine: z.string(),
});
