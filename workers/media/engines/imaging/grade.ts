import type { Picture } from "../picture/raster.ts";
import { labOf, rgbOf } from "./colour.ts";

export type GradeName = "natural" | "warm" | "cool" | "film" | "noir" | "vivid";

interface Look {
  /** An S-curve's strength, lift of the blacks, chroma, and what is added to a* and b* in shadows and highlights. */
  readonly contrast: number;
  readonly lift: number;
  readonly chroma: number;
  readonly shadows: readonly [number, number];
  readonly highlights: readonly [number, number];
  readonly grain: number;
  readonly vignette: number;
}

const LOOKS: Readonly<Record<GradeName, Look>> = {
  natural: { contrast: 0.18, lift: 0, chroma: 1.06, shadows: [0, 0], highlights: [0, 0], grain: 0, vignette: 0 },
  warm: { contrast: 0.2, lift: 1, chroma: 1.08, shadows: [1, 2], highlights: [3, 9], grain: 0, vignette: 0.1 },
  cool: { contrast: 0.22, lift: 0, chroma: 0.96, shadows: [-2, -8], highlights: [-2, -5], grain: 0, vignette: 0.1 },
  film: { contrast: 0.3, lift: 5, chroma: 0.9, shadows: [-4, -5], highlights: [2, 7], grain: 2.2, vignette: 0.16 },
  noir: { contrast: 0.55, lift: 0, chroma: 0, shadows: [0, 0], highlights: [0, 1], grain: 3, vignette: 0.3 },
  vivid: { contrast: 0.34, lift: 0, chroma: 1.32, shadows: [0, -2], highlights: [0, 2], grain: 0, vignette: 0.05 },
};

const BINS = 101;

/** What may be taken for haze below, and for light that is missing above. */
const [HAZE, DIM] = [12, 62];

/**
 * Black and white points: where two thousandths of the pixels are darker, and brighter. A picture without any highlight is
 * underexposed and is brightened by up to a half; one that is dark around its lights is meant to be.
 */
function levels({ data }: Picture): { low: number; high: number } {
  const counts = new Uint32Array(BINS);
  let total = 0;
  for (let at = 0; at < data.length; at += 33, total += 1) {
    const [l] = labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    const bin = Math.round(l);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const reach = (order: readonly number[]): number => {
    let sum = 0;
    return order.find((bin) => (sum += counts[bin] ?? 0) > total / 500) ?? 0;
  };
  const bins = Array.from(counts.keys());
  return { low: Math.min(HAZE, reach(bins)), high: Math.max(DIM, reach(bins.toReversed())) };
}

/** A picture in another look: its levels set, then contrast, chroma and two tones. */
export function graded(picture: Picture, name: GradeName): Picture {
  const { data, width, height } = picture;
  const { contrast, lift, chroma, shadows, highlights, grain, vignette } = LOOKS[name];
  const { low, high } = levels(picture);
  const out = new Uint8ClampedArray(data.length);
  let state = 12345;
  for (let at = 0; at < width * height; at += 1) {
    const [l0, a0, b0] = labOf(data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0);
    const t = Math.min(1, Math.max(0, (l0 - low) / (high - low)));
    const curve = t + contrast * (t * t * (3 - 2 * t) - t);
    const [dx, dy] = [(at % width) / width - 0.5, Math.floor(at / width) / height - 0.5];
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const noise = grain > 0 ? (state / 2 ** 32 - 0.5) * 2 * grain : 0;
    const l = (lift + curve * (100 - lift)) * (1 - vignette * (dx * dx + dy * dy) * 2) + noise;
    const a = a0 * chroma + (shadows[0] ?? 0) * (1 - curve) + (highlights[0] ?? 0) * curve;
    const b = b0 * chroma + (shadows[1] ?? 0) * (1 - curve) + (highlights[1] ?? 0) * curve;
    out.set(rgbOf([l, a, b]), at * 3);
  }
  return { data: new Uint8Array(out.buffer), width, height };
}
