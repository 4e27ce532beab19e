import { NO_BACKGROUND, parseDocument, type TimelineDocument } from "../document.ts";
import { filled } from "../document/filled.ts";
import { drawFrame } from "../draw/frame.ts";
import type { Context, Resources } from "../draw/resources.ts";
import { perSecond } from "../rate.ts";
import { ticks } from "../time.ts";
import { pooledCanvas, type PooledCanvas } from "./canvas-pool.ts";
import type { Files } from "./files.ts";
import { loadPictures } from "./pictures.ts";
import { openVideos, type Videos } from "./videos.ts";

export interface Opened {
  readonly document: TimelineDocument;
  readonly scale: number;
  /** Pixels of a frame. */
  readonly width: number;
  readonly height: number;
  /** Nothing is behind what is drawn. */
  readonly transparent: boolean;
  readonly resources: Resources;
  readonly videos: Videos;
  /** Frees pictures and decoders. */
  close(): void;
  /** Where stills are drawn. */
  readonly pooledCanvas: PooledCanvas;
}

const even = (value: number) => Math.max(2, Math.round(value / 2) * 2);

/** Loads everything that a document draws. */
export async function open(stored: unknown, files: Files, scale: number): Promise<Opened> {
  const document = filled(parseDocument(stored));
  const [pictures, videos] = await Promise.all([loadPictures(document, files, scale), openVideos(document, files), files.fonts(document)]);
  const [width, height] = [even(document.canvas.width * scale), even(document.canvas.height * scale)];
  const resources: Resources = {
    picture: (id, at) => pictures.get(id) ?? videos.picture(id, at),
    surface: (across, down) => new OffscreenCanvas(across, down),
    scale,
    cache: new Map(),
  };
  const close = () => {
    videos.close();
    for (const { source } of pictures.values()) source.close();
    resources.cache.clear();
  };
  const transparent = document.canvas.background === NO_BACKGROUND;
  const drawnOn = pooledCanvas(width, height, transparent);
  return { document, scale, width, height, transparent, resources, videos, close, pooledCanvas: drawnOn };
}

/** Draws the frame at `time` ticks, for which the films are ready. */
export function paint({ document, resources, scale }: Opened, context: Context, time: number): void {
  context.setTransform(scale, 0, 0, scale, 0, 0);
  drawFrame(context, document, time, resources);
}

const STILL_QUALITY = 0.88;

/** One frame as a file. */
export async function still(opened: Opened, at: number, type: string): Promise<Blob> {
  const {
    document,
    videos,
    pooledCanvas: { canvas, context },
  } = opened;
  await videos.prepare(ticks(at), 1 / perSecond(document.canvas.rate));
  paint(opened, context, ticks(at));
  return canvas.convertToBlob({ type, quality: STILL_QUALITY });
}

/** One frame of a document without a background, as PNG: what is not drawn can be seen through. */
export function overlay(opened: Opened, at: number): Promise<Blob> {
  const { canvas, context } = pooledCanvas(opened.width, opened.height, true);
  paint(opened, context, ticks(at));
  return canvas.convertToBlob({ type: "image/png" });
}
