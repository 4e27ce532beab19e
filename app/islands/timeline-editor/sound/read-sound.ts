import { type Peaks, peaksOf } from "./peaks.ts";

/** A sound as it is played, and its outline as it is drawn. Throws where it cannot be had or decoded. */
export async function readSound(url: string): Promise<{ buffer: AudioBuffer; peaks: Peaks }> {
  const bytes = await (await fetch(url)).arrayBuffer();
  const buffer = await new OfflineAudioContext(2, 1, 48_000).decodeAudioData(bytes);
  return { buffer, peaks: peaksOf(buffer) };
}
