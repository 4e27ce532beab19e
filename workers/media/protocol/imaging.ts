import { z } from "zod";
import { box } from "../../../timeline/measured.ts";
import { source, target } from "./files.ts";

const size = { width: z.number().int(), height: z.number().int() };
const sides = z.object({ left: z.boolean(), right: z.boolean(), above: z.boolean(), below: z.boolean() });

/**
 * A picture in layers for a camera to move between: its subject alone (WebP, transparent around it), and what is behind
 * it with the subject painted out (WebP). Both of one size. `subject` null: nothing stands out, and the plate is the picture.
 * `whole`: where the one thing is that the picture is of, whether or not it is a layer, and which sides of the picture cut it
 * off; null where there is more to see. `ground`: the one color around it (#rrggbb); null where it has none.
 * `calm`: along which sides of the plate there is so little to see that it can go on beyond them.
 * `focus`: what is to stay in view where a frame cuts the picture, 0…1.
 */
export const layersJob = z.object({ kind: z.literal("layers"), picture: source, plate: target, subject: target });
export const layersResult = z.object({
  ...size,
  subject: box.nullable(),
  whole: box.extend({ cut: sides }).nullable(),
  ground: z.string().nullable(),
  calm: sides,
  people: z.array(box),
  focus: z.object({ x: z.number(), y: z.number() }),
  engine: z.string(),
});

export const light = z.enum(["left", "right", "above", "behind"]);
export const grade = z.enum(["natural", "warm", "cool", "film", "noir", "vivid"]);

/** One picture made over: PNG for a cut-out, else JPEG. Fails with SUBJECT_MISSING where it needs a subject and there is none. */
export const retouchJob = z.object({
  kind: z.literal("retouch"),
  source,
  treatment: z.enum(["cut-out", "studio", "relight", "grade", "upscale"]),
  light,
  grade,
  picture: target,
});
/**
 * `setting`: of a packshot and a cut-out, how far the subject is shown alone. `print`: its photograph whole, on the paper;
 * `closer`: its photograph from nearer, on its own ground; `doubtful`: cut out, but a part may be missing. Null of what shows no subject
 * alone.
 */
export const retouchResult = z.object({
  ...size,
  bytes: z.number().int(),
  setting: z.enum(["stands", "print", "closer", "doubtful"]).nullable(),
  engine: z.string(),
});

/** A foreground's subject set into a background: its light, its colour and its shadow follow the scene (spec §5 foreground image). */
export const blendJob = z.object({ kind: z.literal("blend"), foreground: source, background: source, light, picture: target });
/**
 * `setting`: how it is set in. `stands`: on the scene's own ground, or at its lower edge; `ledge`: on a surface of ours before
 * the scene; `print`: its photograph whole, where its cut-out is not to be trusted.
 * `delta_e`: how far the subject's mean colour is from the scene's around it, before and after (CIE76).
 */
export const blendResult = z.object({
  ...size,
  bytes: z.number().int(),
  setting: z.enum(["stands", "ledge", "print"]),
  delta_e: z.object({ before: z.number(), after: z.number() }),
  engine: z.string(),
});

/**
 * A film from a first to a last frame, mute. `method` says how: `flow` where one motion explains the difference between the
 * two (`explained`, 0…1); else one camera moves over both, and the second is wiped over the first (`wipe`). What a frame that they
 * fill would cut is a print, and one print follows the other (`slide`).
 */
export const morphJob = z.object({
  kind: z.literal("morph"),
  first: source,
  last: source,
  width: z.number().int().min(64).max(1920).multipleOf(2),
  height: z.number().int().min(64).max(1920).multipleOf(2),
  seconds: z.number().min(1).max(20),
  fps: z.number().int().min(10).max(60),
  video: target,
  poster: target,
});
export const morphResult = z.object({
  ...size,
  duration: z.number(),
  bytes: z.number().int(),
  method: z.enum(["flow", "wipe", "slide"]),
  explained: z.number(),
  engine: z.string(),
});

/**
 * A finished file with XMP inside that says what made it, with what and when (IPTC digital source type), and, for pictures,
 * a visible mark where one was asked for (`mark` empty: none). JPEG, PNG, WebP, GIF, MP4, WebM, and MP3 and WAV with tags that
 * players show (these four last are never marked); pixels of unmarked files and samples stay as they are.
 */
export const provenanceJob = z.object({
  kind: z.literal("provenance"),
  file: source,
  made: z.object({
    generator: z.string().max(120),
    model: z.string().max(120),
    /** ISO 8601. */
    at: z.string().max(40),
    /** IPTC: whether a trained network made it up, a program drew it, or what was there before was only cleaned. */
    source: z.enum(["trainedAlgorithmicMedia", "algorithmicMedia", "compositeWithTrainedAlgorithmicMedia", "algorithmicallyEnhanced"]),
  }),
  mark: z.string().max(60),
  signed: target,
});
export const provenanceResult = z.object({ bytes: z.number().int(), engine: z.string() });
