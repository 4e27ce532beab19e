import { frequency } from "../harmony.ts";
import { panned, RATE, type Instrument, type Note, type Stereo } from "../score.ts";
import { CYCLE, cycle, type Wave } from "./waves.ts";

/** A subtractive voice: detuned waves, a low-pass that the envelope opens, an amplitude envelope. Seconds and Hz. */
export interface Patch {
  readonly wave: Wave;
  readonly voices: number;
  /** Cents between the outermost voices. */
  readonly detune: number;
  /** How far the voices are apart in the room, 0…1. */
  readonly spread: number;
  readonly attack: number;
  readonly decay: number;
  readonly sustain: number;
  readonly release: number;
  readonly cutoff: number;
  /** What the envelope adds to the cutoff, and how fast that goes. */
  readonly sweep: number;
  readonly sweepTime: number;
  readonly resonance?: number;
}

/** How often the filter is set anew, in samples. */
const CONTROL = 32;

interface Voice {
  phase: number;
  readonly increment: number;
  readonly left: number;
  readonly right: number;
}

function voicesOf(patch: Patch, { midi, pan = 0, time }: Note): Voice[] {
  return Array.from({ length: patch.voices }, (_, index) => {
    const place = patch.voices === 1 ? 0 : (index / (patch.voices - 1)) * 2 - 1;
    const gains = panned(Math.max(-1, Math.min(1, pan + place * patch.spread)));
    const increment = (frequency(midi + (place * patch.detune) / 200) / RATE) * CYCLE;
    return {
      phase: ((midi * 97.3 + index * 631.7 + time * 1013) % 1) * CYCLE,
      increment,
      left: gains.left / Math.sqrt(patch.voices),
      right: gains.right / Math.sqrt(patch.voices),
    };
  });
}

function level(patch: Patch, seconds: number, held: number): number {
  const on = Math.min(seconds, held);
  const risen = on < patch.attack ? on / patch.attack : patch.sustain + (1 - patch.sustain) * Math.exp(-(on - patch.attack) / patch.decay);
  return seconds <= held ? risen : risen * Math.exp(-((seconds - held) / patch.release) * 5);
}

/** A state-variable low-pass (Zavalishin's trapezoidal form), one for each channel. */
class LowPass {
  #g = 0;
  #k = 1;
  #a = 1;
  #s1 = 0;
  #s2 = 0;

  tune(hertz: number, resonance: number): void {
    this.#g = Math.tan((Math.PI * Math.min(hertz, RATE * 0.45)) / RATE);
    this.#k = 2 - 1.8 * resonance;
    this.#a = 1 / (1 + this.#g * (this.#g + this.#k));
  }

  run(input: number): number {
    const v3 = input - this.#s2;
    const v1 = this.#a * (this.#s1 + this.#g * v3);
    const v2 = this.#s2 + this.#g * v1;
    this.#s1 = 2 * v1 - this.#s1;
    this.#s2 = 2 * v2 - this.#s2;
    return v2;
  }
}

function addNote(patch: Patch, note: Note, { left, right }: Stereo): void {
  const wave = cycle(patch.wave, frequency(note.midi));
  const voices = voicesOf(patch, note);
  const [low, high] = [new LowPass(), new LowPass()];
  const start = Math.round(note.time * RATE);
  const length = Math.min(left.length - start, Math.round((note.duration + patch.release) * RATE));
  for (let from = 0; from < length; from += CONTROL) {
    const seconds = from / RATE;
    const cutoff = patch.cutoff + patch.sweep * note.velocity * Math.exp(-seconds / patch.sweepTime);
    low.tune(cutoff, patch.resonance ?? 0.2);
    high.tune(cutoff, patch.resonance ?? 0.2);
    const to = Math.min(length, from + CONTROL);
    let gain = level(patch, seconds, note.duration) * note.velocity;
    const slope = (level(patch, to / RATE, note.duration) * note.velocity - gain) / (to - from);
    for (let index = from; index < to; index += 1) {
      let [l, r] = [0, 0];
      for (const voice of voices) {
        const whole = voice.phase | 0;
        const a = wave[whole] ?? 0;
        const value = a + ((wave[whole + 1] ?? 0) - a) * (voice.phase - whole);
        l += value * voice.left;
        r += value * voice.right;
        voice.phase += voice.increment;
        if (voice.phase >= CYCLE) voice.phase -= CYCLE;
      }
      left[start + index] = (left[start + index] ?? 0) + low.run(l) * gain;
      right[start + index] = (right[start + index] ?? 0) + high.run(r) * gain;
      gain += slope;
    }
  }
}

/** An instrument from a patch. */
export const synth =
  (patch: Patch): Instrument =>
  (note, target) =>
    addNote(patch, note, target);
