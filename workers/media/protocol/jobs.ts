import { z } from "zod";
import { cutoutRecipe } from "../../../timeline/cutout/recipe.ts";
import { timelineDocument } from "../../../timeline/document.ts";
import { box, cutoutDoubt, mouthCue, mouthFrame, word } from "../../../timeline/measured.ts";
import { dubJob, dubResult, tracksJob, tracksResult } from "./dubbing.ts";
import { source, target } from "./files.ts";

/** Text to speech: mono WAV, with the words and mouth shapes of the same run (seconds from its start). */
const speechJob = z.object({
  kind: z.literal("speech"),
  text: z.string().min(1).max(2000),
  language: z.enum(["en", "zh", "es", "fr", "it", "pt"]),
  voice: z.string().max(40),
  speed: z.number().min(0.5).max(2).default(1),
  audio: target,
});
export const speechResult = z.object({
  duration: z.number(),
  words: z.array(word),
  mouth: z.array(mouthCue),
  engine: z.string(),
});

/** Of the largest that a written file may be, not of what is said of it: 1 = as an ad shows it; 0.5 = half of that (previews). */
const scale = z.number().min(0.1).max(1);

/** Reads a picture by content, re-encodes it (WebP, longest side ≤ 2160) and cuts the product out. */
const pictureJob = z.object({
  kind: z.literal("picture"),
  picture: source,
  scale,
  normal: target,
  cutout: target.nullable(),
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
  engine: z.string(),
});

const size = { width: z.number().int(), height: z.number().int() };

