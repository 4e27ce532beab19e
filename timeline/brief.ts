import { z } from "zod";

/** What a director (template) is given: facts, words, pictures, sound. It answers a timeline document. */
const word = z.object({ text: z.string(), start: z.number(), end: z.number() });
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const file = z.object({ url: z.string(), width: z.number().int(), height: z.number().int() });

export const TEMPLATES = ["kinetic", "studio", "magazine", "street", "demo", "before-after"] as const;
export const RATIOS = ["9:16", "16:9", "1:1"] as const;

/** Times in seconds; boxes as fractions of their picture; urls are keys that the renderer resolves. */
export const adBrief = z.object({
  id: z.string(),
  template: z.enum(TEMPLATES),
  ratio: z.enum(RATIOS),
  language: z.enum(["en", "zh"]),
  seed: z.number().int(),
  product: z.object({
    name: z.string(),
    brand: z.string(),
    /** Ready to show: "€119.01"; empty where the page has none. */
    price: z.string(),
    original_price: z.string(),
  }),
  clips: z.array(z.object({
    id: z.string(),
    role: z.enum(["hook", "problem", "benefit", "proof", "offer", "cta"]),
    headline: z.string(),
    text: z.string(),
    duration: z.number(),
    /** Speech of this clip (absent: a silent ad, `duration` holds). Words count from the clip's start. */
    voice: z.object({ url: z.string(), duration: z.number(), words: z.array(word) }).nullable(),
  })).min(1),
  pictures: z.array(z.object({
    id: z.string(),
    picture: file,
    cutout: file.extend({ box }).nullable(),
    focus: box,
    palette: z.array(z.string()),
  })),
  presenter: z.object({
    sheet: file,
    columns: z.number().int(),
    rows: z.number().int(),
    frames: z.array(z.object({ index: z.number().int(), open: z.number(), wide: z.number(), blink: z.boolean() })),
    /** Mouth cues per clip id, seconds from the clip's start. */
    cues: z.record(z.string(), z.array(z.object({ time: z.number(), duration: z.number(), open: z.number(), wide: z.number() }))),
  }).nullable(),
  music: z.object({ url: z.string(), duration: z.number(), bpm: z.number(), beats: z.array(z.number()) }).nullable(),
});
export type AdBrief = z.infer<typeof adBrief>;
export type TemplateName = (typeof TEMPLATES)[number];
export type Ratio = (typeof RATIOS)[number];
