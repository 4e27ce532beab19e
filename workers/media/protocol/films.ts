import { z } from "zod";
import { box } from "../../../timeline/measured.ts";
import { source, target } from "./files.ts";
import { ODDITIES } from "./playing.ts";
import { scale } from "./pictures.ts";

/** Facts about a file, read from its bytes; of a film also a picture, where `still` names a place for it (JPEG). */
export const probeJob = z.object({ kind: z.literal("probe"), file: source, still: target.nullable().default(null) });
export const probeResult = z.object({
  type: z.enum(["image", "video", "audio"]),
  format: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  duration: z.number(),
  /** Why it does not play everywhere as it is; of a picture nothing. */
  odd: z.array(z.enum(ODDITIES)),
});

/**
 * Looks a product film through, whatever its codec, rotation or frame rate, and cuts its best moments into one reel:
 * mute H.264, upright, 30 even frames a second, longest side ≤ 1920. `still` is a frame of the best moment (JPEG),
 * whatever the scale.
 */
export const footageJob = z.object({ kind: z.literal("footage"), film: source, scale, reel: target, still: target });
/** The same at every scale, sizes as at 1. */
export const footageResult = z.object({
  width: z.number().int(),
  height: z.number().int(),
  /** Seconds of the film that could be decoded. */
  duration: z.number(),
  /**
   * In the film's order. `start` and `end` are seconds of the reel, `source_start` of the film; `box` is what the
   * moment is about, as fractions of the picture. After `end` the reel goes on for 0.8 s, for a passage to show.
   */
  shots: z.array(z.object({ start: z.number(), end: z.number(), source_start: z.number(), score: z.number(), box })).min(1),
  engine: z.string(),
});

/**
 * Fetches the film or the sound behind a public address: a file, an HLS or DASH stream, or a page that names one. `address` is no
 * file of ours and is read through the egress guard, each part of it. A film becomes an MP4, a sound an MP3.
 */
export const downloadJob = z.object({
  kind: z.literal("download"),
  address: z.url().max(4096),
  take: z.enum(["video", "audio"]),
  /** Longer ones are refused, in seconds. */
  max_seconds: z.number().positive(),
  media: target,
  /** A frame of the film (JPEG); null for a sound. */
  poster: target.nullable(),
});
export const downloadResult = z.object({
  /** What its page calls it, or its file name. */
  title: z.string(),
  duration: z.number(),
  /** 0 for a sound. */
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  engine: z.string(),
});

/** Seconds of a film. */
const span = z.object({ start: z.number().min(0), end: z.number().positive() });

/** Reads what a film is made of: scenes by its cuts, a picture of each in one sheet, faces in them, and where its sound is silent. */
export const studyJob = z.object({ kind: z.literal("study"), film: source, sheet: target });
export const studyResult = z.object({
  width: z.number().int(),
  height: z.number().int(),
  duration: z.number(),
  scenes: z
    .array(
      z.object({
        start: z.number(),
        end: z.number(),
        /** How much its pictures differ from one to the next, 0…100. */
        motion: z.number(),
        faces: z.number().int(),
        /** Of the largest face, its share of the picture's height. */
        face: z.number(),
      }),
    )
    .min(1),
  /** Cuts that there are beside those of `scenes`. */
  more: z.number().int(),
  /** Tiles of the sheet, one a scene, row by row. */
  tiles: z.object({ columns: z.number().int(), width: z.number().int(), height: z.number().int(), bytes: z.number().int() }),
  /** null: the film has none. Loudness in LUFS, null where it is silent throughout. */
  sound: z.object({ loudness: z.number().nullable(), silences: z.array(span) }).nullable(),
  engine: z.string(),
});

/** Cuts spans (seconds) out of a film: each file is its spans one after another. Packets are copied where they can be. */
export const cutJob = z.object({
  kind: z.literal("cut"),
  film: source,
  files: z
    .array(z.object({ spans: z.array(span).min(1).max(50), film: target, poster: target }))
    .min(1)
    .max(50),
});
export const cutResult = z.object({
  files: z.array(
    z.object({
      width: z.number().int(),
      height: z.number().int(),
      duration: z.number(),
      bytes: z.number().int(),
      /** What was done to the picture: nothing; only the edges of the cuts were encoded again; all of it was. */
      method: z.enum(["copied", "edges", "encoded"]),
      /** Of its pictures, 0…1. */
      copied: z.number(),
      sound: z.enum(["copied", "encoded", "none"]),
    }),
  ),
  engine: z.string(),
});
