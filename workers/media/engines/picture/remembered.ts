import { createHash } from "node:crypto";

/** Long enough for the ad that follows its preview; what was deleted is gone within minutes. */
export const MINUTES = Number(process.env["MEDIA_REMEMBER_MINUTES"] ?? 10);
/** Of these, one picture has two or three, of a megabyte and a half at most. */
const MOST = 48;

interface Kept<Answer> {
  readonly answer: Promise<Answer>;
  readonly until: NodeJS.Timeout;
}

/** What a network answered to the same pixels a short while ago, in this process alone: a preview and its ad ask the same. */
export class Remembered<Answer> {
  readonly #kept = new Map<string, Kept<Answer>>();
  readonly #minutes: number;
  readonly #most: number;

  constructor({ minutes = MINUTES, most = MOST } = {}) {
    this.#minutes = minutes;
    this.#most = most;
  }

  /** The answer to these pixels, whose size `about` tells with whatever else it depends on. Do not change it. */
  of(pixels: Uint8Array, about: string, ask: () => Promise<Answer>): Promise<Answer> {
    if (this.#minutes === 0) return ask();
    const key = createHash("sha256").update(about).update("\n").update(pixels).digest("base64");
    const known = this.#kept.get(key);
    if (known) return known.answer;
    const answer = ask();
    this.#kept.set(key, { answer, until: setTimeout(() => this.#forget(key), this.#minutes * 60_000).unref() });
    answer.catch(() => this.#forget(key));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#forget(oldest);
    return answer;
  }

  #forget(key: string): void {
    clearTimeout(this.#kept.get(key)?.until);
    this.#kept.delete(key);
  }
}
