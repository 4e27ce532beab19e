import type { Small } from "./small-frames.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** How much each part of a frame stands out, SIDE × SIDE parts, row by row. */
export type Grid = Float32Array;

const SIDE = 24;
/** The rim of a frame: its colours are taken for the ground. */
const RIM = 0.12;

const colour = (rgb: Buffer, at: number): number =>
  (((rgb[at] ?? 0) >> 5) << 6) | (((rgb[at + 1] ?? 0) >> 5) << 3) | ((rgb[at + 2] ?? 0) >> 5);

/** For each of 512 colours, how little of it lies on the rim: 1 for a colour that the rim does not have. */
function foreign({ width, height, rgb }: Small): Float32Array {
  const [all, rim] = [new Float32Array(512), new Float32Array(512)];
  const [mx, my] = [Math.ceil(width * RIM), Math.ceil(height * RIM)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const bin = colour(rgb, (y * width + x) * 3);
      all[bin] = (all[bin] ?? 0) + 1;
      if (x < mx || y < my || x >= width - mx || y >= height - my) rim[bin] = (rim[bin] ?? 0) + 1;
    }
  }
  const even = 1 - (1 - RIM * 2) ** 2;
  return all.map((count, bin) => (count > 0 ? Math.max(0, 1 - (rim[bin] ?? 0) / count / even) : 0));
}

const EDGE = 40;

/**
 * Where a frame stands out: by its edges above all (a ground is smooth, however it is lit), by colours that the rim
 * does not have, and by what moves. `luma` and `change`: 0…255 a pixel.
 */
export function salience(small: Small, luma: Uint8Array, change: Uint8Array): Grid {
  const { width, height, rgb } = small;
  const strange = foreign(small);
  const grid = new Float32Array(SIDE * SIDE);
  const edge = (i: number) =>
    Math.min(
      1,
      (Math.abs((luma[i] ?? 0) - (luma[i + 1] ?? luma[i] ?? 0)) + Math.abs((luma[i] ?? 0) - (luma[i + width] ?? luma[i] ?? 0))) / EDGE,
    );
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * SIDE) / height) * SIDE;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const part = row + Math.floor((x * SIDE) / width);
      grid[part] = (grid[part] ?? 0) + edge(i) + (strange[colour(rgb, i * 3)] ?? 0) * 0.3 + Math.min(1, (change[i] ?? 0) / 96) * 0.2;
    }
  }
  const pixels = (width * height) / (SIDE * SIDE);
  return grid.map((sum) => sum / pixels);
}

/** From where to where most of a row of weights lies, as fractions. */
function extent(weights: readonly number[], cut: number): [number, number] {
  const total = weights.reduce((a, b) => a + b, 0);
  let sum = 0;
  let from = 0;
  let to = weights.length;
  for (const [i, weight] of weights.entries()) {
    if (sum <= total * cut) from = i;
    if (sum < total * (1 - cut)) to = i + 1;
    sum += weight;
  }
  return [from / weights.length, to / weights.length];
}

const MIDDLE: Box = { x: 0.2, y: 0.15, width: 0.6, height: 0.7 };

/** The box of what stands out over several frames; the middle of the frame where nothing does. */
export function subjectOf(grids: readonly Grid[]): Box {
  const sum = Array.from(
    { length: SIDE * SIDE },
    (_, i) => grids.reduce((total, grid) => total + (grid[i] ?? 0), 0) / Math.max(1, grids.length),
  );
  const most = Math.max(...sum);
  if (most < 0.08) return MIDDLE;
  const clear = sum.map((value) => (value > most * 0.4 ? value : 0));
  const line = (pick: (i: number) => number) =>
    Array.from({ length: SIDE }, (_, n) => clear.reduce((total, value, i) => total + (pick(i) === n ? value : 0), 0));
  const [left, right] = extent(
    line((i) => i % SIDE),
    0.03,
  );
  const [top, bottom] = extent(
    line((i) => Math.floor(i / SIDE)),
    0.03,
  );
  return { x: left, y: top, width: right - left, height: bottom - top };
}
