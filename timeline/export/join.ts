import {
  ALL_FORMATS,
  AudioBufferSource,
  BlobSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  type StreamTargetChunk,
} from "mediabunny";
import { limitedRange } from "./limited-range.ts";
import { type FrameRate, perSecond } from "../rate.ts";

const SOUND_BITRATE = 192_000;
const TOLD_EVERY = 30;

interface Joined {
  /** Encoded films that follow one another, one by one: none is held for longer than it is read. */
  readonly pieces: readonly (() => Promise<Blob>)[];
  readonly rate: FrameRate;
  readonly title: string;
  /** The sound in parts that follow one another; null: there is none. */
  readonly sound: AsyncGenerator<AudioBuffer> | null;
  /** How many frames are joined. */
  readonly progress: (frames: number) => void;
}

/** The film's packets with their times in the whole. */
async function* packetsOf({ pieces, rate }: Joined) {
  let frames = 0;
  for (const piece of pieces) {
    const track = await new Input({ source: new BlobSource(await piece()), formats: ALL_FORMATS }).getPrimaryVideoTrack();
    const found = await track?.getDecoderConfig();
    if (!track || !found) throw new Error("a piece of the film cannot be read");
    const description = found.description ? limitedRange(new Uint8Array(found.description as ArrayBuffer)) : undefined;
    const colorSpace = { primaries: "bt709", transfer: "bt709", matrix: "bt709", fullRange: false } as const;
    const decoderConfig: VideoDecoderConfig = { ...found, colorSpace, ...(description ? { description } : {}) };
    const begins = (frames * rate.den) / rate.num;
    for await (const packet of new EncodedPacketSink(track).packets()) {
      frames += 1;
      yield { packet: packet.clone({ timestamp: begins + packet.timestamp }) as EncodedPacket, decoderConfig };
    }
  }
}

/** Joins pieces and sound into one MP4, written where it belongs as it comes: nothing is encoded again but the sound. */
export async function join(joined: Joined, to: WritableStream<StreamTargetChunk>, signal: AbortSignal): Promise<void> {
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target: new StreamTarget(to, { chunked: true }) });
  const film = new EncodedVideoPacketSource("avc");
  output.addVideoTrack(film, { frameRate: perSecond(joined.rate) });
  const heard = joined.sound && new AudioBufferSource({ codec: "aac", bitrate: SOUND_BITRATE });
  if (heard) output.addAudioTrack(heard);
  output.setMetadataTags({ title: joined.title, comment: "Made with Reelwright" });
  await output.start();
  const pictures = async () => {
    let frames = 0;
    for await (const { packet, decoderConfig } of packetsOf(joined)) {
      signal.throwIfAborted();
      await film.add(packet, { decoderConfig });
      frames += 1;
      if (frames % TOLD_EVERY === 0) joined.progress(frames);
    }
    film.close();
  };
  const sounds = async () => {
    if (!heard || !joined.sound) return;
    for await (const part of joined.sound) {
      signal.throwIfAborted();
      await heard.add(part);
    }
    heard.close();
  };
  try {
    await Promise.all([pictures(), sounds()]);
    await output.finalize();
  } catch (error) {
    await output.cancel().catch(() => undefined);
    throw error;
  }
}
