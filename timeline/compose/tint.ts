/** The tint of a color: its place in OKLab (Ottosson 2020) without its lightness, which changes with the light on a thing. */
export type Tint = readonly [number, number];

const linear = (value: number): number => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);

/** The cube roots of what the three kinds of cones of an eye get of a color. */
function cones(color: string): readonly [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16)));
  return [
    Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
  ];
}

export function tintOf(color: string): Tint {
  const [l, m, s] = cones(color);
  return [1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s, 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
}

/** How light a color is to the eye, 0…1. */
export function lightnessOf(color: string): number {
  const [l, m, s] = cones(color);
  return 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
}

/** How strong a color is, whatever its light: grey has none, the strongest 0.3. */
export const chromaOf = (color: string): number => Math.hypot(...tintOf(color));

/** 0…360 degrees. */
export const hueOf = (color: string): number => {
  const [a, b] = tintOf(color);
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
};

/** How far apart the hues of two colors are, 0…180 degrees. */
export const huesApart = (one: string, other: string): number => Math.abs(((hueOf(one) - hueOf(other) + 540) % 360) - 180);

/** How far apart two tints are: grey and a strong color 0.3 at most. */
export function tintsApart(one: string, other: string): number {
  const [[a, b], [x, y]] = [tintOf(one), tintOf(other)];
  return Math.hypot(x - a, y - b);
}

/** Skin is of these hues, in degrees, and of this chroma. */
const SKIN = { hue: [25, 75], chroma: [0.03, 0.15] } as const;

export function isSkinTone(color: string): boolean {
  const [hue, chroma] = [hueOf(color), chromaOf(color)];
  return hue > SKIN.hue[0] && hue < SKIN.hue[1] && chroma > SKIN.chroma[0] && chroma < SKIN.chroma[1];
}
