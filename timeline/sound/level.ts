import { Limiter } from "./limiter.ts";
import { LoudnessMeter } from "./loudness.ts";

export type Stereo = readonly [Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>];
/** A mix in parts that follow one another; each call begins at its start. */
type Mix = () => AsyncIterable<Stereo>;

const TARGET_LUFS = -14;
/** Leaves room for the encoder, as in the media service: the file's true peak stays below −1 dBTP. */
const CEILING = 10 ** (-2 / 20);
/** As near as the media service comes, and as often as it looks. */
const NEAR_LUFS = 0.4;
const ROUNDS = 3;

export const limiterOf = (gain: number): Limiter => new Limiter(10 ** (gain / 20), CEILING);

async function loudnessOf(parts: AsyncIterable<Stereo>, limiter?: Limiter): Promise<number | null> {
  const meter = new LoudnessMeter();
  for await (const part of parts) meter.add(limiter ? limiter.next(part) : part);
  return meter.integrated();
}

/** The gain (dB) that brings a mix to −14 LUFS, with what the limiter takes of it; null where it is silent. */
export async function gainFor(mix: Mix): Promise<number | null> {
  const measured = await loudnessOf(mix());
  if (measured === null) return null;
  let gain = TARGET_LUFS - measured;
  for (let round = 0; round < ROUNDS; round += 1) {
    const lufs = (await loudnessOf(mix(), limiterOf(gain))) ?? measured;
    if (Math.abs(lufs - TARGET_LUFS) < NEAR_LUFS) break;
    gain += TARGET_LUFS - lufs;
  }
  return gain;
}
