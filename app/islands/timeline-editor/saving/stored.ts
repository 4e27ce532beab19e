import type { Waiting } from "./entry.ts";

/** Windows that are offline with one timeline at once, at most. */
const WINDOWS = 9;

/**
 * Where a window keeps the steps of a timeline that nobody could save. Two windows that are offline at once keep theirs apart: what
 * another one has written is neither overwritten nor removed.
 */
export class Stored {
  readonly #storage: Storage;
  readonly #keys: readonly string[];
  #key = "";
  #text: string | null = null;

  constructor(storage: Storage, id: string) {
    this.#storage = storage;
    this.#keys = Array.from({ length: WINDOWS }, (_, n) => `timeline-waiting:${id}${n > 0 ? `:${n}` : ""}`);
  }

  /** The first steps that were left here, which are this window's from now on; null where there are none. */
  read(): Waiting | null {
    for (const key of this.#keys)
      try {
        const text = this.#storage.getItem(key);
        const found = JSON.parse(text ?? "null") as Waiting | null;
        if (text === null || !found || !Array.isArray(found.entries) || !Number.isInteger(found.revision)) continue;
        [this.#key, this.#text] = [key, text];
        return found;
      } catch {
        // What cannot be read is not ours.
      }
    return null;
  }

  /** Keeps steps until they are saved. False where the browser has no room for them: what was kept before is there still. */
  keep(waiting: Waiting): boolean {
    const storage = this.#storage;
    try {
      const mine = this.#text !== null && storage.getItem(this.#key) === this.#text;
      if (waiting.entries.length === 0) {
        if (mine) storage.removeItem(this.#key);
        return true;
      }
      const key = mine ? this.#key : this.#keys.find((one) => storage.getItem(one) === null);
      if (!key) return false;
      const text = JSON.stringify(waiting);
      storage.setItem(key, text);
      [this.#key, this.#text] = [key, text];
      return true;
    } catch {
      return false;
    }
  }
}
