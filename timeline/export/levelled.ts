import type { TimelineDocument } from "../document.ts";
import { gainFor, limiterOf, type Stereo } from "../sound/level.ts";
import { LIMITER_DELAY } from "../sound/limiter.ts";
import type { Files } from "./files.ts";
import { mixedSound, RATE } from "./sound.ts";

function bufferOf(channels: readonly [Float32Array, Float32Array], from = 0): AudioBuffer {
  const length = Math.max(1, channels[0].length - from);
  const buffer = new AudioBuffer({ length, numberOfChannels: 2, sampleRate: RATE });
  for (const [n, channel] of channels.entries()) buffer.copyToChannel(channel.slice(from) as Float32Array<ArrayBuffer>, n);
  return buffer;
}

/** A document's sound at −14 LUFS, part by part; null where it is silent. It is mixed as often as it is measured, and once more to be had. */
export async function levelledSound(
  document: TimelineDocument,
  files: Files,
  signal: AbortSignal,
): Promise<AsyncGenerator<AudioBuffer> | null> {
  async function* mix(): AsyncGenerator<Stereo> {
    for await (const part of mixedSound(document, files)) {
      signal.throwIfAborted();
      yield [part.getChannelData(0), part.getChannelData(1)];
    }
  }
  const gain = await gainFor(mix);
  return gain === null ? null : limited(mix(), gain);
}

async function* limited(mix: AsyncIterable<Stereo>, gain: number): AsyncGenerator<AudioBuffer> {
  const limiter = limiterOf(gain);
  let late = LIMITER_DELAY;
  for await (const part of mix) {
    yield bufferOf(limiter.next(part), late);
    late = 0;
  }
  yield bufferOf(limiter.end());
}
