import { BufferTarget, Mp4OutputFormat, Output, VideoSample, VideoSampleSource } from "mediabunny";
import { cutsOf } from "../../../../timeline/cuts.ts";
import { documentDuration } from "../../../../timeline/document.ts";
import { seconds, ticks } from "../../../../timeline/time.ts";
import { canvases, type PooledCanvas } from "./canvas-pool.ts";
import { paint, STILL_QUALITY, type Opened } from "./open.ts";

export interface EncodeOptions {
  readonly fps: number;
  readonly bitrate: number;
  /** The frame that is kept as a picture too: its second and its type. */
  readonly poster: { readonly at: number; readonly type: string };
}

export interface Encoded {
  /** An MP4, video only. */
  readonly video: ArrayBuffer;
  readonly poster: Blob;
}

/**
 * Chromium writes full-range luma (media.md). The frame is squeezed towards limited range before it is encoded, and the
 * stream is tagged limited afterwards: v' = 14.5 + v·222/255, between the 219 of luma and the 224 of chroma,
 * so that no patch is off by more than four levels.
 */
const SQUEEZE = { level: 14.5 / (33 / 255), alpha: 33 / 255 };

function squeeze({ canvas, context }: PooledCanvas) {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = `rgb(${SQUEEZE.level} ${SQUEEZE.level} ${SQUEEZE.level} / ${SQUEEZE.alpha})`;
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/** What leaves a canvas for the encoder: its pixels are shared, not copied. */
function sampleOf({ canvas }: PooledCanvas, at: number, step: number): VideoSample {
  const frame = new VideoFrame(canvas, { timestamp: Math.round(at * 1e6), duration: Math.round(step * 1e6) });
  return new VideoSample(frame, { timestamp: at, duration: step });
}

/** Encodes the whole document, drawing and encoding beside each other. */
export async function encode(opened: Opened, options: EncodeOptions, progress: (fraction: number) => void): Promise<Encoded> {
  const { document } = opened;
  const { fps, bitrate } = options;
  const count = Math.max(1, Math.round(seconds(documentDuration(document)) * fps));
  const ring = canvases(opened);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  const source = new VideoSampleSource({
    codec: "avc",
    bitrate,
    keyFrameInterval: 2,
    latencyMode: "quality",
    onEncodedPacket: ring.release,
  });
  output.addVideoTrack(source, { frameRate: fps });
  await output.start();
  const step = 1 / fps;
  const prepare = (frame: number) => opened.videos.prepare(ticks(frame * step), step);
  const cuts = new Set(cutsOf(document).map((time) => Math.ceil(seconds(time) * fps - 1e-6)));
  const posed = Math.min(count - 1, Math.round(options.poster.at * fps));
  let poster: Promise<Blob> | null = null;
  let ready = prepare(0);
  for (let i = 0; i < count; i++) {
    const pooledCanvas = await ring.next();
    await ready;
    paint(opened, pooledCanvas.context, ticks(i * step));
    if (i === posed) poster = pooledCanvas.canvas.convertToBlob({ type: options.poster.type, quality: STILL_QUALITY });
    squeeze(pooledCanvas);
    const sample = sampleOf(pooledCanvas, i * step, step);
    // What films show next is decoded while this frame is encoded.
    if (i + 1 < count) ready = prepare(i + 1);
    await source.add(sample, cuts.has(i) ? { keyFrame: true } : {});
    sample.close();
    if (i % 15 === 0) progress(i / count);
  }
  source.close();
  await output.finalize();
  if (!target.buffer || !poster) throw new Error("the encoder answered nothing");
  return { video: target.buffer, poster: await poster };
}
