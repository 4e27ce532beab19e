interface Coefficients {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}
/** The K-weighting at 48 kHz (ITU-R BS.1770-4, tables 1 and 2): a shelf for the head, then a high pass. */
const SHELF: Coefficients = { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] };
const HIGH_PASS: Coefficients = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };
/** A tenth of a second at 48 kHz: blocks of four overlap by three quarters. */
const HOP = 4800;
const HOPS = 4;
const OFFSET = -0.691;
const SILENCE = -70;
const RELATIVE = -10;

/** A filter of second order; what came before is remembered in numbers, for it runs for each sample. */
class Biquad {
  readonly #b0: number;
  readonly #b1: number;
  readonly #b2: number;
  readonly #a1: number;
  readonly #a2: number;
  #x1 = 0;
  #x2 = 0;
  #y1 = 0;
  #y2 = 0;

  constructor({ b, a }: Coefficients) {
    [this.#b0, this.#b1, this.#b2] = b;
    [this.#a1, this.#a2] = a;
  }

  next(x: number): number {
    const y = this.#b0 * x + this.#b1 * this.#x1 + this.#b2 * this.#x2 - this.#a1 * this.#y1 - this.#a2 * this.#y2;
    this.#x2 = this.#x1;
    this.#x1 = x;
    this.#y2 = this.#y1;
    this.#y1 = y;
    return y;
  }
}

/** One channel, weighted as it is heard. */
class Weighted {
  readonly #shelf = new Biquad(SHELF);
  readonly #highPass = new Biquad(HIGH_PASS);

  next(sample: number): number {
    return this.#highPass.next(this.#shelf.next(sample));
  }
}

const loudnessOf = (power: number): number => OFFSET + 10 * Math.log10(power);
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Measures the integrated loudness of stereo sound at 48 kHz that comes in parts (ITU-R BS.1770-4). */
export class LoudnessMeter {
  readonly #left = new Weighted();
  readonly #right = new Weighted();
  readonly #hops: number[] = [];
  #sum = 0;
  #samples = 0;

  add(channels: readonly [Float32Array, Float32Array]): void {
    const [left, right] = channels;
    for (let n = 0; n < left.length; n += 1) {
      const [l, r] = [this.#left.next(left[n] ?? 0), this.#right.next(right[n] ?? 0)];
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
