import { BufferTarget, Mp4OutputFormat, Output, VideoSample, VideoSampleSource } from "mediabunny";
import { cutsOf } from "../../../../timeline/cuts.ts";
import { documentDuration } from "../../../../timeline/document.ts";
import { drawFrame } from "../../../../timeline/draw/frame.ts";
import { seconds, ticks } from "../../../../timeline/time.ts";
import type { Opened } from "./open.ts";

export interface EncodeOptions { readonly fps: number; readonly bitrate: number }

/**
 * Chromium writes full-range luma (media.md). The frame is squeezed towards limited range before it is encoded, and the
 * stream is tagged limited afterwards: v' = 14.5 + v·222/255, between the 219 of luma and the 224 of chroma,
 * so that no patch is off by more than four levels.
 */
const SQUEEZE = { level: 14.5 / (33 / 255), alpha: 33 / 255 };

/** Encodes the whole document; the answer is an MP4 (video only) in memory. */
export async function encode(opened: Opened, options: EncodeOptions, progress: (fraction: number) => void): Promise<ArrayBuffer> {
  const { document, canvas, context, resources, videos, scale } = opened;
  const count = Math.max(1, Math.round(seconds(documentDuration(document)) * options.fps));
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  const source = new VideoSampleSource({ codec: "avc", bitrate: options.bitrate, keyFrameInterval: 2, latencyMode: "quality" });
  output.addVideoTrack(source, { frameRate: options.fps });
  await output.start();
  const step = 1 / options.fps;
  const cuts = new Set(cutsOf(document).map((time) => Math.ceil(seconds(time) * options.fps - 1e-6)));
  for (let i = 0; i < count; i++) {
    const time = ticks(i * step);
    await videos.prepare(time, step);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    drawFrame(context, document, time, resources);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = `rgb(${SQUEEZE.level} ${SQUEEZE.level} ${SQUEEZE.level} / ${SQUEEZE.alpha})`;
    context.fillRect(0, 0, canvas.width, canvas.height);
    const frame = new VideoFrame(canvas, { timestamp: Math.round(i * step * 1e6), duration: Math.round(step * 1e6) });
    const sample = new VideoSample(frame, { timestamp: i * step, duration: step });
    await source.add(sample, cuts.has(i) ? { keyFrame: true } : {});
    sample.close();
    if (i % 15 === 0) progress(i / count);
  }
  source.close();
  await output.finalize();
  if (!target.buffer) throw new Error("the encoder answered nothing");
  return target.buffer;
}
