import { RATE, type Stereo } from "./score.ts";

/** Delays in samples of the parallel combs and the all-passes after them (Schroeder and Moorer's scheme), for 48 kHz. */
const COMBS = [1687, 1601, 2053, 2251];
const DIFFUSERS = [347, 113];
/** The right side's delays are longer by this, so that the room has width. */
const SPREAD = 31;
const DAMP = 0.35;

function comb(input: Float32Array, output: Float32Array, delay: number, feedback: number): void {
  const line = new Float32Array(delay);
  let [at, low] = [0, 0];
  for (let index = 0; index < input.length; index += 1) {
    const value = line[at] ?? 0;
    low = value + (low - value) * DAMP;
    line[at] = (input[index] ?? 0) + low * feedback;
    output[index] = (output[index] ?? 0) + value;
    at = at + 1 === delay ? 0 : at + 1;
  }
}

function diffuse(samples: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  let at = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const stored = line[at] ?? 0;
    const value = (samples[index] ?? 0) + stored * 0.5;
    line[at] = value;
    samples[index] = stored - value * 0.5;
    at = at + 1 === delay ? 0 : at + 1;
  }
}

function side(input: Float32Array, extra: number, seconds: number): Float32Array {
  const output = new Float32Array(input.length);
  for (const delay of COMBS) comb(input, output, delay + extra, 10 ** ((-3 * (delay + extra)) / (seconds * RATE)));
  for (const delay of DIFFUSERS) diffuse(output, delay + extra);
  return output;
}

/** The room's answer to a sound: fades by 60 dB in `seconds`. */
export function reverb({ left, right }: Stereo, seconds: number): Stereo {
  const sum = left.map((value, index) => (value + (right[index] ?? 0)) * 0.5);
  return { left: side(sum, 0, seconds), right: side(sum, SPREAD, seconds) };
}

/** Echoes that go from side to side and grow softer. */
export function echo({ left, right }: Stereo, seconds: number, feedback: number): Stereo {
  const delay = Math.round(seconds * RATE);
  const made = { left: new Float32Array(left.length), right: new Float32Array(right.length) };
  for (let index = delay; index < left.length; index += 1) {
    made.left[index] = (left[index - delay] ?? 0) * 0.7 + (made.right[index - delay] ?? 0) * feedback;
    made.right[index] = (right[index - delay] ?? 0) * 0.3 + (made.left[index - delay] ?? 0) * feedback;
  }
  return made;
}
