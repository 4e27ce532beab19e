import type { Small } from "./small-frames.ts";
import { salience, type Grid } from "./subject.ts";

/** What one look at a film says. Shares 0…1 unless stated. */
export interface Look {
  /** Mean strength of fine detail, 0…255. */
  readonly sharp: number;
  readonly light: number;
  /** How light and dark are spread: 0 for one flat tone. */
  readonly spread: number;
  /** Mean change of light since the look before. */
  readonly motion: number;
  /** How much of the tones is others than in the look before: a cut changes most of them. */
  readonly tones: number;
  readonly grid: Grid;
}

const BINS = 32;

function lumaOf({ width, height, rgb }: Small): Uint8Array {
  const luma = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < luma.length; i++, at += 3)
    luma[i] = ((rgb[at] ?? 0) * 54 + (rgb[at + 1] ?? 0) * 183 + (rgb[at + 2] ?? 0) * 19) >> 8;
  return luma;
}

/** Mean absolute Laplacian. */
function detail(luma: Uint8Array, width: number, height: number): number {
  let sum = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++)
      sum += Math.abs(4 * (luma[i] ?? 0) - (luma[i - 1] ?? 0) - (luma[i + 1] ?? 0) - (luma[i - width] ?? 0) - (luma[i + width] ?? 0));
  }
  return sum / Math.max(1, (width - 2) * (height - 2));
}

function tonesOf(luma: Uint8Array): Float64Array {
  const bins = new Float64Array(BINS);
  for (const value of luma) bins[value >> 3] = (bins[value >> 3] ?? 0) + 1 / luma.length;
  return bins;
}

/** Looks at frames one after the other: each is compared with the one before. */
export function looker(): (small: Small) => Look {
  let before: { luma: Uint8Array; tones: Float64Array } | null = null;
  return (small) => {
    const luma = lumaOf(small);
    const tones = tonesOf(luma);
    const change = luma.map((value, i) => (before ? Math.abs(value - (before.luma[i] ?? 0)) : 0));
    const light = luma.reduce((sum, value) => sum + value, 0) / luma.length / 255;
    const spread = Math.sqrt(luma.reduce((sum, value) => sum + (value / 255 - light) ** 2, 0) / luma.length);
    const look = {
      sharp: detail(luma, small.width, small.height),
      light,
      spread,
      motion: change.reduce((sum, value) => sum + value, 0) / luma.length / 255,
      tones: before ? tones.reduce((sum, share, bin) => sum + Math.abs(share - (before?.tones[bin] ?? 0)), 0) / 2 : 0,
      grid: salience(small, luma, change),
    };
    before = { luma, tones };
    return look;
  };
}
