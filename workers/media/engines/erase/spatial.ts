import type { Size } from "./patch.ts";

/** Rounds of smoothing at each size; the coarse sizes have brought most of it there. */
const ROUNDS = 24;

interface Level extends Size {
  readonly values: Float32Array;
  /** 1 where the value is known. */
  readonly known: Uint8Array;
}

/** Half the size: the mean of what is known of each four. */
function halved({ width, height, values, known }: Level): Level {
  const small = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const out = { ...small, values: new Float32Array(small.width * small.height), known: new Uint8Array(small.width * small.height) };
  for (let y = 0, at = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1, at += 1) {
      let [sum, count] = [0, 0];
      for (let dy = 0; dy < 2 && y * 2 + dy < height; dy += 1)
        for (let dx = 0; dx < 2 && x * 2 + dx < width; dx += 1) {
          const i = (y * 2 + dy) * width + x * 2 + dx;
          if (!known[i]) continue;
          sum += values[i] ?? 0;
          count += 1;
        }
      out.values[at] = count > 0 ? sum / count : 0;
      out.known[at] = count > 0 ? 1 : 0;
    }
  return out;
}

/** Moves each unknown value to the mean of its neighbours, again and again (over-relaxed). */
function smooth({ width, height, values, known }: Level, rounds: number): void {
  const unknown: number[] = [];
  for (let i = 0; i < known.length; i += 1) if (!known[i]) unknown.push(i);
  for (let round = 0; round < rounds; round += 1)
    for (const i of unknown) {
      const x = i % width;
      const here = values[i] ?? 0;
      const left = x > 0 ? (values[i - 1] ?? 0) : here;
      const right = x < width - 1 ? (values[i + 1] ?? 0) : here;
      const up = i >= width ? (values[i - width] ?? 0) : here;
      const down = i < width * (height - 1) ? (values[i + width] ?? 0) : here;
      values[i] = here + 1.5 * ((left + right + up + down) / 4 - here);
    }
}

function solve(level: Level): void {
  const { width, height, values, known } = level;
  if (known.every(Boolean) || width * height <= 4) {
    const count = known.reduce((sum, one) => sum + one, 0);
    const mean = count > 0 ? values.reduce((sum, value, i) => sum + (known[i] ? value : 0), 0) / count : 128;
    for (let i = 0; i < values.length; i += 1) if (!known[i]) values[i] = mean;
    return;
  }
  const small = halved(level);
  solve(small);
  for (let i = 0; i < values.length; i += 1) {
    if (known[i]) continue;
    values[i] = small.values[(Math.floor(i / width) >> 1) * small.width + ((i % width) >> 1)] ?? 0;
  }
  smooth(level, ROUNDS);
}

/** Fills what is masked of one plane with the smoothest surface through what is around it: coarse sizes first. */
export function filledInSpace(plane: Uint8Array, mask: Uint8Array, { width, height }: Size): Uint8Array {
  const level = { width, height, values: Float32Array.from(plane), known: mask.map((one) => (one ? 0 : 1)) };
  solve(level);
  const out = Uint8Array.from(plane);
  for (let i = 0; i < out.length; i += 1) if (mask[i]) out[i] = Math.max(0, Math.min(255, Math.round(level.values[i] ?? 0)));
  return out;
}
