import { parseColor } from "../../color.ts";
import type { EffectOf } from "../../document/effects.ts";
import type { Context } from "../resources.ts";

type Key = Omit<EffectOf<"chroma">, "type">;

/** The colour alone, without how light it is: Cb and Cr around 0 (ITU-R BT.601), of channels 0…255. */
const cb = (r: number, g: number, b: number): number => -0.168_736 * r - 0.331_264 * g + 0.5 * b;
const cr = (r: number, g: number, b: number): number => 0.5 * r - 0.418_688 * g - 0.081_312 * b;
const share = (value: number, of: number): number => Math.min(1, Math.max(0, of > 0 ? value / of : Number(value > 0))) ** 1.5;

/** A key without colour (chroma of less than this, 0…255) would take all greys with it: it takes nothing. */
const COLORLESS = 8;

/**
 * Makes what has the key's colour transparent, as far as its chroma is from the key's: up to `similarity` (1: as far as grey is) it is
 * gone, over `smoothness` more it comes back, and over `spill` more it gets its own colour back.
 */
export function keyOut(data: Uint8ClampedArray, { color, similarity, smoothness, spill }: Key): void {
  const [red = 0, green = 0, blue = 0] = parseColor(color);
  const [keyB, keyR] = [cb(red, green, blue), cr(red, green, blue)];
  const whole = Math.hypot(keyB, keyR);
  if (whole < COLORLESS) return;
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const [ownB, ownR] = [cb(r, g, b), cr(r, g, b)];
    // Along the key's colour and across it: what is of that colour, and more so, is the screen in better light.
    const along = Math.max(0, 1 - (ownB * keyB + ownR * keyR) / whole ** 2);
    const beyond = Math.hypot(along, (ownB * keyR - ownR * keyB) / whole ** 2) - similarity;
    if (beyond > smoothness && beyond > spill) continue;
    data[at + 3] = (data[at + 3] ?? 0) * share(beyond, smoothness);
    const own = share(beyond, spill);
    const grey = 0.299 * r + 0.587 * g + 0.114 * b;
    data[at] = grey + (r - grey) * own;
    data[at + 1] = grey + (g - grey) * own;
    data[at + 2] = grey + (b - grey) * own;
  }
}

/** A surface without its key's colour. */
export function chroma(context: Context, [width, height]: readonly [number, number], key: Key): void {
  const image = context.getImageData(0, 0, width, height);
  keyOut(image.data, key);
  context.putImageData(image, 0, 0);
}
