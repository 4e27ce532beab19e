import { canEncodeAudio } from "mediabunny";
import type { TimelineDocument } from "../../../../timeline/document.ts";
import { bitrateOf } from "../../../../timeline/export/bitrate.ts";
import { encode, type EncodeOptions } from "../../../../timeline/export/encode.ts";
import type { Files } from "../../../../timeline/export/files.ts";
import { join } from "../../../../timeline/export/join.ts";
import { levelledSound } from "../../../../timeline/export/levelled.ts";
import { open } from "../../../../timeline/export/open.ts";
import { rangesOf } from "../../../../timeline/export/ranges.ts";
import { filmRate } from "../../../../timeline/film-rate.ts";
import { perSecond } from "../../../../timeline/rate.ts";
import { loadFonts } from "../picture/fonts.ts";
import { type Film, folderOf, keep, keepOnly, piecesIn, writeFilm } from "./disk.ts";

/** Of the whole, what drawing takes, and what is done once the sound is measured. */
const DRAWN = 0.9;
const MEASURED = 0.94;

/**
 * What draws and encodes: pieces of another version of the compositor (its file has another name) or of another browser
 * are not joined with these.
 */
const MADE_BY = [import.meta.url, navigator.userAgent];

export interface Asked {
  readonly id: string;
  readonly document: TimelineDocument;
  readonly urls: Readonly<Record<string, string>>;
  readonly title: string;
}

export interface Told {
  readonly signal: AbortSignal;
  readonly progress: (share: number) => void;
}

async function keyOf(value: unknown): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(value)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The pieces of a film by what is drawn in them. */
const keyed = (document: TimelineDocument, look: EncodeOptions) =>
  Promise.all(
    rangesOf(document, look).map(async ({ from, count, scope }) => ({
      from,
      count,
      name: await keyOf([...MADE_BY, look, from, count, scope]),
    })),
  );

/** Draws the pieces that are not there yet, each kept as soon as it is there. Answers all of them. */
async function drawn({ document }: Asked, files: Files, folder: FileSystemDirectoryHandle, { signal, progress }: Told) {
  const opened = await open(document, files, 1);
  try {
    const rate = filmRate(document.canvas.rate);
    const look = { codec: "avc", rate, bitrate: bitrateOf(opened.width, opened.height, perSecond(rate)) } as const;
    const pieces = await keyed(document, look);
    await keepOnly(folder, new Set(pieces.map(({ name }) => name)));
    const there = await piecesIn(folder);
    const missing = pieces.filter(({ name }) => !there.has(name));
    const before = pieces.length - missing.length;
    for (const [n, piece] of missing.entries()) {
      signal.throwIfAborted();
      await encode(opened, look, [piece], {
        progress: (share) => progress(((before + n + share) / pieces.length) * DRAWN),
        deliver: (name, bytes) => keep(folder, name, bytes),
      });
    }
    return { pieces, rate };
  } finally {
    opened.close();
  }
}

/** AAC is what phones and editors read in an MP4. Where the browser has no encoder for it (Chromium on Linux) one comes. */
async function bringAac(): Promise<void> {
  if (await canEncodeAudio("aac")) return;
  const { registerAacEncoder } = await import("@mediabunny/aac-encoder");
  registerAacEncoder();
}

/**
 * Makes a document's film in this browser, with what draws it in the media service: pieces go to the browser's disk as they are drawn,
 * so that one that was cut off goes on from them. Throws the signal's reason, and what cannot be read or written.
 */
export async function makeFilm(asked: Asked, told: Told): Promise<Film> {
  const { signal, progress } = told;
  const files: Files = { url: (asset) => asked.urls[asset] ?? "", fonts: loadFonts };
  const folder = await folderOf(asked.id);
  const { pieces, rate } = await drawn(asked, files, folder, told);
  progress(DRAWN);
  const [sound] = await Promise.all([levelledSound(asked.document, files, signal), bringAac()]);
  progress(MEASURED);
  const frames = pieces.reduce((sum, { count }) => sum + count, 0);
  const joined = {
    pieces: pieces.map(
      ({ name }) =>
        async () =>
          (await folder.getFileHandle(name)).getFile(),
    ),
    rate,
    title: asked.title,
    sound,
    progress: (done: number) => progress(MEASURED + (done / frames) * (1 - MEASURED)),
  };
  return writeFilm(folder, (to) => join(joined, to, signal));
}
