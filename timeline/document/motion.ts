import { z } from "zod";

const EASINGS = [
  "linear",
  "hold",
  "in",
  "out",
  "inOut",
  "outQuint",
  "outExpo",
  "inExpo",
  "inOutExpo",
  "outBack",
  "spring",
  "bounce",
] as const;
export const easing = z.enum(EASINGS);
export type Easing = z.infer<typeof easing>;

/** What a keyframe may move. `reveal` and `progress` run 0…1; angles are degrees; `volume` is linear gain. */
const PROPERTIES = [
  "x",
  "y",
  "scale",
  "scaleX",
  "scaleY",
  "rotation",
  "skew",
  "opacity",
  "focusX",
  "focusY",
  "zoom",
  "reveal",
  "progress",
  "blur",
  "volume",
] as const;
export const property = z.enum(PROPERTIES);
export type Property = z.infer<typeof property>;

/** `time` counts ticks from the element's start; `easing` shapes the way *into* this value. */
export const keyframe = z.object({
  property,
  time: z.number().int(),
  value: z.number(),
  easing: easing.default("out"),
});
export type Keyframe = z.infer<typeof keyframe>;

/** A box of `width`×`height` canvas pixels whose anchor (0…1 of the box) sits at `x`,`y`. */
export const transform = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number().min(0),
  height: z.number().min(0),
  anchorX: z.number().default(0.5),
  anchorY: z.number().default(0.5),
  scale: z.number().default(1),
  scaleX: z.number().default(1),
  scaleY: z.number().default(1),
  rotation: z.number().default(0),
  skew: z.number().default(0),
  opacity: z.number().min(0).max(1).default(1),
});

const TRANSITIONS = ["cut", "fade", "slide", "push", "wipe", "zoom", "whip", "field", "iris", "blinds", "page", "split"] as const;
/** How an element (and its group) takes over from `fromElementId` and that one's group. */
export const transition = z.object({
  type: z.enum(TRANSITIONS),
  duration: z.number().int().min(0),
  fromElementId: z.string(),
  direction: z.enum(["left", "right", "up", "down"]).default("left"),
  colors: z.array(z.string()).default([]),
  easing: easing.default("inOutExpo"),
});
export type Transition = z.infer<typeof transition>;
