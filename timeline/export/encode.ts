import { BufferTarget, Mp4OutputFormat, Output, VideoSample, VideoSampleSource, WebMOutputFormat } from "mediabunny";
import { cutsOf } from "../cuts.ts";
import { type FrameRate, perSecond, tickOfFrame } from "../rate.ts";
import { seconds } from "../time.ts";
import { type CanvasPool, canvases, type PooledCanvas } from "./canvas-pool.ts";
import { paint, type Opened } from "./open.ts";

export interface EncodeOptions {
  readonly codec: "avc" | "vp9";
  readonly rate: FrameRate;
  readonly bitrate: number;
}

/** Frames of the film that are encoded by themselves, into a file of that name: the first is a key frame. */
export interface Piece {
  readonly name: string;
  readonly from: number;
  readonly count: number;
}

interface Told {
  progress(fraction: number): void;
  deliver(name: string, bytes: ArrayBuffer): Promise<void>;
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
  // What can be seen through stays so.
  context.globalCompositeOperation = "source-atop";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = "source-over";
}

/** What leaves a canvas for the encoder: its pixels are shared, not copied. */
function sampleOf({ canvas }: PooledCanvas, at: number, step: number): VideoSample {
  const frame = new VideoFrame(canvas, { timestamp: Math.round(at * 1e6), duration: Math.round(step * 1e6) });
  return new VideoSample(frame, { timestamp: at, duration: step });
}

/** An encoder of its own, so that a piece is the same whatever was encoded before it. */
async function begin({ codec, rate, bitrate }: EncodeOptions, transparent: boolean, onEncodedPacket: () => void) {
  const target = new BufferTarget();
  const format = codec === "avc" ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat();
  const output = new Output({ format, target });
  const alpha = transparent && codec === "vp9" ? "keep" : "discard";
  const source = new VideoSampleSource({
    codec,
    bitrate,
    keyFrameInterval: 2,
    latencyMode: "quality",
    hardwareAcceleration: "prefer-software",
    alpha,
    onEncodedPacket,
  });
  output.addVideoTrack(source, { frameRate: perSecond(rate) });
  await output.start();
  const end = async (): Promise<ArrayBuffer> => {
    source.close();
    await output.finalize();
    if (!target.buffer) throw new Error("the encoder answered nothing");
    return target.buffer;
  };
  return { source, end };
}

async function draw(
  { opened, ring, rate, cuts }: { opened: Opened; ring: CanvasPool; rate: FrameRate; cuts: ReadonlySet<number> },
  { from, count }: Piece,
  { source, drawn }: { source: VideoSampleSource; drawn: () => void },
): Promise<void> {
  const step = 1 / perSecond(rate);
  const prepare = (frame: number) => opened.videos.prepare(tickOfFrame(frame, rate), step);
  let ready = prepare(from);
  for (let i = 0; i < count; i++) {
    const pooledCanvas = await ring.next();
    await ready;
    paint(opened, pooledCanvas.context, tickOfFrame(from + i, rate));
    squeeze(pooledCanvas);
    const sample = sampleOf(pooledCanvas, i * step, step);
    // What films show next is decoded while this frame is encoded.
    if (i + 1 < count) ready = prepare(from + i + 1);
    await source.add(sample, cuts.has(from + i) ? { keyFrame: true } : {});
    sample.close();
    drawn();
  }
}

/** Encodes pieces of the film, each while the next is drawn. */
export async function encode(opened: Opened, options: EncodeOptions, pieces: readonly Piece[], { progress, deliver }: Told): Promise<void> {
  const { rate } = options;
  const ring = canvases(opened);
  const cuts = new Set(cutsOf(opened.document).map((time) => Math.ceil(seconds(time) * perSecond(rate) - 1e-6)));
  const whole = pieces.reduce((sum, { count }) => sum + count, 0);
  let frames = 0;
  const drawn = () => {
    if (frames % 15 === 0) progress(frames / whole);
    frames += 1;
  };
  let delivered = Promise.resolve();
  for (const piece of pieces) {
    const { source, end } = await begin(options, opened.transparent, ring.release);
    await draw({ opened, ring, rate, cuts }, piece, { source, drawn });
    const earlier = delivered;
    delivered = Promise.all([end(), earlier]).then(([bytes]) => deliver(piece.name, bytes));
    // An error is thrown where it is awaited.
    delivered.catch(() => {});
    await earlier;
  }
  await delivered;
}
