import type { TimelineDocument } from "../document.ts";
import { Limiter, LIMITER_DELAY } from "../sound/limiter.ts";
import { LoudnessMeter } from "../sound/loudness.ts";
import type { Files } from "./files.ts";
import { mixedSound, RATE } from "./sound.ts";

const TARGET_LUFS = -14;
/** Leaves room for the encoder, as in the media service: the file's true peak stays below −1 dBTP. */
const CEILING = 10 ** (-2 / 20);

type Stereo = [Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>];
const channelsOf = (buffer: AudioBuffer): Stereo => [buffer.getChannelData(0), buffer.getChannelData(1)];

function bufferOf(channels: readonly [Float32Array, Float32Array], from = 0): AudioBuffer {
  const length = Math.max(1, channels[0].length - from);
  const buffer = new AudioBuffer({ length, numberOfChannels: 2, sampleRate: RATE });
  for (const [n, channel] of channels.entries()) buffer.copyToChannel(channel.slice(from) as Float32Array<ArrayBuffer>, n);
  return buffer;
}

/** A document's sound at −14 LUFS, part by part; null where it is silent. It is mixed twice: to measure, and to be had. */
export async function levelledSound(
  document: TimelineDocument,
  files: Files,
  signal: AbortSignal,
): Promise<AsyncGenerator<AudioBuffer> | null> {
  const meter = new LoudnessMeter();
  for await (const part of mixedSound(document, files)) {
    signal.throwIfAborted();
    meter.add(channelsOf(part));
  }
  const measured = meter.integrated();
  return measured === null ? null : limited(document, files, new Limiter(10 ** ((TARGET_LUFS - measured) / 20), CEILING));
}

async function* limited(document: TimelineDocument, files: Files, limiter: Limiter): AsyncGenerator<AudioBuffer> {
  let late = LIMITER_DELAY;
  for await (const part of mixedSound(document, files)) {
    yield bufferOf(limiter.next(channelsOf(part)), late);
    late = 0;
  }
  yield bufferOf(limiter.end());
}
