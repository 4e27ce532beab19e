import { z } from "zod";
import { box, mouthCue, mouthFrame, word } from "./measured.ts";

const file = z.object({ url: z.string(), width: z.number().int(), height: z.number().int() });

export const TEMPLATES = ["kinetic", "studio", "magazine", "street", "demo", "before-after"] as const;
export const RATIOS = ["9:16", "16:9", "1:1"] as const;
export const LANGUAGES = ["en", "zh"] as const;
/** The part that a clip plays, in the order in which an ad plays them. */
export const ROLES = ["hook", "problem", "benefit", "proof", "offer", "cta"] as const;

/**
 * What a director (template) is given: facts, words, pictures, sound. It answers a timeline document.
 * Times in seconds; boxes as fractions of their picture; urls are keys that the renderer resolves.
 */
export const adBrief = z.object({
  id: z.string(),
  template: z.enum(TEMPLATES),
  ratio: z.enum(RATIOS),
  language: z.enum(LANGUAGES),
  seed: z.number().int(),
  /**
   * Seconds that were asked for: an ad whose words are shorter is filled with pictures, as far as that goes well.
   * Null: as long as its words.
   */
  length: z.number().nullable(),
  /** What the button of the call to action says; absent or empty: the template's own words. */
  call: z.string().optional(),
  product: z.object({
    name: z.string(),
    /** The name as it is written in the ad, in the ad's language; absent: `name`. */
    shown: z.string().optional(),
    brand: z.string(),
    /** What its page calls the brand's colours, `#rrggbb`; absent or empty: none are known. */
    colors: z.array(z.string()).optional(),
    /** They go before the product's own: a team's brand kit names them, or somebody typed them. */
    colors_first: z.boolean().optional(),
    /** Ready to show: "€119.01"; empty where the page has none. */
    price: z.string(),
    original_price: z.string(),
    /** It cannot be bought now: the button does not say that it can. */
    sold_out: z.boolean().optional(),
  }),
  clips: z
    .array(
      z.object({
        id: z.string(),
        role: z.enum(ROLES),
        headline: z.string(),
        text: z.string(),
        duration: z.number(),
        /** Speech of this clip (absent: a silent ad, `duration` holds). Words count from the clip's start. */
        voice: z
          .object({
            url: z.string(),
            duration: z.number(),
            words: z.array(word),
            /** Silence of the file that is left out (compose/prompt). */ lead: z.number().optional(),
            /** Seconds of silence after it; absent: a breath. */ pause: z.number().optional(),
          })
          .nullable(),
      }),
    )
    .min(1),
  /** The advertiser's logo, trimmed (media service, `logo`); absent or null: none is shown. */
  logo: file
    .extend({
      /** The one color that it is on; null where it is transparent, or fills its rectangle. */
      ground: z.string().nullable(),
      /** Nothing shows through it. */
      opaque: z.boolean(),
      /** Its colors, most of it first, without that of its ground. */
      colors: z.array(z.string()),
    })
    .nullable()
    .optional(),
  pictures: z.array(
    z.object({
      id: z.string(),
      picture: file,
      cutout: file.extend({ box }).nullable(),
      /** Its ground is one plain colour, as a shop's packshots have it, or none at all: never a scene. */
      plain: z.boolean(),
      /** The colour of that ground; null for a scene, and for transparency. */
      ground: z.string().nullable(),
      /** Faces in it, the largest first. */
      people: z.array(box),
      /** Lines of words that a shop has printed on it beside the product, or drawn over the product; absent: none. */
      printed: z.array(box).optional(),
      /** What it looks like, 256 bits in hexadecimal: pictures that differ in few of them are one to a viewer. */
      look: z.string().optional(),
      focus: box,
      palette: z.array(z.string()),
    }),
  ),
  /** Which of the pictures shows how it was before: it is shown as that alone. Null: there is none. */
  before: z.string().nullable().optional(),
  /** Product films: a mute reel each (media service, `footage`), and the moments of it that are worth showing. */
  films: z.array(
    z.object({
      id: z.string(),
      film: file.extend({ duration: z.number() }),
      shots: z.array(z.object({ start: z.number(), end: z.number(), score: z.number(), focus: box })).min(1),
    }),
  ),
  presenter: z
    .object({
      sheet: file,
      columns: z.number().int(),
      rows: z.number().int(),
      frames: z.array(mouthFrame),
      /** What of each frame is shown, as fractions: without what a photo cuts off. Absent: all of it. */
      view: box.optional(),
      /** Mouth cues per clip id, seconds from the clip's start. */
      cues: z.record(z.string(), z.array(mouthCue)),
    })
    .nullable(),
  /** The words of a visible mark; absent or empty: there is none. */
  mark: z.string().optional(),
  music: z.object({ url: z.string(), duration: z.number(), bpm: z.number(), beats: z.array(z.number()) }).nullable(),
});
export type AdBrief = z.infer<typeof adBrief>;
export type TemplateName = (typeof TEMPLATES)[number];
export type Ratio = (typeof RATIOS)[number];
