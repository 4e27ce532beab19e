import { z } from "zod";
import { source, target } from "./files.ts";

/**
 * Why a file does not play everywhere as it is: its container, its codec, more than eight bits, see-through parts, colors
 * finer than 4:2:0, turned by its header, an uneven rate, pixels that are not square or not even, no sound, a rare sound.
 */
export const ODDITIES = ["container", "codec", "depth", "alpha", "chroma", "turned", "rate", "shape", "silent", "sound"] as const;
export type Oddity = (typeof ODDITIES)[number];

/**
 * A copy that every browser shows, by the target's type: H.264 and AAC in MP4, upright, 8 bits, square pixels, an even
 * rate, with a (silent) sound, longest side ≤ 1920; AAC of a sound; a JPEG of a HEIC photo, longest side ≤ 4096.
 */
export const playableJob = z.object({ kind: z.literal("playable"), file: source, copy: target });
export const playableResult = z.object({
  width: z.number().int(),
  height: z.number().int(),
  duration: z.number(),
  bytes: z.number().int(),
  /** What was mended; the film's own packets were kept where only its container or its sound was odd. */
  mended: z.array(z.enum(ODDITIES)),
  engine: z.string(),
});

/** Pictures of a film from its start to its end, in one row of square tiles (WebP): what is passed over shows where one is. */
export const stripJob = z.object({
  kind: z.literal("strip"),
  film: source,
  tiles: z.number().int().min(2).max(30),
  /** Pixels of a tile's side. */
  side: z.number().int().min(32).max(480),
  sheet: target,
});
export const stripResult = z.object({ width: z.number().int(), height: z.number().int(), bytes: z.number().int(), engine: z.string() });

/** How loud a sound, or that of a film, is from its start to its end: numbers, and a picture of them (SVG). */
export const waveformJob = z.object({
  kind: z.literal("waveform"),
  sound: source,
  /** At most 25 a second of the longest recording that an avatar speaks. */
  bars: z.number().int().min(8).max(4500),
  picture: target,
});
export const waveformResult = z.object({
  /** Peaks, 0…100, of equally long parts. */
  peaks: z.array(z.number().int().min(0).max(100)),
  /** LUFS, null for silence throughout; silences in seconds. */
  sound: z.object({ loudness: z.number().nullable(), silences: z.array(z.object({ start: z.number(), end: z.number() })) }),
  engine: z.string(),
});
