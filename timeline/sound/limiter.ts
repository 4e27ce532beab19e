/** At 48 kHz: a gain falls before a peak comes, and rises slowly after it. */
const AHEAD = 144;
const RELEASE = 1 - Math.exp(-1 / (48_000 * 0.06));

/** Makes stereo sound louder or quieter, and keeps it below a ceiling. Parts follow one another; each comes `AHEAD` samples late. */
export class Limiter {
  readonly #gain: number;
  readonly #ceiling: number;
  readonly #late: [Float32Array, Float32Array] = [new Float32Array(AHEAD), new Float32Array(AHEAD)];
  /** The lowest level that anything in sight asks for, and for how many samples it does. */
  #held = 1;
  #heldFor = 0;
  #level = 1;

  constructor(gain: number, ceiling: number) {
    this.#gain = gain;
    this.#ceiling = ceiling;
  }

  /** What of a part, and of the end of the one before, is ready. */
  next(channels: readonly [Float32Array, Float32Array]): [Float32Array, Float32Array] {
    const length = channels[0].length;
    const whole = channels.map((channel, c) => {
      const joined = new Float32Array(AHEAD + length);
      joined.set(this.#late[c] ?? []);
      joined.set(channel, AHEAD);
      return joined;
    });
    const [left = new Float32Array(0), right = new Float32Array(0)] = whole;
    const out: [Float32Array, Float32Array] = [new Float32Array(length), new Float32Array(length)];
    for (let n = 0; n < length; n += 1) {
      const peak = Math.max(Math.abs(left[n + AHEAD] ?? 0), Math.abs(right[n + AHEAD] ?? 0)) * this.#gain;
      const most = peak > this.#ceiling ? this.#ceiling / peak : 1;
      this.#held = this.#heldFor > 0 && this.#held <= most ? this.#held : most;
      this.#heldFor = this.#held === most ? AHEAD : this.#heldFor - 1;
      const target = this.#held;
      // A straight fall over what is seen ahead, so that the peak itself meets the lower gain.
      if (target < this.#level) this.#level = Math.max(target, this.#level - (1 - target) / (AHEAD / 2));
      else this.#level += (target - this.#level) * RELEASE;
      for (const [c, channel] of whole.entries()) {
        const value = (channel[n] ?? 0) * this.#gain * this.#level;
        const track = out[c];
        if (track) track[n] = Math.max(-this.#ceiling, Math.min(this.#ceiling, value));
      }
    }
    this.#late[0] = left.slice(length);
    this.#late[1] = right.slice(length);
    return out;
  }

  /** The end, which nothing follows. */
  end(): [Float32Array, Float32Array] {
    return this.next([new Float32Array(AHEAD), new Float32Array(AHEAD)]);
  }
}
export const LIMITER_DELAY = AHEAD;
