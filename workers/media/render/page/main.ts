import { encode, type EncodeOptions, type Piece } from "../../../../timeline/export/encode.ts";
import type { Files } from "../../../../timeline/export/files.ts";
import { inspect, type InspectedFrame } from "./inspect.ts";
import { open, overlay, still, type Opened } from "../../../../timeline/export/open.ts";
import { mixedSound } from "../../../../timeline/export/sound.ts";
import { loadFonts } from "./fonts.ts";
import { wav } from "./wav.ts";

const filesAt = (base: string): Files => ({ url: (id) => `${base}asset/${encodeURIComponent(id)}`, fonts: loadFonts });

const jobs = new Map<string, Opened>();

function opened(base: string): Opened {
  const job = jobs.get(base);
  if (!job) throw new Error(`nothing is open at ${base}`);
  return job;
}

/** As a Blob: Chromium carries it to the socket by itself. A buffer it would feed through the page, twenty times as slowly. */
async function send(base: string, name: string, body: Blob) {
  const response = await fetch(`${base}out/${name}`, { method: "POST", body });
  if (!response.ok) throw new Error(`${name} was not taken: ${response.status}`);
}

/** What the Node side calls. Files go by HTTP to the loopback server, never through the debugger. */
const renderer = {
  async open(stored: unknown, base: string, scale: number) {
    const job = await open(stored, filesAt(base), scale);
    jobs.set(base, job);
    return { width: job.width, height: job.height };
  },
  async still(base: string, at: number, { type, name }: { type: string; name: string }) {
    await send(base, name, await still(opened(base), at, type));
  },
  /** Frames of a document without a background: `name-0.png`, `name-1.png`, … */
  async overlays(base: string, times: readonly number[], name: string) {
    const job = opened(base);
    for (const [i, at] of times.entries()) await send(base, `${name}-${i}.png`, await overlay(job, at));
  },
  /** A contact sheet: the frames at these seconds, side by side, as PNG. */
  async sheet(base: string, times: readonly number[], name: string) {
    const job = opened(base);
    const columns = job.width > job.height ? 4 : Math.min(8, times.length);
    const [w, h] = [job.width + 8, job.height + 8];
    const sheet = new OffscreenCanvas(w * columns, h * Math.ceil(times.length / columns));
    const context = sheet.getContext("2d");
    for (const [i, at] of times.entries()) {
      const bitmap = await createImageBitmap(await still(job, at, "image/png"));
      context?.drawImage(bitmap, (i % columns) * w, Math.floor(i / columns) * h);
    }
    await send(base, name, await sheet.convertToBlob({ type: "image/png" }));
  },
  /** The sound in parts that follow one another, `mix-0.wav`, `mix-1.wav`, …; answers how many, 0 where nothing sounds. */
  async sound(base: string): Promise<number> {
    let parts = 0;
    for await (const part of mixedSound(opened(base).document, filesAt(base))) {
      await send(base, `mix-${parts}.wav`, wav(part));
      parts += 1;
    }
    return parts;
  },
  /** Encodes pieces of the film, each into a file of its name. */
  async encode(base: string, options: EncodeOptions, pieces: readonly Piece[]) {
    await encode(opened(base), options, pieces, {
      progress: (fraction) => void fetch(`${base}progress/${fraction}`, { method: "POST" }),
      deliver: (name, bytes) => send(base, name, new Blob([bytes])),
    });
  },
  /** Frames one behind the other, `fps` a second from `from` seconds on: `name-0.png`, `name-1.png`, … */
  async frames(base: string, { from, fps, count }: { from: number; fps: number; count: number }, name: string) {
    const job = opened(base);
    for (let i = 0; i < count; i++) {
      await send(base, `${name}-${i}.png`, await still(job, from + i / fps, "image/png"));
      void fetch(`${base}progress/${(i + 1) / count}`, { method: "POST" });
    }
  },
  /** A fingerprint of a frame's pixels: the same for the same frame of the same document in this binary. */
  async hash(base: string, at: number): Promise<string> {
    const job = opened(base);
    await still(job, at, "image/png");
    const { data } = job.pooledCanvas.context.getImageData(0, 0, job.width, job.height);
    const digest = await crypto.subtle.digest("SHA-256", data);
    return [...new Uint8Array(digest)].map((b) => b.toString(16).padStart(2, "0")).join("");
  },
  /** What a frame's texts and pictures look like at each of these seconds, for benches. */
  async inspect(base: string, times: readonly number[]): Promise<InspectedFrame[]> {
    return times.map((at) => inspect(opened(base), at));
  },
  /** Lets go of all that a job holds: the page goes on to the next. */
  close(base: string) {
    jobs.get(base)?.close();
    jobs.delete(base);
  },
};
export type Renderer = typeof renderer;
declare global {
  interface Window {
    renderer: Renderer;
  }
}
window.renderer = renderer;
