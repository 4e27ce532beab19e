import type { Point } from "./face.ts";
import { CHEEKS, EYES, LOWER_LIP_BODY, NOSE_TIP } from "./landmarks.ts";
import type { Canvas } from "./warp.ts";

export type Color = readonly [number, number, number];

/** What is painted where nothing of their own is seen, in the light of a picture. */
export interface Palette {
  readonly tooth: Color;
  readonly throat: Color;
  readonly tongue: Color;
  readonly lash: Color;
}

/** Every so many pixels is asked whether it has a color. */
const STEP = 97;
/** Of 255, between a pixel's strongest and weakest part: a photograph in black and white has less, on the mean. */
const COLORLESS = 4;

export const lumaOf = ([red, green, blue]: Color): number => red * 0.299 + green * 0.587 + blue * 0.114;
const mixed = (a: Color, b: Color, share: number): Color => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
const times = (color: Color, by: number): Color => [color[0] * by, color[1] * by, color[2] * by];
const toLuma = (color: Color, luma: number): Color => times(color, luma / Math.max(1, lumaOf(color)));

/** Whether a picture is in black and white; what is transparent is not asked. */
function isColorless({ data }: Canvas): boolean {
  let [sum, count] = [0, 0];
  for (let at = 0; at < data.length; at += 4 * STEP) {
    if (data[at + 3] === 0) continue;
    const parts = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    sum += Math.max(...parts) - Math.min(...parts);
    count += 1;
  }
  return count > 0 && sum / count < COLORLESS;
}

export function colorAt({ data, width, height }: Canvas, [x, y]: Point): Color {
  const [column, row] = [Math.min(width - 1, Math.max(0, Math.round(x))), Math.min(height - 1, Math.max(0, Math.round(y)))];
  const at = (row * width + column) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

const between = (a: Point = [0, 0], b: Point = [0, 0], share = 0.5): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
/** Each part's median: a highlight or a hair is not of it. */
export function typical(colors: readonly Color[]): Color {
  const part = (of: 0 | 1 | 2): number => colors.map((color) => color[of]).toSorted((a, b) => a - b)[Math.floor(colors.length / 2)] ?? 0;
  return [part(0), part(1), part(2)];
}

/** Skin between nose and cheeks, of both sides: faces are lit from one. */
export function skinOf(canvas: Canvas, mesh: readonly Point[]): Color {
  const sides = CHEEKS.map((cheek) =>
    typical([0.4, 0.45, 0.5, 0.55, 0.6].map((share) => colorAt(canvas, between(mesh[NOSE_TIP], mesh[cheek], share)))),
  );
  return mixed(sides[0] ?? [0, 0, 0], sides[1] ?? [0, 0, 0], 0.5);
}

/** Of what lies between the lids, so much is the white of the eye: the brightest that has little color. */
const WHITE_OF_EYE = 0.2;
const coloured = ([red, green, blue]: Color): number => Math.max(red, green, blue) - Math.min(red, green, blue);

/** The white of the eyes: it has the light of the picture, as teeth have. */
function whiteOfEyes(canvas: Canvas, mesh: readonly Point[]): Color {
  const seen = EYES.flatMap(({ upper, lower }) =>
    upper.flatMap((lid, index) => [0.35, 0.5, 0.65].map((share) => colorAt(canvas, between(mesh[lid], mesh[lower[index] ?? lid], share)))),
  ).toSorted((a, b) => lumaOf(b) - coloured(b) - (lumaOf(a) - coloured(a)));
  return typical(seen.slice(0, Math.max(1, Math.round(seen.length * WHITE_OF_EYE))));
}

/** Teeth are this much warmer than the white of an eye. */
const WARM: Color = [1.06, 1, 0.93];
/** They are no darker than this share of the skin, and no brighter than it by this share of what it lacks of white. */
const TOOTH = { least: 0.96, most: 0.35 };

/** Teeth have the color of the picture's light, and are as bright as its skin and the white of its eyes let them be. */
function toothOf(skin: Color, white: Color): Color {
  const own = lumaOf(skin);
  const luma = Math.min(own + (255 - own) * TOOTH.most, Math.max(own * TOOTH.least, lumaOf(white)));
  const light = mixed(mixed(toLuma(white, 1), toLuma(skin, 1), 0.4), [1, 1, 1], 0.35);
  return toLuma([light[0] * WARM[0], light[1] * WARM[1], light[2] * WARM[2]], luma);
}

/** The colors of what a picture does not show of a face. */
export function paletteOf(canvas: Canvas, mesh: readonly Point[]): Palette {
  const skin = skinOf(canvas, mesh);
  const lip = typical(LOWER_LIP_BODY.map((index) => colorAt(canvas, mesh[index] ?? [0, 0])));
  const flesh: Color = [skin[0] * 0.82, skin[1] * 0.48, skin[2] * 0.5];
  const palette: Palette = {
    tooth: toothOf(skin, whiteOfEyes(canvas, mesh)),
    throat: [8 + skin[0] * 0.15, 4 + skin[1] * 0.06, 4 + skin[2] * 0.07],
    tongue: mixed(flesh, times(lip, 0.8), 0.3),
    lash: [skin[0] * 0.26, skin[1] * 0.22, skin[2] * 0.22],
  };
  if (!isColorless(canvas)) return palette;
  const grey = (color: Color): Color => [lumaOf(color), lumaOf(color), lumaOf(color)];
  return { tooth: grey(palette.tooth), throat: grey(palette.throat), tongue: grey(palette.tongue), lash: grey(palette.lash) };
}

/** The same in another light. */
export const inLight = ({ tooth, throat, tongue, lash }: Palette, by: number): Palette => ({
  tooth: times(tooth, by),
  throat: times(throat, by),
  tongue: times(tongue, by),
  lash: times(lash, by),
});

export const blended = mixed;
export const dimmed = times;
