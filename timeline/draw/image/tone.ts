import type { EffectOf } from "../../document/effects.ts";
import { parseColor } from "../../color.ts";
import type { Context } from "../resources.ts";

type Size = readonly [number, number];

function luminance(data: Uint8ClampedArray, at: number): number {
  return ((data[at] ?? 0) * 0.2126 + (data[at + 1] ?? 0) * 0.7152 + (data[at + 2] ?? 0) * 0.0722) / 255;
}

/** Two inks: shadows take `dark`, lights take `light`. */
export function duotone(context: Context, [width, height]: Size, effect: EffectOf<"duotone">) {
  const image = context.getImageData(0, 0, width, height);
  const [dark, light] = [parseColor(effect.dark), parseColor(effect.light)];
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const y = luminance(data, at);
    const s = y * y * (3 - 2 * y);
    for (let c = 0; c < 3; c++) data[at + c] = (dark[c] ?? 0) + ((light[c] ?? 0) - (dark[c] ?? 0)) * s;
  }
  context.putImageData(image, 0, 0);
}

/** What the middle of a picture is printed as: a dark thing on a screen of its own darkness is a black patch. */
const MIDDLE = 0.66;
/** How much of the picture's own colours the light ink covers. */
const COVER = 0.72;

/** The exponent that brings the mean of the opaque part to the middle; shadows close up in any case, so nothing is made darker. */
function lift(data: Uint8ClampedArray): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < data.length; at += 52) if ((data[at + 3] ?? 0) > 128) [sum, count] = [sum + luminance(data, at), count + 1];
  const mean = Math.min(0.98, Math.max(0.02, count > 0 ? sum / count : MIDDLE));
  return Math.min(0.7, Math.max(0.2, Math.log(MIDDLE) / Math.log(mean)));
}

/**
 * A printed screen at 45°: dots of `dark` on `light`, as large as the picture is dark, over a breath of its own colours.
 * Keeps the picture's alpha.
 */
export function halftone(context: Context, [width, height]: Size, effect: Omit<EffectOf<"halftone">, "type">) {
  const { data } = context.getImageData(0, 0, width, height);
  const cell = Math.max(3, effect.cell);
  const exponent = lift(data);
  context.save();
  context.globalCompositeOperation = "source-atop";
  context.fillStyle = effect.light;
  context.globalAlpha = COVER;
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
  context.fillStyle = effect.dark;
  context.beginPath();
  const reach = Math.ceil((width + height) / cell);
  for (let u = -reach; u < reach; u++)
    for (let v = -reach; v < reach; v++) {
      const x = (u - v) * cell * Math.SQRT1_2;
      const y = (u + v) * cell * Math.SQRT1_2;
      if (x < -cell || y < -cell || x > width + cell || y > height + cell) continue;
      const at = (Math.min(height - 1, Math.max(0, Math.round(y))) * width + Math.min(width - 1, Math.max(0, Math.round(x)))) * 4;
      const r = cell * 0.62 * Math.sqrt(Math.max(0, 1 - luminance(data, at) ** exponent));
      if (r < 0.4) continue;
      context.moveTo(x + r, y);
      context.arc(x, y, r, 0, Math.PI * 2);
    }
  context.fill();
  context.restore();
}
