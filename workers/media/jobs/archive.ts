import type { JobStatus } from "../protocol/status.ts";

/** Finished jobs: the newest `size` of them, each for `seconds`. A read renews a job's place, not its time. */
export class Archive {
  readonly #entries = new Map<string, { status: JobStatus; expires: number }>();
  readonly #size: number;
  readonly #seconds: number;

  constructor(size: number, seconds: number) {
    this.#size = size;
    this.#seconds = seconds;
  }

  put(status: JobStatus): void {
    this.#entries.delete(status.id);
    this.#entries.set(status.id, { status, expires: Date.now() + this.#seconds * 1000 });
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > this.#size && oldest !== undefined) this.#entries.delete(oldest);
  }

  get(id: string): JobStatus | null {
    const entry = this.#entries.get(id);
    if (entry === undefined) return null;
    this.#entries.delete(id);
    if (entry.expires < Date.now()) return null;
    this.#entries.set(id, entry);
    return entry.status;
  }

  delete(id: string): void {
    this.#entries.delete(id);
  }
}
