import { z } from "zod";
import { easing } from "./motion.ts";

const time = z.number().int();

export const textStyle = z.object({
  /** Tried in order; `timeline/fonts.ts` knows the files. */
  families: z.array(z.string()).min(1),
  weight: z.number().int().default(400),
  italic: z.boolean().default(false),
  /** The wanted size in canvas pixels; it shrinks to `minSize` so that the text fits its box. */
  size: z.number(),
  minSize: z.number().default(12),
  leading: z.number().default(1.05),
  /** Thousandths of an em. */
  tracking: z.number().default(0),
  color: z.string(),
  align: z.enum(["left", "center", "right"]).default("left"),
  valign: z.enum(["top", "middle", "bottom"]).default("middle"),
  uppercase: z.boolean().default(false),
  maxLines: z.number().int().default(6),
  /** Fill the measure: short text grows up to this factor of `size`. */
  grow: z.number().default(1),
  outline: z.object({ color: z.string(), width: z.number() }).nullable().default(null),
  hollow: z.boolean().default(false),
  shadow: z.object({ color: z.string(), x: z.number(), y: z.number(), blur: z.number() }).nullable().default(null),
});

/** A coloured field behind the text, one for each line or one for all. */
export const plate = z.object({
  per: z.enum(["line", "block", "word"]),
  color: z.string(),
  padX: z.number(),
  padY: z.number(),
  radius: z.number().default(0),
  skew: z.number().default(0),
  /** Draws itself with the text's entrance. */
  animate: z.boolean().default(true),
});

/** Words that stand out: indexes into the text's words. */
export const emphasis = z.object({
  words: z.array(z.number().int()),
  color: z.string().nullable().default(null),
  mark: z.enum(["none", "underline", "strike", "highlight", "circle"]).default("none"),
  markColor: z.string().default("#000000"),
  italic: z.boolean().default(false),
});

export const textMotion = z.object({
  unit: z.enum(["char", "word", "line", "block"]),
  kind: z.enum(["none", "fade", "rise", "drop", "mask", "slide", "pop", "stamp", "type", "turn", "blur", "stretch"]),
  stagger: time.default(0),
  duration: time,
  easing: easing.default("outExpo"),
});
export type TextMotion = z.infer<typeof textMotion>;

/** How the spoken word is lit. */
export const spoken = z.object({
  kind: z.enum(["color", "plate", "underline", "pop", "reveal", "box"]),
  color: z.string(),
  plate: z.string().default("transparent"),
  rest: z.string().nullable().default(null),
});

/** `lit: false`: the word comes when it is said, and is never lit. */
export const wordTiming = z.object({ text: z.string(), start: time, end: time, lit: z.boolean().optional() });
