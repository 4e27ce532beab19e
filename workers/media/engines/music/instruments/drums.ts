import { chance } from "../random.ts";
import { panned, RATE, type Instrument } from "../score.ts";

type Sound = (seconds: number, noise: number) => number;

interface Kit {
  readonly seconds: number;
  readonly sound: () => Sound;
}

const fall = (seconds: number, time: number): number => Math.exp(-seconds / time);

/** Noise between two frequencies, roughly: the difference of two one-pole low-passes. */
function band(low: number, high: number): (noise: number) => number {
  const [a, b] = [1 - Math.exp((-2 * Math.PI * high) / RATE), 1 - Math.exp((-2 * Math.PI * low) / RATE)];
  let [fast, slow] = [0, 0];
  return (noise) => {
    fast += (noise - fast) * a;
    slow += (fast - slow) * b;
    return fast - slow;
  };
}

/** A drum head: a sine that falls in pitch. */
function head(from: number, to: number, glide: number, fade: number): (seconds: number) => number {
  let phase = 0;
  return (seconds) => {
    phase += (to + (from - to) * fall(seconds, glide)) / RATE;
    return Math.sin(2 * Math.PI * phase) * fall(seconds, fade);
  };
}

function rattle(low: number, high: number, level: (seconds: number) => number): () => Sound {
  return () => {
    const filter = band(low, high);
    return (seconds, noise) => filter(noise) * level(seconds);
  };
}

function kick(from: number, to: number, fade: number, click: number): () => Sound {
  return () => {
    const skin = head(from, to, 0.028, fade);
    return (seconds, noise) => skin(seconds) * Math.min(1, seconds * 2000) + noise * click * fall(seconds, 0.004);
  };
}

function snare(tone: number, wires: number): () => Sound {
  return () => {
    const [skin, filter] = [head(260, 185, 0.02, 0.07), band(1200, 9000)];
    return (seconds, noise) => skin(seconds) * tone + filter(noise) * wires * fall(seconds, 0.095);
  };
}

/** Hands meet three times within 25 ms, then the room. */
const clapping = (seconds: number): number =>
  [0, 0.011, 0.023].reduce((sum, at) => sum + (seconds >= at ? fall(seconds - at, 0.006) : 0), 0) +
  (seconds > 0.023 ? 0.8 * fall(seconds - 0.023, 0.075) : 0);

const KITS = {
  kick: { seconds: 0.4, sound: kick(170, 49, 0.13, 0.25) },
  softKick: { seconds: 0.35, sound: kick(120, 55, 0.1, 0.03) },
  boom: {
    seconds: 2,
    sound: () => {
      const [skin, air] = [head(110, 42, 0.06, 0.55), band(60, 700)];
      return (s, n) => skin(s) + air(n) * 0.9 * fall(s, 0.09);
    },
  },
  snare: { seconds: 0.4, sound: snare(0.6, 1.6) },
  softSnare: { seconds: 0.3, sound: snare(0.5, 0.75) },
  rim: {
    seconds: 0.08,
    sound: () => {
      const filter = band(900, 4000);
      return (s, n) => Math.sin(2 * Math.PI * 1720 * s) * 0.4 * fall(s, 0.01) + filter(n) * 1.4 * fall(s, 0.012);
    },
  },
  clap: { seconds: 0.4, sound: rattle(900, 5200, (s) => 2 * clapping(s)) },
  hat: { seconds: 0.09, sound: rattle(7500, 16_000, (s) => 2 * fall(s, 0.018)) },
  openHat: { seconds: 0.35, sound: rattle(6500, 15_000, (s) => 1.7 * fall(s, 0.09)) },
  shaker: { seconds: 0.12, sound: rattle(5000, 11_000, (s) => 1.6 * Math.min(1, s / 0.02) * fall(s, 0.035)) },
  tambourine: {
    seconds: 0.25,
    sound: () => {
      const filter = band(6000, 14_000);
      return (s, n) => (filter(n) * 1.4 + Math.sin(2 * Math.PI * 8130 * s) * 0.12) * fall(s, 0.06);
    },
  },
  tom: {
    seconds: 0.6,
    sound: () => {
      const skin = head(150, 82, 0.05, 0.2);
      return (s, n) => skin(s) + n * 0.08 * fall(s, 0.01);
    },
  },
  crash: { seconds: 2.6, sound: rattle(3500, 14_000, (s) => 1.3 * fall(s, 0.6)) },
  swell: { seconds: 2.4, sound: rattle(1500, 12_000, (s) => 1.1 * (s / 2.4) ** 3) },
  dust: { seconds: 2, sound: rattle(800, 6000, () => 0.05) },
} satisfies Record<string, Kit>;

export type Drum = keyof typeof KITS;

const recorded = new Map<Drum, Float32Array>();

function recording(name: Drum): Float32Array {
  const known = recorded.get(name);
  if (known !== undefined) return known;
  const { seconds, sound } = KITS[name];
  const [random, voice] = [chance(name.length * 1013 + name.charCodeAt(0)), sound()];
  const length = Math.round(seconds * RATE);
  const made = Float32Array.from(
    { length },
    (_, index) => voice(index / RATE, random.next() * 2 - 1) * Math.min(1, (length - index) / 480),
  );
  recorded.set(name, made);
  return made;
}

/** A drum as an instrument: the pitch is not looked at. */
export function drum(name: Drum): Instrument {
  return ({ time, velocity, pan }, { left, right }) => {
    const sound = recording(name);
    const gains = panned(pan);
    const start = Math.round(time * RATE);
    const length = Math.min(sound.length, left.length - start);
    for (let index = Math.max(0, -start); index < length; index += 1) {
      const value = (sound[index] ?? 0) * velocity;
      left[start + index] = (left[start + index] ?? 0) + value * gains.left;
      right[start + index] = (right[start + index] ?? 0) + value * gains.right;
    }
  };
}
