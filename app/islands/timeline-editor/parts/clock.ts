import { frameNear, perSecond, type FrameRate } from "../../../../timeline/rate.ts";
import { TIMEBASE } from "../../../../timeline/time.ts";

const two = (value: number): string => String(value).padStart(2, "0");

/** Ticks as people read them: `1:02.40`. */
export function writeAt(tick: number): string {
  const hundredths = Math.round((tick * 100) / TIMEBASE);
  return `${Math.floor(hundredths / 6000)}:${two(Math.floor(hundredths / 100) % 60)}.${two(hundredths % 100)}`;
}

/** Ticks as editors write them, with frames: `00:01:02:12`. */
export function writeTimecode(tick: number, rate: FrameRate): string {
  const nominal = Math.round(perSecond(rate));
  const frames = frameNear(tick, rate);
  const whole = Math.floor(frames / nominal);
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60, frames % nominal].map(two).join(":");
}

/** Seconds as the ruler writes them: `0:05`, and with tenths or frames where it is fine. */
export const writeRuler = (seconds: number, step: number): string =>
  `${Math.floor(seconds / 60)}:${two(Math.floor((seconds % 60) + 1e-6))}${step < 1 ? `.${two(Math.round((seconds % 1) * 100))}` : ""}`;
