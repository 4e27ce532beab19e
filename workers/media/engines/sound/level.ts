import { loudness } from "./loudness.ts";

/** Where a sample begins to be bent, and what it never passes: about −1 dBFS. */
const KNEE = 0.7;
const CEILING = 0.89;

/** Leaves quiet samples as they are and bends loud ones smoothly below the ceiling. */
function bent(sample: number): number {
  const size = Math.abs(sample);
  if (size <= KNEE) return sample;
  return Math.sign(sample) * (KNEE + (CEILING - KNEE) * Math.tanh((size - KNEE) / (CEILING - KNEE)));
}

/** Brings sound to a loudness in LUFS with peaks below −1 dBFS. Silence stays silence. */
export function levelled(channels: readonly Float32Array[], sampleRate: number, target: number): Float32Array[] {
  const measured = loudness(channels, sampleRate);
  const gain = Number.isFinite(measured) ? 10 ** ((target - measured) / 20) : 1;
  return channels.map((channel) => channel.map((sample) => bent(sample * gain)));
}
