/** Columns of a wave that are kept for a second of sound. */
const A_SECOND = 100;

export interface Peaks {
  /** 0…1 of each column. */
  wave: Float32Array;
  /** Seconds. */
  length: number;
}

/** The outline of a sound: the loudest sample of each hundredth of a second, the loudest of all being 1. */
export function peaksOf(buffer: Pick<AudioBuffer, "duration" | "sampleRate" | "getChannelData">): Peaks {
  const samples = buffer.getChannelData(0);
  const each = Math.max(1, Math.floor(buffer.sampleRate / A_SECOND));
  const wave = new Float32Array(Math.max(1, Math.ceil(samples.length / each)));
  let most = 0.001;
  for (let column = 0; column < wave.length; column += 1) {
    let peak = 0;
    // Every fourth sample finds the peak of a column well enough to be seen.
    for (let at = column * each; at < Math.min(samples.length, (column + 1) * each); at += 4)
      peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    wave[column] = peak;
    most = Math.max(most, peak);
  }
  return { wave: wave.map((peak) => peak / most), length: buffer.duration };
}
