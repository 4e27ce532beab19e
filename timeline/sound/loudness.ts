/** Coefficients of the K-weighting at 48 kHz (ITU-R BS.1770-4, tables 1 and 2): a shelf for the head, a high pass. */
const STAGES = [
  { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] },
  { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] },
] as const;
/** A tenth of a second at 48 kHz: blocks of four overlap by three quarters. */
const HOP = 4800;
const HOPS = 4;
const OFFSET = -0.691;
const SILENCE = -70;
const RELATIVE = -10;

/** One channel, weighted as it is heard. What came before is remembered. */
class Weighted {
  readonly #past = STAGES.map(() => [0, 0, 0, 0] as [number, number, number, number]);

  next(sample: number): number {
    let x = sample;
    for (const [n, { b, a }] of STAGES.entries()) {
      const past = this.#past[n];
      if (!past) break;
      const [x1, x2, y1, y2] = past;
      const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
      [past[0], past[1], past[2], past[3]] = [x, x1, y, y1];
      x = y;
    }
    return x;
  }
}

const loudnessOf = (power: number): number => OFFSET + 10 * Math.log10(power);
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Measures the integrated loudness of stereo sound at 48 kHz that comes in parts (ITU-R BS.1770-4). */
export class LoudnessMeter {
  readonly #channels = [new Weighted(), new Weighted()];
  readonly #hops: number[] = [];
  #sum = 0;
  #samples = 0;

  add(channels: readonly [Float32Array, Float32Array]): void {
    const [left, right] = channels;
    const [one, two] = this.#channels;
    if (!one || !two) return;
    for (let n = 0; n < left.length; n += 1) {
      const [l, r] = [one.next(left[n] ?? 0), two.next(right[n] ?? 0)];
      this.#sum += l * l + r * r;
      this.#samples += 1;
      if (this.#samples < HOP) continue;
      this.#hops.push(this.#sum / HOP);
      [this.#sum, this.#samples] = [0, 0];
    }
  }

  /** LUFS; null where all is silent. */
  integrated(): number | null {
    const blocks = this.#hops.slice(HOPS - 1).map((_, n) => mean(this.#hops.slice(n, n + HOPS)));
    const heard = blocks.filter((power) => loudnessOf(power) > SILENCE);
    if (heard.length === 0) return null;
    const gate = loudnessOf(mean(heard)) + RELATIVE;
    return loudnessOf(mean(heard.filter((power) => loudnessOf(power) > gate)));
  }
}
