import { chance } from "../random.ts";
import { frequency } from "../harmony.ts";
import { panned, RATE, type Instrument } from "../score.ts";

/** A plucked string (Karplus and Strong 1983). `dark` 0…1 softens the pluck, `fade` is how long a note lasts. */
function plucked(dark: number, fade: number): Instrument {
  return ({ time, duration, midi, velocity, pan }, { left, right }) => {
    const hertz = frequency(midi);
    const delay = RATE / hertz - 0.5;
    const size = Math.floor(delay);
    const tune = delay - size;
    const random = chance(midi * 7919 + Math.round(time * 1000));
    const line = new Float32Array(size + 1);
    let smooth = 0;
    for (let index = 0; index < size; index += 1) {
      smooth += (random.next() * 2 - 1 - smooth) * (1 - dark * 0.85);
      line[index] = smooth - (index >= size * 0.28 ? 0.5 * (line[Math.floor(index - size * 0.28)] ?? 0) : 0);
    }
    const loss = 0.001 ** (1 / (hertz * fade));
    const gains = panned(pan);
    const start = Math.round(time * RATE);
    const length = Math.min(left.length - start, Math.round(Math.min(fade, duration + 0.4) * RATE));
    let [at, last, damp] = [0, 0, 1];
    for (let index = 0; index < length; index += 1) {
      const next = at + 1 > size ? 0 : at + 1;
      const here = line[at] ?? 0;
      const value = here + ((line[next] ?? 0) - here) * tune;
      line[at] = (value * 0.5 + last * 0.5) * loss;
      last = value;
      at = next;
      if (index > duration * RATE) damp *= 0.9997;
      left[start + index] = (left[start + index] ?? 0) + value * velocity * gains.left * damp;
      right[start + index] = (right[start + index] ?? 0) + value * velocity * gains.right * damp;
    }
  };
}

export const guitar = plucked(0.35, 2.6);
export const doubleBass = plucked(0.92, 1.4);
