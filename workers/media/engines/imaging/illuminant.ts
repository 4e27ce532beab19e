import type { Picture } from "../picture/raster.ts";
import { gammaOf, linearOf } from "./colour.ts";
import { copyOf } from "./scene.ts";

type Levels = readonly [number, number, number];

/**
 * The norm by which a picture's light is told from its things ("shades of gray"): 1 is the mean, which a large red thing
 * would make red light; many are its brightest places, which a lamp in view would decide.
 */
const NORM = 8;
/** How far the light goes towards the scene's: both are guesses (tests/bench/light-truth.ts). */
const TOWARDS = 0.7;
/** A gain beyond these is no light but a mistake, and a tint beyond those is a blue sky or a red wall. */
const [LEAST, MOST] = [0.55, 1.8];
const [LEAST_TINT, MOST_TINT] = [0.84, 1.19];
/** Every so many-th pixel is asked. */
const STEP = 3;

/** The light in a picture: linear red, green and blue. */
export function illuminantOf({ data }: Picture): Levels {
  const sums = [0, 0, 0];
  let count = 0;
  for (let at = 0; at * 3 + 2 < data.length; at += STEP, count += 1)
    for (let part = 0; part < 3; part += 1) sums[part] = (sums[part] ?? 0) + linearOf(data[at * 3 + part] ?? 0) ** NORM;
  return sums.map((sum) => Math.max(1e-3, (sum / Math.max(1, count)) ** (1 / NORM))) as unknown as Levels;
}

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** What each colour is multiplied by, so that what was seen in one light is seen in another. Black stays black. */
export function gainsBetween(from: Levels, to: Levels): Levels {
  const gains = from.map((level, part) => ((to[part] ?? level) / level) ** TOWARDS);
  const level = Math.cbrt(gains.reduce((product, gain) => product * gain, 1));
  return gains.map((gain) => between(level, LEAST, MOST) * between(gain / level, LEAST_TINT, MOST_TINT)) as unknown as Levels;
}

/** A picture in another light, where `isSeen`; `brightness` of each pixel beside it. */
export function inLight(
  picture: Picture,
  gains: readonly number[],
  brightness: (at: number) => number,
  isSeen: (at: number) => boolean,
): Picture {
  const out = copyOf(picture);
  for (let at = 0; at * 3 < out.data.length; at += 1) {
    if (!isSeen(at)) continue;
    const share = brightness(at);
    for (let part = 0; part < 3; part += 1) {
      const value = linearOf(out.data[at * 3 + part] ?? 0) * (gains[part] ?? 1) * share;
      out.data[at * 3 + part] = Math.round(gammaOf(value));
    }
  }
  return out;
}
