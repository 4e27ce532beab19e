import { clamped, smoothstep, type Picture } from "../picture/raster.ts";
import { type Lab, labOf, rgbOf } from "./colour.ts";

/** Where the far edge of the surface is, and where a thing stands on it, from the top of the picture. */
export const LEDGE = { edge: 0.68, foot: 0.9 } as const;

/** The surface is neither black nor white, whatever the scene, and less colourful than it. */
const [DARKEST, LIGHTEST, COLOUR] = [26, 82, 0.55] as const;
/** How much of the scene the surface mirrors at its far edge; less towards the camera. */
const MIRRORS = 0.34;
/** The far edge is out of focus: so much of the height. */
const SOFT_EDGE = 0.008;
/** How much lighter the far edge is than what lies before the camera (CIE L*). */
const FALLS_OFF = 12;

/** The mean colour of the lower part of a scene. */
function toneBelow({ data, width, height }: Picture): Lab {
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(height * 0.6); y < height; y += 3)
    for (let x = 0; x < width; x += 3, count += 1)
      for (let part = 0; part < 3; part += 1) sum[part] = (sum[part] ?? 0) + (data[(y * width + x) * 3 + part] ?? 0);
  const [r = 0, g = 0, b = 0] = sum.map((one) => Math.round(one / Math.max(1, count)));
  return labOf(r, g, b);
}

/** How far a surface keeps from the lightness of what stands on it (CIE L*). */
const APART = 14;

/** A lightness that the thing on the surface is told from. */
function lightnessBeside(own: number, thing: number): number {
  if (Math.abs(own - thing) >= APART) return own;
  const [lower, higher] = [thing - APART, thing + APART];
  return own < thing ? (lower >= DARKEST ? lower : higher) : higher <= LIGHTEST ? higher : lower;
}

/**
 * A surface of our own before a scene that is out of focus, in the scene's color and with its reflection, for a thing to
 * stand on: water, a road and a crowd carry none. `thing`: the lightness of what will stand there (CIE L*).
 */
export function withLedge(scene: Picture, thing: number): Picture {
  const { width, height } = scene;
  const [l, a, b] = toneBelow(scene);
  const tone = lightnessBeside(Math.min(LIGHTEST, Math.max(DARKEST, l)), thing);
  const edge = LEDGE.edge * height;
  const data = Uint8Array.from(scene.data);
  for (let y = Math.floor(edge - height * SOFT_EDGE); y < height; y += 1) {
    const near = clamped((y - edge) / (height - edge));
    const surface = rgbOf([tone + FALLS_OFF * (0.5 - near), a * COLOUR, b * COLOUR]);
    const shown = smoothstep(-SOFT_EDGE, SOFT_EDGE, (y - edge) / height);
    const mirror = MIRRORS * (1 - near) ** 1.4;
    const from = Math.min(height - 1, Math.max(0, Math.round(edge - (y - edge) * 1.3)));
    for (let x = 0; x < width; x += 1)
      for (let part = 0; part < 3; part += 1) {
        const at = (y * width + x) * 3 + part;
        const mixed = (surface[part] ?? 0) * (1 - mirror) + (scene.data[(from * width + x) * 3 + part] ?? 0) * mirror;
        data[at] = Math.round((scene.data[at] ?? 0) * (1 - shown) + mixed * shown);
      }
  }
  return { data, width, height };
}
