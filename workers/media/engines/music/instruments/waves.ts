import { RATE } from "../score.ts";

const SIZE = 2048;
export type Wave = "saw" | "square" | "triangle" | "soft";

const AMPLITUDE: Readonly<Record<Wave, (harmonic: number) => number>> = {
  saw: (n) => 1 / n,
  square: (n) => (n % 2 === 1 ? 1 / n : 0),
  triangle: (n) => (n % 2 === 1 ? (n % 4 === 1 ? 1 : -1) / (n * n) : 0),
  soft: (n) => 1 / (n * n * 0.6 + 0.4),
};

function table(wave: Wave, harmonics: number): Float32Array {
  const values = new Float32Array(SIZE + 1);
  for (let n = 1; n <= harmonics; n += 1) {
    const amplitude = AMPLITUDE[wave](n);
    if (amplitude === 0) continue;
    for (let index = 0; index <= SIZE; index += 1)
      values[index] = (values[index] ?? 0) + amplitude * Math.sin((2 * Math.PI * n * index) / SIZE);
  }
  const peak = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return values.map((value) => value / peak);
}

const tables = new Map<string, Float32Array>();

/** One cycle of a wave without harmonics above half the sample rate at this frequency: 2048 values and the first again. */
export function cycle(wave: Wave, hertz: number): Float32Array {
  const octave = Math.max(1, Math.min(7, Math.ceil(Math.log2(RATE / 2 / hertz))));
  const harmonics = Math.min(64, 2 ** (octave - 1));
  const name = `${wave} ${harmonics}`;
  const known = tables.get(name) ?? table(wave, harmonics);
  tables.set(name, known);
  return known;
}

export const CYCLE = SIZE;