/** A small copy of a picture, whole and upright, no larger than `width` × `height`: WebP or AVIF, by the target's type. */
const thumbnailJob = z.object({
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
 * Cuts one picture's subject out at the picture's own size (at most 25 million pixels): PNG. `original` is the
 * picture at that size; `before` and `shown` are the two as a page shows them (WebP, longest side ≤ 1440).
 */
const cutoutJob = z.object({ kind: z.literal("cutout"), picture: source, before: target, original: target, shown: target, cutout: target });
export const cutoutResult = z.object({
  before: z.object(size),
  original: z.object(size),
  /** null when nothing was found that could be cut out. `doubt` says why it may be wrong. */
  cutout: z.object({ ...size, shown: z.object(size), confidence: z.number(), doubt: cutoutDoubt.nullable() }).nullable(),
  engine: z.string(),
});

/** Sets a cut-out into a frame: what is behind it, its shadow, its size (timeline/cutout). `original` has the cut-out's size. */
const compositeJob = z.object({
  kind: z.literal("composite"),
  cutout: source,
  original: source,
  backdrop: source.nullable(),
  recipe: cutoutRecipe,
  picture: target,
});
export const compositeResult = z.object({ ...size, bytes: z.number().int(), engine: z.string() });

/** A presenter as a sprite sheet (PNG/WebP with alpha): one frame for each mouth shape, eyes open and shut. */
const presenterJob = z.object({
  kind: z.literal("presenter"),
  look: z.discriminatedUnion("type", [
    z.object({ type: z.literal("drawn"), character: z.string().max(40) }),
    z.object({ type: z.literal("photo"), picture: source }),
  ]),
  sheet: target,
});
export const presenterResult = z.object({
  columns: z.number().int(),
  rows: z.number().int(),
  frame_width: z.number().int(),
  frame_height: z.number().int(),
  frames: z.array(mouthFrame),
  engine: z.string(),
});

/** A music bed with its beats: stereo WAV 48 kHz. */
const musicJob = z.object({
  kind: z.literal("music"),
  style: z.string().max(40),
  duration: z.number().min(2).max(300),
  seed: z.number().int(),
  audio: target,
});
export const musicResult = z.object({
  duration: z.number(),
  bpm: z.number(),
  /** Seconds of every beat, and of those that start a bar. */
  beats: z.array(z.number()),
  bars: z.array(z.number()),
  engine: z.string(),
});

/** Draws a timeline document into an MP4. `urls` maps the document's asset ids to signed URLs. */
export const renderJob = z.object({
  kind: z.literal("render"),
  document: timelineDocument,
  urls: z.record(z.string(), z.url()),
  /** Of the canvas. */
  scale,
  fps: z.number().int().min(10).max(60),
  title: z.string().max(300),
  video: target,
  poster: target,
});
const renderResult = z.object({
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
const stillJob = z.object({
  kind: z.literal("still"),
  ...renderJob.pick({ document: true, urls: true, scale: true }).shape,
  at: z.number().min(0).max(600),
  picture: target,
});
const stillResult = z.object({ width: z.number().int(), height: z.number().int(), engine: z.string() });

/** Facts about a file, read from its bytes; of a film also a picture, where `still` names a place for it (JPEG). */
const probeJob = z.object({ kind: z.literal("probe"), file: source, still: target.nullable().default(null) });
const probeResult = z.object({
  type: z.enum(["image", "video", "audio"]),
  format: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  duration: z.number(),
});

/**
 * Looks a product film through, whatever its codec, rotation or frame rate, and cuts its best moments into one reel:
 * mute H.264, upright, 30 even frames a second, longest side ≤ 1920. `still` is a frame of the best moment (JPEG),
 * whatever the scale.
 */
const footageJob = z.object({ kind: z.literal("footage"), film: source, scale, reel: target, still: target });
/** The same at every scale, sizes as at 1. */
const footageResult = z.object({
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

/** Joins spoken passages, in their order, with seconds of silence after each, into one recording: WAV and MP3. */
const narrationJob = z.object({
  kind: z.literal("narration"),
  passages: z
    .array(
      z.object({
        audio: source,
        /** Seconds of silence after it. */
        pause: z.number().min(0).max(30),
        /** It is brought to the loudness of the built-in voices. */
        level: z.boolean(),
      }),
    )
    .min(1)
    .max(500),
  wav: target,
  mp3: target,
});
export const narrationResult = z.object({ wav_bytes: z.number().int(), mp3_bytes: z.number().int(), engine: z.string() });

/**
 * Fetches the film or the sound behind a public address: a file, an HLS or DASH stream, or a page that names one. `address` is no
 * file of ours and is read through the egress guard, each part of it. A film becomes an MP4, a sound an MP3.
 */
const downloadJob = z.object({
  kind: z.literal("download"),
  address: z.url().max(4096),
  take: z.enum(["video", "audio"]),
  /** Longer ones are refused, in seconds. */
  max_seconds: z.number().positive(),
  media: target,
  /** A frame of the film (JPEG); null for a sound. */
  poster: target.nullable(),
});
const downloadResult = z.object({
  /** What its page calls it, or its file name. */
  title: z.string(),
  duration: z.number(),
  /** 0 for a sound. */
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  engine: z.string(),
});

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
const enhanceJob = z.object({
  kind: z.literal("enhance"),
  film: source,
  recipe,
  span: z.object({ start: z.number().min(0), seconds: z.number().positive().max(10) }).nullable(),
  before: target,
  after: target,
  poster: target,
});
const clip = z.object({ width: z.number().int(), height: z.number().int(), duration: z.number(), bytes: z.number().int() });
const enhanceResult = z.object({
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
const eraseJob = z.object({
  kind: z.literal("erase"),
  film: source,
  boxes: z.array(eraseBox).min(1).max(50),
  follows: z.boolean(),
  span: z.object({ start: z.number().min(0), seconds: z.number().positive().max(10) }).nullable(),
  before: target,
  after: target,
  poster: target,
});
const eraseResult = z.object({
  before: clip,
  after: clip,
  /** Pixels of all pictures that were filled, and the share of them that another time of the film showed. */
  filled: z.number().int(),
  borrowed: z.number(),
  sound: z.enum(["copied", "encoded", "none"]),
  engine: z.string(),
});

/** Looks for captions that were drawn onto a film. */
const captionsJob = z.object({ kind: z.literal("captions"), film: source });
const captionsResult = z.object({ boxes: z.array(eraseBox), duration: z.number(), engine: z.string() });

/** Seconds of a film. */
const span = z.object({ start: z.number().min(0), end: z.number().positive() });

/** Reads what a film is made of: scenes by its cuts, a picture of each in one sheet, faces in them, and where its sound is silent. */
const studyJob = z.object({ kind: z.literal("study"), film: source, sheet: target });
const studyResult = z.object({
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
const cutJob = z.object({
  kind: z.literal("cut"),
  film: source,
  files: z
    .array(z.object({ spans: z.array(span).min(1).max(50), film: target, poster: target }))
    .min(1)
    .max(50),
});
const cutResult = z.object({
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

export const job = z.discriminatedUnion("kind", [
  tracksJob,
  dubJob,
  cutJob,
  enhanceJob,
  eraseJob,
  captionsJob,
  studyJob,
  downloadJob,
  narrationJob,
  speechJob,
  pictureJob,
  thumbnailJob,
  cutoutJob,
  compositeJob,
  presenterJob,
  musicJob,
  renderJob,
  stillJob,
  probeJob,
  footageJob,
]);
export type Job = z.infer<typeof job>;
export const results = {
  tracks: tracksResult,
  dub: dubResult,
  cut: cutResult,
  enhance: enhanceResult,
  erase: eraseResult,
  captions: captionsResult,
  study: studyResult,
  download: downloadResult,
  narration: narrationResult,
  speech: speechResult,
  picture: pictureResult,
  thumbnail: thumbnailResult,
  cutout: cutoutResult,
  composite: compositeResult,
  presenter: presenterResult,
  music: musicResult,
  render: renderResult,
  still: stillResult,
  probe: probeResult,
  footage: footageResult,
} as const;
export type JobKind = keyof typeof results;
export type JobOf<K extends JobKind> = Extract<Job, { kind: K }>;
export type ResultOf<K extends JobKind> = z.infer<(typeof results)[K]>;

/** Why a job failed. Codes the upstream maps to spec §8 messages; anything else is ENGINE_FAILED. */
const jobErrorCode = z.enum([
  "INPUT_UNREADABLE",
  "FILM_UNREADABLE",
  "INPUT_TOO_SMALL",
  "INPUT_TOO_LARGE",
  "INPUT_FORBIDDEN",
  "PORT_FORBIDDEN",
  "INPUT_UNREACHABLE",
  "MEDIA_MISSING",
  "MEDIA_PRIVATE",
  "MEDIA_LIVE",
  "MEDIA_PROTECTED",
  "MEDIA_AGE",
  "MEDIA_REGION",
  "MEDIA_TOO_LONG",
  "MEDIA_SILENT",
  "SITE_BUSY",
  "FACE_MISSING",
  "FACE_UNCLEAR",
  "VOICE_UNKNOWN",
  "CHARACTER_UNKNOWN",
  "STYLE_UNKNOWN",
  "TIMED_OUT",
  "CANCELLED",
  "ENGINE_FAILED",
  "OUTPUT_REFUSED",
]);
export type JobErrorCode = z.infer<typeof jobErrorCode>;

/** Sizes in megabytes (1,048,576 bytes) and lengths in seconds, as a message names them. */
const jobErrorValues = z.record(z.string(), z.number());
export type JobErrorValues = z.infer<typeof jobErrorValues>;

/** `GET /jobs/:id`. `progress` is 0…1; `stage` a short slug the page translates. */
export const jobStatus = z.object({
  id: z.string(),
  state: z.enum(["queued", "running", "done", "failed"]),
  progress: z.number(),
  stage: z.string(),
  result: z.unknown().optional(),
  error: z.object({ code: jobErrorCode, message: z.string(), values: jobErrorValues.optional() }).optional(),
});
export type JobStatus = z.infer<typeof jobStatus>;

/** What `POST /egress` answers with status 422: why an address could not be read. */
export const egressFailure = z.object({ code: jobErrorCode, message: z.string() });
