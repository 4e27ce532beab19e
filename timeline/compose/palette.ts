import { contrast, fromHsl, luminance, mix, parseColor, readable, toHsl } from "../color.ts";
import type { AdBrief } from "../brief.ts";
import { byBrand, neutralPair } from "./neutral.ts";

/** What the product's own colours give a director to work with. */
export interface Palette {
  /** The product's leading colour, lively enough to fill a frame. */
  readonly main: string;
  /** Its second voice: another colour of the product, or a neighbour of the first. */
  readonly second: string;
  /** The colour that jumps out of `main`. */
  readonly pop: string;
  readonly ink: string;
  readonly paper: string;
  /** Text on `main`. */
  readonly onMain: string;
  /** The thing is black, white or silver: `main` is not its own colour. */
  readonly neutral: boolean;
}

const vivid = (color: string) => {
  const [, s, l] = toHsl(color);
  return s * (1 - Math.abs(l - 0.5) * 1.5);
};

/** Hues that jump out of another without quarrelling with it. */
const counters = (h: number): readonly [number, ...number[]] =>
  h < 42 || h >= 345 ? [48, 190] : h < 75 ? [255, 205, 340] : h < 200 ? [22, 48, 325] : h < 262 ? [42, 14, 68] : [68, 42];

/** Below this a colour is grey to the eye, whatever its hue: a shadow on white, the sheen of black. */
const CHROMA = 0.16;
const chroma = (color: string): number => {
  const channels = parseColor(color);
  return (Math.max(...channels) - Math.min(...channels)) / 255;
};

/** The largest share that is a colour to the eye; null for things that are black, white or silver. */
const lively = (colors: readonly string[]): string | null => colors.find((color) => chroma(color) >= CHROMA && vivid(color) > 0.09) ?? null;

/** Whether a colour could be skin. */
const isSkin = (color: string): boolean => {
  const [h, s, l] = toHsl(color);
  return h >= 8 && h <= 42 && s >= 0.15 && s <= 0.8 && l >= 0.22 && l <= 0.88;
};
/** The largest shares of a picture are its ground and the thing; further ones may be the skin of who wears it. */
const OF_THING = 2;

/** What pictures are coloured like; where people are among them, without their skin. */
const coloursOf = (pictures: AdBrief["pictures"], worn: boolean): string[] =>
  pictures.flatMap(({ palette }) => palette.filter((color, at) => !worn || at < OF_THING || !isSkin(color)));

/** A ground of middling light carries neither ink nor paper: it is darkened until paper reads on it. */
export function carries(ground: string, ink: string, paper: string): string {
  let color = ground;
  while (Math.max(contrast(ink, color), contrast(paper, color)) < 4.6) color = mix(color, "#000000", 0.04);
  return color;
}

/** A colour that fills a frame under dark words: lightened until they read on it. */
function bright(color: string, ink: string): string {
  let lighter = color;
  while (contrast(ink, lighter) < 5.5) lighter = mix(lighter, "#ffffff", 0.05);
  return lighter;
}

/** How light a ground is that dark words are highlighted on. */
const LIGHT = 0.3;

/**
 * The colours of a brand that insists on them: its first as it is (darkened only where no words would read on it), the
 * others where they fit. One alone jumps out of itself by its light.
 */
function branded([first, ...others]: readonly [string, ...string[]]): Palette {
  const [h, s] = toHsl(first);
  const ink = mix(fromHsl(h, Math.min(0.3, s), 0.09), "#0e0d0c", 0.35);
  const paper = mix(fromHsl(h, Math.min(0.35, s), 0.955), "#faf6ee", 0.5);
  const main = carries(first, ink, paper);
  const dark = luminance(main) < LIGHT;
  const apart = others.filter((color) => contrast(color, main) >= 1.6);
  const jumping = apart.toSorted((a, b) => luminance(b) - luminance(a))[0];
  const pop = bright(jumping ?? (dark ? mix(main, "#ffffff", 0.62) : mix(main, "#ffffff", 0.86)), ink);
  const second = others.find((color) => color !== jumping) ?? jumping ?? mix(main, dark ? "#ffffff" : ink, 0.5);
  const onMain = contrast(paper, main) >= 4.5 ? paper : readable(ink, main);
  return { main, second, pop, ink, paper, onMain, neutral: false };
}

