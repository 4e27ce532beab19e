/** At 48 kHz: a gain falls before a peak comes, and rises slowly after it. */
const AHEAD = 144;
const RELEASE = 1 - Math.exp(-1 / (48_000 * 0.06));

type Stereo = [Float32Array, Float32Array];

/** How far sound is turned down so that no peak which is `AHEAD` samples away passes the ceiling. */
class Envelope {
  /** The lowest level that anything in sight asks for, and for how many samples it does. */
  #held = 1;
  #heldFor = 0;
  #level = 1;

  /** The level of the sample that goes out, as one comes into sight that asks for `most` at most. */
  next(most: number): number {
    if (this.#heldFor <= 0 || this.#held > most) this.#held = most;
    this.#heldFor = this.#held === most ? AHEAD : this.#heldFor - 1;
    const target = this.#held;
    // A straight fall over what is seen ahead, so that the peak itself meets the lower gain.
    if (target < this.#level) this.#level = Math.max(target, this.#level - (1 - target) / (AHEAD / 2));
    else this.#level += (target - this.#level) * RELEASE;
    return this.#level;
  }
}

/** What was left of the part before, then all of this one. */
function joined(late: Float32Array, part: Float32Array): Float32Array {
  const both = new Float32Array(late.length + part.length);
  both.set(late);
  both.set(part, late.length);
  return both;
}

/** Makes stereo sound louder or quieter, and keeps it below a ceiling. Parts follow one another; each comes `AHEAD` samples late. */
export class Limiter {
  readonly #gain: number;
  readonly #ceiling: number;
  readonly #envelope = new Envelope();
  #late: Stereo = [new Float32Array(AHEAD), new Float32Array(AHEAD)];

  constructor(gain: number, ceiling: number) {
    this.#gain = gain;
    this.#ceiling = ceiling;
  }

  /** The highest level at which a sample of both channels stays below the ceiling. */
  #mostFor(left: number, right: number): number {
    const peak = Math.max(Math.abs(left), Math.abs(right)) * this.#gain;
    return peak > this.#ceiling ? this.#ceiling / peak : 1;
  }

  #limited(sample: number, level: number): number {
    return Math.max(-this.#ceiling, Math.min(this.#ceiling, sample * this.#gain * level));
  }

  /** What of a part, and of the end of the one before, is ready. */
  next(channels: readonly [Float32Array, Float32Array]): Stereo {
    const [left, right] = [joined(this.#late[0], channels[0]), joined(this.#late[1], channels[1])];
    const length = channels[0].length;
    const out: Stereo = [new Float32Array(length), new Float32Array(length)];
    for (let n = 0; n < length; n += 1) {
      const level = this.#envelope.next(this.#mostFor(left[n + AHEAD] ?? 0, right[n + AHEAD] ?? 0));
      out[0][n] = this.#limited(left[n] ?? 0, level);
      out[1][n] = this.#limited(right[n] ?? 0, level);
    }
    this.#late = [left.slice(length), right.slice(length)];
    return out;
  }

  /** The end, which nothing follows. */
  end(): Stereo {
    return this.next([new Float32Array(AHEAD), new Float32Array(AHEAD)]);
  }
}
export const LIMITER_DELAY = AHEAD;
