import { ALL_FORMATS, BlobSource, Input, VideoSampleSink, type VideoSample } from "mediabunny";
import type { TimelineDocument } from "../../../../timeline/document.ts";
import type { ElementOf } from "../../../../timeline/document/element.ts";
import type { Picture } from "../../../../timeline/draw/resources.ts";
import { seconds } from "../../../../timeline/time.ts";

type Video = ElementOf<"video">;

/** One video element, decoded ahead in presentation order; the last frame stays when the file has ended. */
class Reader {
  readonly element: Video;
  private readonly sink: VideoSampleSink;
  private frames: AsyncGenerator<VideoSample | null> | null = null;
  private shown: { at: number; frame: VideoFrame } | null = null;

  private readonly end: number;

  /** `end`: seconds of the file. */
  constructor(element: Video, sink: VideoSampleSink, end: number) {
    this.element = element;
    this.sink = sink;
    this.end = end;
  }

  private start(from: number, step: number) {
    void this.frames?.return(null);
    const { end } = this;
    this.frames = this.sink.samplesAtTimestamps((function* () {
      for (let i = 0; from + i * step < end; i++) yield from + i * step;
    })());
  }

  /** Makes the frame for `wanted` seconds of the file ready. Steps forward are cheap; a jump starts anew. */
  async ready(wanted: number, step: number): Promise<void> {
    if (this.shown?.at === wanted) return;
    if (!this.frames || !this.shown || Math.abs(wanted - this.shown.at - step) > step * 0.5) this.start(wanted, step);
    const next = await this.frames?.next();
    const sample = next?.value;
    if (!sample) {
      if (this.shown) this.shown = { ...this.shown, at: wanted };
      return;
    }
    this.shown?.frame.close();
    this.shown = { at: wanted, frame: sample.toVideoFrame() };
    sample.close();
  }

  /** How far the frame that is ready is from `at` (seconds of the file): two elements may play one file. */
  distance(wanted: number): number {
    return this.shown ? Math.abs(this.shown.at - wanted) : Number.POSITIVE_INFINITY;
  }

  picture(): Picture | null {
    if (!this.shown) return null;
    const { frame } = this.shown;
    return { source: frame, width: frame.displayWidth, height: frame.displayHeight };
  }
}

export interface Videos {
  /** Decodes what `time` (ticks) shows. `step` is the frame's length in seconds. */
  prepare(time: number, step: number): Promise<void>;
  picture(assetId: string, at: number): Picture | null;
}

/** Seconds of the file that `time` (ticks of the document) shows. */
const at = (element: Video, time: number) => seconds(time - element.startTime + element.trimStart);

/** Readers for every video element, and for their transitions' tails. */
export async function openVideos(document: TimelineDocument, base: string): Promise<Videos> {
  const readers: Reader[] = [];
  const tail = Math.max(0, ...document.tracks.flatMap((t) => t.elements.map((e) => (e.type === "audio" ? 0 : (e.transitionIn?.duration ?? 0)))));
  for (const element of document.tracks.flatMap((t) => t.elements)) {
    if (element.type !== "video") continue;
    const blob = await (await fetch(`${base}asset/${encodeURIComponent(element.assetId)}`)).blob();
    const track = await new Input({ source: new BlobSource(blob), formats: ALL_FORMATS }).getPrimaryVideoTrack();
    if (!track) throw new Error(`INPUT_UNREADABLE: ${element.assetId} has no video track`);
    readers.push(new Reader(element, new VideoSampleSink(track), await track.computeDuration()));
  }
  return {
    async prepare(time, step) {
      const live = readers.filter((r) => r.element.startTime <= time && time < r.element.startTime + r.element.duration + tail);
      await Promise.all(live.map((r) => r.ready(at(r.element, time), step)));
    },
    picture: (assetId, when) => readers.filter((r) => r.element.assetId === assetId)
      .toSorted((a, b) => a.distance(when) - b.distance(when))[0]?.picture() ?? null,
  };
}
