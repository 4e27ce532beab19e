import { parseDocument, type TimelineDocument } from "../../../../timeline/document.ts";
import { drawFrame } from "../../../../timeline/draw/frame.ts";
import type { Context, Resources } from "../../../../timeline/draw/resources.ts";
import { ticks } from "../../../../timeline/time.ts";
import { loadFonts } from "./fonts.ts";
import { loadPictures } from "./pictures.ts";
import { openVideos, type Videos } from "./videos.ts";

export interface Opened {
  readonly document: TimelineDocument;
  readonly base: string;
  readonly scale: number;
  readonly canvas: OffscreenCanvas;
  readonly context: Context;
  readonly resources: Resources;
  readonly videos: Videos;
}

const even = (value: number) => Math.max(2, Math.round(value / 2) * 2);

/** Loads everything that a document draws, and a canvas to draw it on. `base` is where the job's files are served. */
export async function open(stored: unknown, base: string, scale: number): Promise<Opened> {
  const document = parseDocument(stored);
  const [pictures, videos] = await Promise.all([loadPictures(document, base, scale), openVideos(document, base), loadFonts(document)]);
  const canvas = new OffscreenCanvas(even(document.canvas.width * scale), even(document.canvas.height * scale));
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("no 2d context");
  const resources: Resources = {
    picture: (id, at) => pictures.get(id) ?? videos.picture(id, at),
    surface: (width, height) => new OffscreenCanvas(width, height),
    scale,
    cache: new Map(),
  };
  return { document, base, scale, canvas, context, resources, videos };
}

/** One frame as a file. */
export async function still(opened: Opened, at: number, type: string): Promise<Blob> {
  const { document, canvas, context, resources, videos, scale } = opened;
  await videos.prepare(ticks(at), 1 / document.canvas.fps);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  drawFrame(context, document, ticks(at), resources);
  return canvas.convertToBlob({ type, quality: 0.88 });
}
