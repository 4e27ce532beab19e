import { ALL_FORMATS, BlobSource, Input, VideoSampleSink, type VideoSample } from "mediabunny";
import type { TimelineDocument } from "../document.ts";
import type { ElementOf } from "../document/element.ts";
import type { Picture } from "../draw/resources.ts";
import { filmTime } from "../film-time.ts";
import type { Files } from "./files.ts";
import { screen, type Screen, type Shown } from "./shown.ts";

type Video = ElementOf<"video">;

/** Frames begin at times that no decimal holds: asked for a moment later, each is the one that is meant. */
const LATE = 1e-4;

/** Seconds of the file that pass in a second. */
const speedOf = ({ speed: { num, den } }: Video): number => num / den;

/** One video element, decoded ahead in presentation order; the last frame stays when the file has ended. */
class Reader {
  readonly element: Video;
  private readonly sink: VideoSampleSink;
  private frames: AsyncGenerator<VideoSample | null> | null = null;
  private shown: { at: number; picture: Shown } | null = null;
  /** Memory for a frame twice: a film of many shots has it for those that are seen. */
  private screen: Screen | null = null;
  private readonly end: number;

  /** `end`: seconds of the file. */
  constructor(element: Video, sink: VideoSampleSink, end: number) {
    this.element = element;
    this.sink = sink;
    this.end = end;
  }

  /** Lets the decoder go: the element is over. */
  stop() {
    void this.frames?.return(null);
    this.shown?.picture.close();
    [this.frames, this.shown, this.screen] = [null, null, null];
  }

  private start(from: number, step: number) {
    void this.frames?.return(null);
    const { end } = this;
    this.frames = this.sink.samplesAtTimestamps(
      (function* () {
        // Begun behind its end, the film stands still on its last frame, as it does when it is played to there.
        for (let i = 0; i === 0 || from + i * step < end; i++) yield Math.min(from + i * step, Math.max(0, end - LATE)) + LATE;
      })(),
    );
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
    this.shown?.picture.close();
    this.screen ??= screen();
    this.shown = { at: wanted, picture: await this.screen.show(sample.toVideoFrame()) };
    sample.close();
  }

  /** How far the frame that is ready is from `at` (seconds of the file): two elements may play one file. */
  distance(wanted: number): number {
    return this.shown ? Math.abs(this.shown.at - wanted) : Number.POSITIVE_INFINITY;
  }

  picture(): Picture | null {
    return this.shown?.picture ?? null;
  }
}

export interface Videos {
  /** Decodes what `time` (ticks) shows. `step` is the frame's length in seconds. */
  prepare(time: number, step: number): Promise<void>;
  picture(assetId: string, at: number): Picture | null;
  /** Lets every decoder go. */
  close(): void;
}

/** What a file holds of pictures; each file is opened once, however many elements play it. */
async function trackOf(url: string, name: string) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`INPUT_UNREADABLE: ${name} answered ${response.status}`);
  const blob = await response.blob();
  const track = await new Input({ source: new BlobSource(blob), formats: ALL_FORMATS }).getPrimaryVideoTrack();
  if (!track) throw new Error(`INPUT_UNREADABLE: ${name} has no video track`);
  return { track, end: await track.computeDuration() };
}

/** Readers for every video element, and for their transitions' tails. */
export async function openVideos(document: TimelineDocument, files: Files): Promise<Videos> {
  const elements = document.tracks.flatMap((t) => t.elements);
  const tail = Math.max(0, ...elements.map((e) => (e.type === "audio" ? 0 : (e.transitionIn?.duration ?? 0))));
  const films = elements.filter((e) => e.type === "video").filter(({ assetId }) => document.assets[assetId]?.url !== "");
  const opened = new Map([...new Set(films.map((e) => e.assetId))].map((id) => [id, trackOf(files.url(id), id)]));
  const readers = await Promise.all(
    films.map(async (element) => {
      const file = await opened.get(element.assetId);
      if (!file) throw new Error(`INPUT_UNREADABLE: ${element.assetId}`);
      return new Reader(element, new VideoSampleSink(file.track), file.end);
    }),
  );
  const lives = ({ element: e }: Reader, time: number) => e.startTime <= time && time < e.startTime + e.duration + tail;
  return {
    async prepare(time, step) {
      for (const reader of readers) if (!lives(reader, time)) reader.stop();
      await Promise.all(
        readers
          .filter((r) => lives(r, time))
          .map((r) => r.ready(filmTime(r.element, document.assets[r.element.assetId], time), step * speedOf(r.element))),
      );
    },
    close: () => readers.forEach((reader) => reader.stop()),
    picture: (assetId, when) =>
      readers
        .filter((r) => r.element.assetId === assetId)
        .toSorted((a, b) => a.distance(when) - b.distance(when))[0]
        ?.picture() ?? null,
  };
}
