import { canEncodeAudio } from "mediabunny";
import type { TimelineDocument } from "../../../../timeline/document.ts";
import { encode } from "../../../../timeline/export/encode.ts";
import type { Files } from "../../../../timeline/export/files.ts";
import { join } from "../../../../timeline/export/join.ts";
import { levelledSound } from "../../../../timeline/export/levelled.ts";
import { open } from "../../../../timeline/export/open.ts";
import { bitrateOf, rangesOf } from "../../../../timeline/export/ranges.ts";
import { perSecond } from "../../../../timeline/rate.ts";
import { loadFonts } from "../picture/fonts.ts";

const FOLDER = "timeline-exports";
const FILM = "film.mp4";
/** Of the whole, what drawing takes. */
const DRAWN = 0.95;

/**
 * What draws and encodes: pieces of another version of the compositor (its file has another name) or of another browser
 * are not joined with these.
 */
const MADE_BY = [import.meta.url, navigator.userAgent];

interface Asked {
  readonly document: TimelineDocument;
  readonly urls: Readonly<Record<string, string>>;
  readonly title: string;
}

interface Told {
  readonly signal: AbortSignal;
  readonly progress: (share: number) => void;
}

async function folderOf(id: string): Promise<FileSystemDirectoryHandle> {
  const all = await (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });
  // One timeline's pieces at a time: a browser's disk is the person's.
  for await (const name of all.keys()) if (name !== id) await all.removeEntry(name, { recursive: true });
  return all.getDirectoryHandle(id, { create: true });
}

async function keyOf(value: unknown): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(value)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function keep(folder: FileSystemDirectoryHandle, name: string, bytes: ArrayBuffer): Promise<void> {
  // What is written appears whole when it is closed.
  const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
  await writable.write(bytes);
  await writable.close();
}

async function filled(folder: FileSystemDirectoryHandle): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const name of folder.keys()) if ((await (await folder.getFileHandle(name)).getFile()).size > 0) names.add(name);
  return names;
}

/** Draws the pieces that are not there yet, each kept as soon as it is there. Answers their names. */
async function drawn({ document }: Asked, files: Files, folder: FileSystemDirectoryHandle, { signal, progress }: Told) {
  const opened = await open(document, files, 1);
  try {
    const fps = Math.round(perSecond(document.canvas.rate));
    const look = { codec: "avc", fps, bitrate: bitrateOf(opened.width, opened.height, fps) } as const;
    const ranges = await Promise.all(
      rangesOf(document, look).map(async ({ from, count, scope }) => ({
        from,
        count,
        name: await keyOf([...MADE_BY, look, from, count, scope]),
      })),
    );
    const there = await filled(folder);
    const wanted = new Set([FILM, ...ranges.map(({ name }) => name)]);
    for (const name of there) if (!wanted.has(name)) await folder.removeEntry(name);
    const missing = ranges.filter(({ name }) => !there.has(name));
    const before = 1 - missing.length / ranges.length;
    for (const [n, piece] of missing.entries()) {
      signal.throwIfAborted();
      progress((before + n / ranges.length) * DRAWN);
      await encode(opened, look, [piece], { progress: () => undefined, deliver: (name, bytes) => keep(folder, name, bytes) });
    }
    return { names: ranges.map(({ name }) => name), fps };
  } finally {
    opened.close();
  }
}

/**
 * Makes a document's film in this browser, with what draws it in the media service: pieces go to the browser's disk as they are drawn,
 * so that one that was cut off goes on from them. Throws the signal's reason, and what cannot be read or written.
 */
export async function exportOnDevice(asked: Asked, id: string, told: Told): Promise<File> {
  const files: Files = { url: (asset) => asked.urls[asset] ?? "", fonts: loadFonts };
  const folder = await folderOf(id);
  const { names, fps } = await drawn(asked, files, folder, told);
  told.progress(DRAWN);
  const sound = await levelledSound(asked.document, files, told.signal);
  const pieces = names.map((name) => async () => (await folder.getFileHandle(name)).getFile());
  const handle = await folder.getFileHandle(FILM, { create: true });
  const writable = await handle.createWritable();
  const soundCodec = (await canEncodeAudio("aac")) ? "aac" : "opus";
  await join({ pieces, fps, title: asked.title, sound, soundCodec }, writable as WritableStream, told.signal);
  return handle.getFile();
}
