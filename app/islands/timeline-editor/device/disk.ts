const FOLDER = "timeline-exports";

/**
 * A film that a page still offers is not taken away by the export of another page: for as long as that page is open it holds
 * a lock of this name.
 */
const filmLock = (name: string): string => `timeline-film:${name}`;
const isFilm = (name: string): boolean => name.endsWith(".mp4");

async function offered(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => name ?? []));
}

async function namesIn(folder: FileSystemDirectoryHandle): Promise<string[]> {
  const names: string[] = [];
  for await (const name of folder.keys()) names.push(name);
  return names;
}

/** The folder of a timeline's pieces. One timeline's at a time are kept: a browser's disk is the person's. */
export async function folderOf(id: string): Promise<FileSystemDirectoryHandle> {
  const all = await (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });
  for (const name of await namesIn(all))
    if (name !== id) {
      await keepOnly(await all.getDirectoryHandle(name), new Set());
      // One with a film that is still offered stays.
      await all.removeEntry(name).catch(() => undefined);
    }
  return all.getDirectoryHandle(id, { create: true });
}

/** Removes all but these pieces, and films that a page offers. */
export async function keepOnly(folder: FileSystemDirectoryHandle, pieces: ReadonlySet<string>): Promise<void> {
  const held = await offered();
  for (const name of await namesIn(folder)) if (!pieces.has(name) && !held.has(filmLock(name))) await folder.removeEntry(name);
}

/** The pieces that are there whole. */
export async function piecesIn(folder: FileSystemDirectoryHandle): Promise<ReadonlySet<string>> {
  const sizes = (await namesIn(folder)).map(async (name) => [name, (await (await folder.getFileHandle(name)).getFile()).size] as const);
  return new Set((await Promise.all(sizes)).flatMap(([name, size]) => (size > 0 && !isFilm(name) ? [name] : [])));
}

/** What is written appears whole when it is closed. */
export async function keep(folder: FileSystemDirectoryHandle, name: string, bytes: ArrayBuffer): Promise<void> {
  const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
  try {
    await writable.write(bytes);
    await writable.close();
  } catch (error) {
    await writable.abort().catch(() => undefined);
    throw error;
  }
}

export interface Film {
  readonly file: File;
  /** No page offers it any longer. */
  readonly release: () => void;
}

/** Writes a film, which is kept until it is released or its page is gone. */
export async function writeFilm(folder: FileSystemDirectoryHandle, write: (to: WritableStream) => Promise<void>): Promise<Film> {
  const name = `${crypto.randomUUID()}.mp4`;
  let release = () => {};
  const over = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(filmLock(name), { mode: "shared" }, () => over);
  try {
    const handle = await folder.getFileHandle(name, { create: true });
    await write((await handle.createWritable()) as WritableStream);
    return { file: await handle.getFile(), release };
  } catch (error) {
    release();
    await folder.removeEntry(name).catch(() => undefined);
    throw error;
  }
}
