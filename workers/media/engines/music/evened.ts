import { RATE } from "./score.ts";

/** Level is looked at in steps of so long, over so many of them on both sides; seconds, steps. */
const STEP = 0.05;
const REACH = 4;
/** How much of a difference from the mean is taken back, and at most so much up or down (a factor). */
const SHARE = 0.62;
const [LEAST, MOST] = [0.75, 2.6];

function levels(channels: readonly Float32Array[], size: number): number[] {
  const length = channels[0]?.length ?? 0;
  return Array.from({ length: Math.ceil(length / size) }, (_, step) => {
    let sum = 0;
    for (const channel of channels)
      for (let i = step * size; i < Math.min(length, (step + 1) * size); i += 4) sum += (channel[i] ?? 0) ** 2;
    return sum;
  });
}

/**
 * A bed without holes: where nothing is struck for a moment it is brought up, so that the music does not fall away
 * between two sentences (issue D, Sound). From `end` (seconds), where the last chord rings out, it is left as it is.
 */
export function evened(channels: readonly Float32Array[], end: number): Float32Array[] {
  const size = Math.round(STEP * RATE);
  const power = levels(channels, size);
  const around = power.map((_, i) => {
    const near = power.slice(Math.max(0, i - REACH), i + REACH + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
  const body = around.slice(0, Math.max(1, Math.floor(end / STEP)));
  const mean = body.reduce((sum, value) => sum + value, 0) / body.length;
  const last = body.length - 1;
  const gains = around.map((value) => (value > 0 ? Math.min(MOST, Math.max(LEAST, (mean / value) ** (SHARE / 2))) : 1));
  const gainAt = (step: number): number => gains[Math.min(step, last)] ?? 1;
  return channels.map((channel) =>
    channel.map((sample, i) => {
      const at = i / size;
      const step = Math.floor(at);
      return sample * (gainAt(step) + (gainAt(step + 1) - gainAt(step)) * (at - step));
    }),
  );
}
