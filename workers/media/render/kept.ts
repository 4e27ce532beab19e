import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { randomUUID } from "node:crypto";

/** Half an hour of 1080p (1.4 GB), or some forty films of a minute at 1080 × 1920. */
const MOST_BYTES = 2 * 1024 * 1024 * 1024;
/** What nobody used for so long is gone: pieces of a film that its user has deleted are no more, within minutes. */
const IDLE_MS = 20 * 60_000;

const unlessMissing = (error: unknown): void => {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
};

/** Files by the hash of what they were made of. What was not used for longest goes first when there is no room. */
export class Kept {
  readonly #folder: string;
  readonly #most: number;
  readonly #idleMs: number;

  constructor(folder: string, { most = MOST_BYTES, idleMs = IDLE_MS } = {}) {
    this.#folder = folder;
    this.#most = most;
    this.#idleMs = idleMs;
  }

  /** Puts the file at `path`, where it is there. What is taken stays readable when it is removed here. */
  async take(key: string, path: string): Promise<boolean> {
    const own = join(this.#folder, key);
    try {
      const now = new Date();
      await utimes(own, now, now);
      await link(own, path);
      return true;
    } catch (error) {
      unlessMissing(error);
      return false;
    }
  }

  /** Says of files that they are in use, where they are there: those of a film that is drawn for longer than `IDLE_MS`. */
  async touch(keys: readonly string[]): Promise<void> {
    const now = new Date();
    for (const key of keys) await utimes(join(this.#folder, key), now, now).catch(unlessMissing);
  }

  /** Keeps a file; it appears whole or not at all. */
  async put(key: string, path: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const own = join(this.#folder, `${key}.${randomUUID()}`);
    await copyFile(path, own);
    await rename(own, join(this.#folder, key));
  }

  /** Makes room, and lets go of what nobody uses: to be called when a job has put its files, and now and then. */
  async prune(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const files = await Promise.all(
      names.map(async (name) => ({ name, ...(await stat(join(this.#folder, name)).catch(() => ({ size: 0, mtimeMs: 0 }))) })),
    );
    const oldest = Date.now() - this.#idleMs;
    let bytes = files.reduce((sum, { size }) => sum + size, 0);
    for (const { name, size, mtimeMs } of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (bytes <= this.#most && mtimeMs >= oldest) return;
      await rm(join(this.#folder, name), { force: true });
      bytes -= size;
    }
  }
}
