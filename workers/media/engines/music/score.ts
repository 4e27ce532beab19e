/** Samples a second of everything musical. */
export const RATE = 48_000;

/** Two channels that everything is added to. */
export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export interface Note {
  /** Seconds. */
  readonly time: number;
  readonly duration: number;
  readonly midi: number;
  /** 0…1. */
  readonly velocity: number;
  /** −1 left … 1 right. */
  readonly pan?: number;
}

/** Adds one note to a track. */
export type Instrument = (note: Note, target: Stereo) => void;

/** One line of the score with its place in the mix. */
export interface Part {
  readonly instrument: Instrument;
  readonly notes: readonly Note[];
  readonly gain: number;
  /** Share sent to the reverb. */
  readonly room?: number;
  /** How deep the kick pushes it down, 0…1. */
  readonly duck?: number;
  /** Share sent to an echo of three sixteenths. */
  readonly echo?: number;
}

/** A whole piece. `kicks` (seconds) push down what asks for it; `tone` is the master's low-pass in Hz. */
export interface Score {
  readonly parts: readonly Part[];
  readonly kicks: readonly number[];
  readonly tone?: number;
}

export const silence = (seconds: number): Stereo => ({
  left: new Float32Array(Math.round(seconds * RATE)),
  right: new Float32Array(Math.round(seconds * RATE)),
});

/** Equal-power gains for a place between left and right. */
export const panned = (pan = 0): { left: number; right: number } => ({
  left: Math.cos(((pan + 1) * Math.PI) / 4),
  right: Math.sin(((pan + 1) * Math.PI) / 4),
});
