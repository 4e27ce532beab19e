import { createHash } from "node:crypto";

/** Long enough for the ad that follows its preview; what was deleted is gone within minutes. */
const MINUTES = Number(process.env["MEDIA_REMEMBER_MINUTES"] ?? 10);
/** Answers are of a megabyte or two at most: two or three of a picture, one of a sentence. */
const MOST = 48;

interface Kept<Answer> {
  readonly answer: Promise<Answer>;
  readonly until: NodeJS.Timeout;
}

/** What a network answered to the same input a short while ago, in this process alone. */
export class Remembered<Answer> {
  readonly #kept = new Map<string, Kept<Answer>>();
  readonly #minutes: number;
  readonly #most: number;

  constructor({ minutes = MINUTES, most = MOST } = {}) {
    this.#minutes = minutes;
    this.#most = most;
  }

  /** The answer to `input`, which says all that it depends on: nobody may change it. */
  of(input: readonly (string | Uint8Array)[], ask: () => Promise<Answer>): Promise<Answer> {
    if (this.#minutes === 0) return ask();
    const hash = createHash("sha256");
    for (const part of input) hash.update(`${part.length}\n`).update(part);
    const key = hash.digest("base64");
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
