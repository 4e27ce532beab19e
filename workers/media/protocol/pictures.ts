import { z } from "zod";
import { cutoutRecipe } from "../../../timeline/cutout/recipe.ts";
import { box, cutoutDoubt, mouthFrame, personCut } from "../../../timeline/measured.ts";
import { source, target } from "./files.ts";

/** Of the largest that a written file may be, not of what is said of it: 1 = as an ad shows it; 0.5 = half of that (previews). */
export const scale = z.number().min(0.1).max(1);

/** Reads a picture by content, re-encodes it (WebP, longest side ≤ 2160) and cuts the product out. */
export const pictureJob = z.object({
  kind: z.literal("picture"),
  picture: source,
  scale,
  normal: target,
  cutout: target.nullable(),
  /** Leaves out of both what a shop printed beside the product, where what is behind it can be known: on plain ground, at the sides of a scene. */
  unprinted: z.boolean().optional(),
});
/** From this confidence on a cut-out is used where nobody chose; measured on labelled photographs (bench: `ads.cutout_bad`). */
export const TRUSTED_CUTOUT = 0.5;
/** The same at every scale, sizes as at 1: what is composed of them for a preview and for the ad is one film. */
export const pictureResult = z.object({
  width: z.number().int(),
  height: z.number().int(),
  format: z.string(),
  /** Dominant colours of the product, most of it first, `#rrggbb`. */
  palette: z.array(z.string()),
  /** Where the product is, as fractions of the picture. */
  focus: box,
  /** The one colour of the ground that the product stands on, `#rrggbb`; null for a scene, and for transparency. */
  ground: z.string().nullable(),
  /**
   * null when nothing was found that could be cut out; `box` is the opaque part, as fractions of the picture. `doubt`
   * says why it is not trusted.
   */
  cutout: z
    .object({ box, width: z.number().int(), height: z.number().int(), confidence: z.number(), doubt: cutoutDoubt.nullable() })
    .nullable(),
  faces: z.number().int(),
  /** The faces, the largest first. */
  people: z.array(box),
  /** Lines of words that a shop has printed beside the product (a pack's own words are none), as fractions of the picture. */
  printed: z.array(box),
  /** Lines of words on the product itself: a pack's own, or labels that a shop has drawn over it. */
  lettering: z.array(box),
  /** What it looks like, 256 bits in hexadecimal: pictures that differ in few of them are one to a viewer. */
  look: z.string(),
  engine: z.string(),
});

const size = { width: z.number().int(), height: z.number().int() };

/** A small copy of a picture, whole and upright, no larger than `width` × `height`: WebP or AVIF, by the target's type. */
export const thumbnailJob = z.object({
  kind: z.literal("thumbnail"),
  picture: source,
  width: z.number().int().min(16).max(1024),
  height: z.number().int().min(16).max(1024),
  /** 1…100. */
  quality: z.number().int().min(1).max(100),
  thumb: target,
});
export const thumbnailResult = z.object({ ...size, bytes: z.number().int(), engine: z.string() });

/**
 * A picture cut to a shape, at exactly so many pixels, with `focus` (fractions of the picture) as near to its middle as it
 * goes: PNG, JPEG or WebP, by the type of the target.
 */
export const fitJob = z.object({
  kind: z.literal("fit"),
  picture: source,
  width: z.number().int().min(64).max(4096),
  height: z.number().int().min(64).max(4096),
  focus: box,
  fitted: target,
});
export const fitResult = z.object({ bytes: z.number().int(), engine: z.string() });

/** The dominant colors of a picture, on white: `#rrggbb`, most of it first. */
export const paletteJob = z.object({ kind: z.literal("palette"), picture: source });
export const paletteResult = z.object({ colours: z.array(z.string()), engine: z.string() });

/** Trims a logo to what is drawn of it: WebP without loss, longest side ≤ 1440. */
export const logoJob = z.object({ kind: z.literal("logo"), picture: source, logo: target });
export const logoResult = z.object({
  ...size,
  /** The one colour that it is on; null where it is transparent, or fills its rectangle. */
  ground: z.string().nullable(),
  /** Nothing shows through it. */
  opaque: z.boolean(),
  /** Its colours, most of it first, without that of its ground. */
  colors: z.array(z.string()),
  engine: z.string(),
});

