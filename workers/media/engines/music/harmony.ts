/** Semitones above the key for each step of the scale. */
const SCALES = { major: [0, 2, 4, 5, 7, 9, 11], minor: [0, 2, 3, 5, 7, 8, 10] } as const;

export interface Key {
  /** MIDI number of the tonic near middle C. */
  readonly tonic: number;
  readonly mode: keyof typeof SCALES;
}

/** The MIDI number of a step of the scale: 0 is the tonic, 7 the one above, −1 the step below. */
export function step({ tonic, mode }: Key, degree: number): number {
  const scale = SCALES[mode];
  const octave = Math.floor(degree / 7);
  return tonic + octave * 12 + (scale[degree - octave * 7] ?? 0);
}

/** A chord on a degree (0 = tonic) by thirds, `size` notes, brought near `centre` by octaves note by note. */
export function chord(key: Key, degree: number, size: number, centre: number): number[] {
  return Array.from({ length: size }, (_, index) => {
    const note = step(key, degree + index * 2);
    return note + Math.round((centre - note) / 12) * 12;
  }).toSorted((a, b) => a - b);
}

/** The root of a chord in the bass: MIDI 28…40. */
export function root(key: Key, degree: number): number {
  const note = step(key, degree);
  return note - Math.ceil((note - 40) / 12) * 12;
}

export const frequency = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);
