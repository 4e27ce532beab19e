import { runFfmpeg } from "./ffmpeg.ts";

const TARGET_LUFS = -14;
/** Leaves room for the AAC encoder: the file's true peak stays below −1 dBTP. */
const CEILING = 10 ** (-2 / 20);

/** Integrated loudness (LUFS) of a sound file after `filter`; null for silence. */
export async function measureLoudness(path: string, signal: AbortSignal, filter = "anull"): Promise<number | null> {
  const said = await runFfmpeg(["-i", path, "-vn", "-af", `${filter},ebur128=framelog=verbose`, "-f", "null", "-"], signal);
  const value = Number(/Summary:[\s\S]*?I:\s+(-?[\d.]+) LUFS/.exec(said)?.[1] ?? Number.NaN);
  return Number.isFinite(value) && value > -69 ? value : null;
}

const chain = (gain: number) =>
  `volume=${gain.toFixed(2)}dB,aresample=192000,alimiter=limit=${CEILING.toFixed(4)}:attack=3:release=60:level=0,aresample=48000`;

/** The filter that brings a mix to −14 LUFS under the ceiling: a gain, a limiter, and a second look at what the limiter took. */
export async function normaliser(path: string, signal: AbortSignal): Promise<string | null> {
  const measured = await measureLoudness(path, signal);
  if (measured === null) return null;
  let gain = TARGET_LUFS - measured;
  for (let round = 0; round < 3; round++) {
    const lufs = (await measureLoudness(path, signal, chain(gain))) ?? measured;
    if (Math.abs(lufs - TARGET_LUFS) < 0.4) break;
    gain += TARGET_LUFS - lufs;
  }
  return chain(gain);
}
