import { RATE } from "./score.ts";

/** Level is looked at in steps of so long, over so many of them on both sides; seconds, steps. */
const STEP = 0.05;
const REACH = 4;
/** How much of a difference from the mean is taken back, and at most so much up or down (a factor). */
const SHARE = 0.62;
const [LEAST, MOST] = [0.75, 2.6];
/**
 * A hole is as short as a pause between two words: looked at over one step on both sides, it is filled up to so many
 * decibels below the mean, by at most such a factor.
 */
const HOLE = { reach: 1, below: 4.5, most: 3 } as const;

function levels(channels: readonly Float32Array[], size: number): number[] {
  const length = channels[0]?.length ?? 0;
  return Array.from({ length: Math.ceil(length / size) }, (_, step) => {
    let sum = 0;
    for (const channel of channels)
      for (let i = step * size; i < Math.min(length, (step + 1) * size); i += 4) sum += (channel[i] ?? 0) ** 2;
    return sum;
  });
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The power around each step, and its mean up to `end` (seconds). */
function seen(channels: readonly Float32Array[], end: number, reach: number) {
  const power = levels(channels, Math.round(STEP * RATE));
  const around = power.map((_, i) => meanOf(power.slice(Math.max(0, i - reach), i + reach + 1)));
  const body = around.slice(0, Math.max(1, Math.floor(end / STEP)));
  return { around, mean: meanOf(body), last: body.length - 1 };
}

/** The channels with a gain for each step, straight between steps; what comes after `last` has that one's. */
function driven(channels: readonly Float32Array[], gains: readonly number[], last: number): Float32Array[] {
  const size = Math.round(STEP * RATE);
  const gainAt = (step: number): number => gains[Math.min(step, last)] ?? 1;
  return channels.map((channel) =>
    channel.map((sample, i) => {
      const at = i / size;
      const step = Math.floor(at);
      return sample * (gainAt(step) + (gainAt(step + 1) - gainAt(step)) * (at - step));
    }),
  );
}

/**
 * A bed without holes: where nothing is struck for a moment it is brought up, so that the music does not fall away
 * between two sentences (issue D, Sound). From `end` (seconds), where the last chord rings out, it is left as it is.
 */
export function evened(channels: readonly Float32Array[], end: number): Float32Array[] {
  const whole = seen(channels, end, REACH);
  const slow = whole.around.map((value) => (value > 0 ? Math.min(MOST, Math.max(LEAST, (whole.mean / value) ** (SHARE / 2))) : 1));
  const calm = driven(channels, slow, whole.last);
  const { around, mean, last } = seen(calm, end, HOLE.reach);
  const floor = mean * 10 ** (-HOLE.below / 10);
  const filled = around.map((value) => (value > 0 && value < floor ? Math.min(HOLE.most, Math.sqrt(floor / value)) : 1));
  return driven(calm, filled, last);
}
