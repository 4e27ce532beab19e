import { z } from "zod";
import { box, mouthFrame } from "../measured.ts";
import { effect } from "./effects.ts";
import { keyframe, transform, transition } from "./motion.ts";
import { fill, geometry, stroke } from "./shape.ts";
import { carried, sourceTimes } from "./source.ts";
import { emphasis, plate, spoken, textMotion, textStyle, wordTiming } from "./text.ts";

const time = z.number().int().min(0);
/** Ticks. `group` names the scene that the element belongs to: a transition takes the whole group along. */
const timed = {
  id: z.string().min(1),
  name: z.string().default(""),
  startTime: time,
  duration: z.number().int().min(1),
  trimStart: time.default(0),
  trimEnd: time.default(0),
  group: z.string().nullable().default(null),
  /** Sound and picture of one recording share it: they are edited together. */
  link: z.string().nullable().default(null),
  /** What of it was cut off before its start: its keyframes and words are counted from `startTime - offset`. */
  offset: z.number().int().default(0),
  /** Set by a program that counts in other units: its own fractions, for the way back. */
  source: sourceTimes.optional(),
  carried: carried.optional(),
  keyframes: z.array(keyframe).default([]),
};
/** How fast a file plays: 1/2 is half as fast, 0 holds one picture. */
export const speed = z.object({ num: z.number().int().min(0).max(100_000), den: z.number().int().min(1).max(100_000) });
export type Speed = z.infer<typeof speed>;
const REAL_TIME: Speed = { num: 1, den: 1 };
/** What sounds: `volume` is linear gain, fades are ticks. */
const sounding = {
  speed: speed.default(REAL_TIME),
  volume: z.number().min(0).default(1),
  fadeIn: time.default(0),
  fadeOut: time.default(0),
};
const visible = {
  ...timed,
  transform,
  effects: z.array(effect).default([]),
  transitionIn: transition.nullable().default(null),
  blend: z.enum(["source-over", "multiply", "screen", "overlay", "soft-light", "difference"]).default("source-over"),
};
/** `focusX`, `focusY` (0…1) is what stays in view; `zoom` ≥ 1 goes closer. `rect` crops the source first (0…1). `fill` stretches it. */
export const crop = z.object({
  fit: z.enum(["cover", "contain", "fill"]).default("cover"),
  focusX: z.number().default(0.5),
  focusY: z.number().default(0.5),
  zoom: z.number().min(0.1).default(1),
  rect: box.nullable().default(null),
});
const picture = { ...visible, assetId: z.string(), crop: crop.prefault({}) };

/** `sticker`: it lies above the film and is no part of its footage. */
const imageElement = z.object({ type: z.literal("image"), ...picture, sticker: z.boolean().default(false) });
const videoElement = z.object({
  type: z.literal("video"),
  ...picture,
  ...sounding,
  muted: z.boolean().default(false),
});
const textElement = z.object({
  type: z.literal("text"),
  ...visible,
  text: z.string(),
  style: textStyle,
  enter: textMotion.nullable().default(null),
  exit: textMotion.nullable().default(null),
  plate: plate.nullable().default(null),
  emphasis: emphasis.nullable().default(null),
  /** Caption timings, ticks from the element's start. */
  words: z.array(wordTiming).default([]),
  spoken: spoken.nullable().default(null),
});
const shapeElement = z.object({
  type: z.literal("shape"),
  ...visible,
  geometry,
  fill: fill.nullable().default(null),
  stroke: stroke.nullable().default(null),
});
const spriteElement = z.object({
  type: z.literal("sprite"),
  ...visible,
  assetId: z.string(),
  columns: z.number().int().min(1),
  rows: z.number().int().min(1),
  frames: z.array(mouthFrame).min(1),
  /** Mouth shapes, ticks from the element's start. */
  cues: z.array(z.object({ time: z.number().int(), duration: z.number().int(), open: z.number(), wide: z.number() })),
  /** What of each frame shows, as fractions of the frame. */
  view: box.default({ x: 0, y: 0, width: 1, height: 1 }),
  seed: z.number().int().default(1),
});
export const SOUNDS = ["whoosh", "tick", "pop", "thud", "shimmer", "click"] as const;
/** A file (`assetId`) or a small synthesised sound (`synth`); one of the two. */
const audioElement = z.object({
  type: z.literal("audio"),
  ...timed,
  assetId: z.string().nullable().default(null),
  synth: z
    .object({ kind: z.enum(SOUNDS), seed: z.number().int() })
    .nullable()
    .default(null),
  ...sounding,
  loop: z.boolean().default(false),
});

export const element = z.discriminatedUnion("type", [imageElement, videoElement, textElement, shapeElement, spriteElement, audioElement]);
export type Element = z.infer<typeof element>;
export type ElementInput = z.input<typeof element>;
export type ElementOf<K extends Element["type"]> = Extract<Element, { type: K }>;
export type VisibleElement = Exclude<Element, { type: "audio" }>;
