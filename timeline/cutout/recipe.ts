import { z } from "zod";

/** Frames that a cut-out is set in, in pixels; `original`: that of its photograph. */
export const FRAMES = {
  original: null,
  square: [1080, 1080],
  portrait: [1080, 1350],
  story: [1080, 1920],
  wide: [1920, 1080],
  amazon: [2000, 2000],
  shopify: [2048, 2048],
  taobao: [800, 800],
} as const satisfies Record<string, readonly [number, number] | null>;
export type FrameName = keyof typeof FRAMES;

const names = Object.keys(FRAMES) as [FrameName, ...FrameName[]];
const hex = z.string().regex(/^#[0-9a-f]{6}$/i);

/** What becomes of a cut-out: what is behind it, how it stands, and as which file. */
export const cutoutRecipe = z.object({
  background: z.enum(["none", "colour", "gradient", "blur", "picture"]).default("none"),
  colour: hex.default("#ffffff"),
  /** The gradient's lower end. */
  second: hex.default("#cfd8e3"),
  shadow: z.enum(["none", "soft", "ground"]).default("none"),
  /** How far the edge is softened inwards, in thousandths of the longest side. */
  feather: z.number().min(0).max(10).default(0),
  size: z.enum(names).default("original"),
  /** How much of a frame the subject takes, in percent; Amazon wants 85 or more. */
  fill: z.number().min(40).max(100).default(85),
  format: z.enum(["png", "webp", "jpg"]).default("png"),
  /** What was painted: `strokes.ts`. */
  strokes: z.string().max(100_000).default(""),
});
export type CutoutRecipe = z.infer<typeof cutoutRecipe>;