/**
 * Cuts one picture's subject out at the picture's own size (at most 25 million pixels): PNG. `original` is the
 * picture at that size; `before` and `shown` are the two as a page shows them (WebP, longest side ≤ 1440).
 */
export const cutoutJob = z.object({
  kind: z.literal("cutout"),
  picture: source,
  before: target,
  original: target,
  shown: target,
  cutout: target,
});
export const cutoutResult = z.object({
  before: z.object(size),
  original: z.object(size),
  /** null when nothing was found that could be cut out. `doubt` says why it may be wrong. */
  cutout: z.object({ ...size, shown: z.object(size), confidence: z.number(), doubt: cutoutDoubt.nullable() }).nullable(),
  engine: z.string(),
});

/**
 * Cuts the subject of a film out, picture by picture, at 720p and 30 pictures a second at most: `cutout` is VP9 with alpha
 * in WebM, `plain` H.264 on `ground`, both with its sound; `poster` is WebP with alpha. `turn`: after this frame the film is
 * played backwards, as a loop that goes there and back (protocol/talking.ts): its masks are those of the way there.
 */
export const filmCutoutJob = z.object({
  kind: z.literal("film-cutout"),
  film: source,
  ground: z.string().regex(/^#[\da-f]{6}$/i),
  turn: z.number().int().positive().optional(),
  cutout: target,
  plain: target,
  poster: target,
});
const clip = z.object({ ...size, duration: z.number(), bytes: z.number().int() });
/** Why a film is not cut out: nothing in it stands clear of what is behind it, or what was found flickers from picture to picture. */
const filmCutoutDoubt = z.enum(["subject", "unsteady"]);
export type FilmCutoutDoubt = z.infer<typeof filmCutoutDoubt>;
export const filmCutoutResult = z.object({
  /** null where the cut-out is not to be trusted. */
  made: z.object({ cutout: clip, plain: clip }).nullable(),
  /** 0…1, of the whole film; from `TRUSTED_CUTOUT` on it is made. */
  confidence: z.number(),
  doubt: filmCutoutDoubt.nullable(),
  /** Mean change of alpha (0…1) between pictures where the film stood still: as found, and as it was steadied. */
  flicker: z.object({ before: z.number(), after: z.number() }),
  frames: z.number().int(),
  has_sound: z.boolean(),
  engine: z.string(),
});

/** Sets a cut-out into a frame: what is behind it, its shadow, its size (timeline/cutout). `original` has the cut-out's size. */
export const compositeJob = z.object({
  kind: z.literal("composite"),
  cutout: source,
  original: source,
  backdrop: source.nullable(),
  recipe: cutoutRecipe,
  picture: target,
});
export const compositeResult = z.object({ ...size, bytes: z.number().int(), engine: z.string() });

/**
 * A presenter as a sprite sheet (PNG/WebP with alpha): one frame for each mouth shape, eyes open and shut. With a
 * `scene`, a photo keeps its background: the photo is written there, and a frame is the part of it around the face.
 */
export const presenterJob = z.object({
  kind: z.literal("presenter"),
  look: z.discriminatedUnion("type", [
    z.object({ type: z.literal("drawn"), character: z.string().max(40) }),
    z.object({ type: z.literal("photo"), picture: source, scene: target.optional() }),
  ]),
  /** Pixels of a frame's side; absent: as an ad shows it. */
  side: z.number().int().min(200).max(1080).optional(),
  sheet: target,
});
export const presenterResult = z.object({
  columns: z.number().int(),
  rows: z.number().int(),
  frame_width: z.number().int(),
  frame_height: z.number().int(),
  frames: z.array(mouthFrame),
  /** Of a photo with a `scene`: its pixels, what part of it a frame shows, and how far down the chin or a beard is, as fractions of it. */
  scene: z.object({ ...size, frame: box, chin: z.number() }).optional(),
  /** Of a photo: where the face is in a frame, from the forehead to the chin, or to where a beard ends, as fractions of it. */
  face: box.optional(),
  /** Where the photo cuts a person off who has no background: at the left, at the right, above; as fractions of a frame. */
  cut: personCut.optional(),
  /** Of a photo: where hair ends above, as a fraction of a frame. */
  top: z.number().optional(),
  /** The background could not be taken away: frames are discs. */
  round: z.boolean().optional(),
  /** Of a photo with a `scene`: it seems to show a print, a screen or a frame, and the face in that. */
  pictured: z.boolean().optional(),
  engine: z.string(),
});