/** Colours from the product's palette; every pair that carries text is checked for contrast. */
export function paletteOf(brief: AdBrief): Palette {
  const [first, ...others] = brief.product.colors ?? [];
  if (brief.product.colors_first && first) return branded([first, ...others]);
  const worn = brief.pictures.some(({ people }) => people.length > 0);
  const colors = coloursOf(brief.pictures, worn);
  // What is shown without its scene has the thing's own colours; one without any wears its brand's, not those of a scene:
  // they are a hand's, or a desk's.
  const bare = brief.pictures.filter(({ plain, cutout }) => plain || cutout !== null);
  const own = coloursOf(bare.length > 0 ? bare : brief.pictures.slice(0, 1), worn);
  const found = lively(own) ?? lively(brief.product.colors ?? []) ?? (bare.length > 0 ? null : lively(colors));
  const neutral = found ? null : neutralPair(brief);
  const [h, s, l] = toHsl(found ?? neutralPair(brief).main);
  const ink = mix(fromHsl(h, 0.3, 0.09), "#0e0d0c", 0.35);
  const paper = mix(fromHsl(h, 0.35, 0.955), "#faf6ee", 0.5);
  const wanted = fromHsl(h, Math.min(0.85, Math.max(0.42, s)), Math.min(0.62, Math.max(0.3, l)));
  const main = carries(wanted, ink, paper);
  const other = colors.find((c) => Math.abs(((toHsl(c)[0] - h + 540) % 360) - 180) > 30 && vivid(c) > 0.12);
  const second = other
    ? fromHsl(toHsl(other)[0], Math.max(0.4, toHsl(other)[1]), 0.55)
    : fromHsl(h, 0.38, luminance(main) > 0.3 ? 0.24 : 0.84);
  const pop = bright(neutral?.pop ?? fromHsl(byBrand(brief, counters(h)), 0.95, luminance(main) > 0.35 ? 0.46 : 0.6), ink);
  const onMain = contrast(paper, main) >= 4.5 ? paper : readable(ink, main);
  return { main, second, pop, ink, paper, onMain, neutral: neutral !== null };
}

/** Directors who set a thing in the light of its own colour alone: another would shout. */
const QUIET: ReadonlySet<AdBrief["template"]> = new Set(["studio", "magazine", "demo"]);
export const isQuiet = ({ template }: AdBrief): boolean => QUIET.has(template);

/** What a black, white or silver thing stands on is hardly a colour. */
const STONE = "#8d8a84";

/** The colour of what a thing stands on. */
export function tintOf(brief: AdBrief): string {
  const { main, neutral } = paletteOf(brief);
  return neutral && isQuiet(brief) ? mix(main, STONE, 0.7) : main;
}

/** Ink or paper, whichever reads better on `ground`. */
export const onGround = (colors: Palette, ground: string): string =>
  contrast(colors.ink, ground) > contrast(colors.paper, ground) ? colors.ink : colors.paper;

/** The colour of the word that is being said: the pop where it reads, else a light yellow, else the pop moved until it reads. */
export function litOn(colors: Palette, ground: string, wanted = 4.5): string {
  const tried = [
    colors.pop,
    ...(luminance(ground) > 0.4 ? [colors.main, mix(colors.main, colors.ink, 0.35)] : []),
    fromHsl(toHsl(colors.pop)[0], 1, 0.72),
    fromHsl(50, 1, 0.7),
    fromHsl(52, 1, 0.78),
  ];
  return (
    tried.find((color) => contrast(color, ground) >= wanted) ??
    (isColored(ground) ? deepOn(ground, wanted) : readable(colors.pop, ground, wanted))
  );
}

/** Whether a ground is light, and has a colour that a darkened pop would be mud on. */
const isColored = (ground: string): boolean => toHsl(ground)[1] > 0.35 && luminance(ground) > 0.2;

/** Navy, which reads on warm colours. */
const NAVY = 228;

/** A deep colour that goes with a ground: navy on a warm one, a shade of its own on a cool one. */
function deepOn(ground: string, wanted: number): string {
  const [hue] = toHsl(ground);
  const own = hue > 80 && hue < 290 ? hue : NAVY;
  const shades = [0.4, 0.34, 0.28, 0.22, 0.17, 0.13].map((light) => fromHsl(own, 0.9, light));
  return shades.find((color) => contrast(color, ground) >= wanted) ?? readable(shades[0] ?? "#000000", ground, wanted);
}

/** A field that stands out of `ground`: the pop, else the product's colour, else ink or paper. */
export const fieldOn = (colors: Palette, ground: string, wanted = 2): string =>
  [colors.pop, colors.main].find((color) => contrast(color, ground) >= wanted) ?? onGround(colors, ground);
