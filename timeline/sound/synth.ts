import type { SOUNDS } from "../document/element.ts";
import { random } from "../draw/random.ts";

export type SoundKind = (typeof SOUNDS)[number];
interface Voice {
  readonly seconds: number;
  sample(t: number, noise: () => number): number;
}

const tau = Math.PI * 2;
const decay = (t: number, rate: number) => Math.exp(-t * rate);

/** One-pole noise whose brightness rises and falls: air moving past. */
function whoosh(): Voice {
  let low = 0;
  let lower = 0;
  return {
    seconds: 0.45,
    sample(t, noise) {
      const swell = Math.sin(Math.min(1, t / 0.45) * Math.PI) ** 2;
      const open = 0.02 + 0.3 * swell;
      low += open * (noise() - low);
      lower += 0.012 * (low - lower);
      return (low - lower) * swell * 1.6;
    },
  };
}

const voices: Record<SoundKind, () => Voice> = {
  whoosh,
  tick: () => ({ seconds: 0.06, sample: (t, noise) => (Math.sin(tau * 2100 * t) * 0.5 + noise() * 0.35) * decay(t, 95) }),
  pop: () => ({ seconds: 0.14, sample: (t) => Math.sin(tau * (320 * t + 900 * t * t)) * decay(t, 26) * 0.8 }),
  thud: () => ({
    seconds: 0.4,
    sample: (t, noise) => Math.sin(tau * (48 * t + 9 * (1 - decay(t, 22)))) * decay(t, 10) + noise() * 0.25 * decay(t, 120),
  }),
  shimmer: () => ({
    seconds: 0.9,
    sample: (t) =>
      [1318, 1760, 2217, 2637].reduce(
        (sum, f, i) => sum + Math.sin(tau * f * t) * decay(Math.max(0, t - i * 0.05), 6) * (t > i * 0.05 ? 0.14 : 0),
        0,
      ),
  }),
  click: () => ({
    seconds: 0.05,
    sample: (t, noise) =>
      (noise() * 0.6 + Math.sin(tau * 1200 * t) * 0.3) * (decay(t, 180) + (t > 0.022 ? decay(t - 0.022, 240) * 0.6 : 0)),
  }),
};

/** A small sound of our own making: mono samples, −1…1, the same for the same seed. */
export function synthesise(kind: SoundKind, seed: number, sampleRate: number): Float32Array<ArrayBuffer> {
  const voice = voices[kind]();
  const next = random(seed);
  const noise = () => next() * 2 - 1;
  const samples = new Float32Array(Math.ceil(voice.seconds * sampleRate));
  for (let i = 0; i < samples.length; i++) {
    const fade = Math.min(1, (samples.length - i) / (sampleRate * 0.01), (i + 1) / (sampleRate * 0.0015));
    samples[i] = voice.sample(i / sampleRate, noise) * fade;
  }
  return samples;
}
