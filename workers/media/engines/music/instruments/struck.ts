import { frequency } from "../harmony.ts";
import { panned, RATE, type Instrument, type Note, type Stereo } from "../score.ts";

/** One sine that another bends: a partial of a struck thing. */
interface Partial {
  readonly ratio: number;
  readonly level: number;
  /** Seconds until it has faded to a third, at middle C; higher notes fade faster. */
  readonly fade: number;
  /** The bending sine: its ratio, how far it bends at first, and how fast that goes. */
  readonly by?: { readonly ratio: number; readonly depth: number; readonly fade: number };
}

const TURN = 4096;
const sine = Float32Array.from({ length: TURN + 1 }, (_, index) => Math.sin((2 * Math.PI * index) / TURN));
/** Sine by table; the phase in turns. */
const sin = (phase: number): number => sine[((phase - Math.floor(phase)) * TURN) | 0] ?? 0;

/** How a note is let go, and how soft its first and last samples are. */
const LET_GO = Math.exp(-12 / RATE);

function addPartial(
  { ratio, level, fade, by }: Partial,
  { time, duration, midi, velocity, pan = 0 }: Note,
  tremble: number,
  { left, right }: Stereo,
): void {
  const turn = (frequency(midi) * ratio) / RATE;
  if (turn > 0.42) return;
  const high = 2 ** ((60 - midi) / 24);
  const start = Math.round(time * RATE);
  const length = Math.min(left.length - start, Math.round((Math.min(duration + 0.25, fade * high * 4) + 0.02) * RATE));
  const gains = panned(pan);
  const decay = Math.exp(-1 / (fade * high * RATE));
  const bendTurn = by === undefined ? 0 : (turn / ratio) * by.ratio;
  const bendDecay = by === undefined ? 1 : Math.exp(-1 / (by.fade * RATE));
  let bend = ((by?.depth ?? 0) * (0.4 + velocity * 0.6)) / (2 * Math.PI);
  let envelope = level * velocity;
  for (let index = 0; index < length; index += 1) {
    const edge = Math.min(1, index / 90, (length - index) / 900);
    const value = sin(turn * index + (bend > 1e-4 ? bend * sin(bendTurn * index) : 0)) * envelope * edge;
    const swing = tremble === 0 ? 0 : tremble * sin(4.6 * (time + index / RATE));
    left[start + index] = (left[start + index] ?? 0) + value * gains.left * (1 + swing);
    right[start + index] = (right[start + index] ?? 0) + value * gains.right * (1 - swing);
    envelope *= index > duration * RATE ? decay * LET_GO : decay;
    bend *= bendDecay;
  }
}

/** Bells, keys and bars by frequency modulation. `tremble` swings it between the sides. */
export function struck(partials: readonly Partial[], tremble = 0): Instrument {
  return (note, target) => {
    for (const partial of partials) addPartial(partial, note, tremble, target);
  };
}

/** An electric piano: a bell in a warm tone. */
export const electricPiano = struck(
  [
    { ratio: 1, level: 0.8, fade: 1.1, by: { ratio: 1, depth: 0.9, fade: 0.5 } },
    { ratio: 1.004, level: 0.4, fade: 0.9, by: { ratio: 14, depth: 0.6, fade: 0.12 } },
  ],
  0.22,
);
/** A bright grand-like pluck for chords. */
export const brightKeys = struck([
  { ratio: 1, level: 0.75, fade: 0.75, by: { ratio: 1, depth: 2.6, fade: 0.25 } },
  { ratio: 2.001, level: 0.22, fade: 0.4, by: { ratio: 3, depth: 1.4, fade: 0.14 } },
]);
/** A marimba: wood, short, round. */
export const marimba = struck([
  { ratio: 1, level: 0.9, fade: 0.28 },
  { ratio: 3.98, level: 0.28, fade: 0.07 },
  { ratio: 9.2, level: 0.08, fade: 0.03 },
]);
/** A glockenspiel: metal, high, long. */
export const glockenspiel = struck([
  { ratio: 1, level: 0.6, fade: 0.9 },
  { ratio: 2.76, level: 0.25, fade: 0.4 },
  { ratio: 5.4, level: 0.12, fade: 0.16 },
]);
