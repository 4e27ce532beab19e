import { z } from "zod";
import { box, mouthCue } from "../../../timeline/measured.ts";
import { source, target } from "./files.ts";

/** Seconds of the longest recording that an avatar speaks, and of the rest after it. */
const LONGEST = 240;

/**
 * The calm part of a film of one person as a loop (H.264, mute): where they move least and face the camera. `rig` says
 * where their face is in each of its frames, `still` is one of them.
 */
export const loopJob = z.object({ kind: z.literal("loop"), film: source, loop: target, still: target, rig: target });
export const loopResult = z.object({
  width: z.number().int(),
  height: z.number().int(),
  duration: z.number(),
  frames: z.number().int(),
  /** `over`: its end runs into its start; `back`: it is played there and back. */
  way: z.enum(["over", "back"]),
  /** Where the face is, as fractions of the film. */
  face: box,
  engine: z.string(),
});

/**
 * Such a loop, as long as a speech, with a mouth that says it. `scale`: of the loop's own size. Cues in seconds. `cutout`: the
 * loop without its background (`film-cutout`): then the film is VP9 with alpha in WebM, at most as large as that.
 */
export const lipsJob = z.object({
  kind: z.literal("lips"),
  loop: source,
  rig: source,
  cutout: source.optional(),
  cues: z.array(mouthCue).max(20_000),
  duration: z.number().positive().max(LONGEST),
  scale: z.number().min(0.1).max(1),
  film: target,
});
export const lipsResult = z.object({
  width: z.number().int(),
  height: z.number().int(),
  duration: z.number(),
  bytes: z.number().int(),
  /** Frames that were made in a second. */
  speed: z.number(),
  engine: z.string(),
});

/**
 * Whether one person is seen, and clearly: in a photo, or in a film for half its length at least with nobody else beside
 * them. `clean`: where a photo is written as it was looked at, upright and without what its camera wrote into it (WebP).
 */
export const facesJob = z.object({
  kind: z.literal("faces"),
  file: source,
  of: z.enum(["photo", "film"]),
  clean: target.nullable(),
});
export const facesResult = z.object({
  /** Moments that were looked at, and those with the face. */
  moments: z.number().int(),
  seen: z.number().int(),
  /** Where the face is in the photo, or was first in the film, as fractions. */
  face: box,
  engine: z.string(),
});
