import { z } from "zod";
import { TIMEBASE } from "./time.ts";

/** Frames a second as a fraction: 30000/1001 is what is written as 29.97. */
export const frameRate = z
  .object({ num: z.number().int().min(1).max(240_000), den: z.number().int().min(1).max(1001) })
  .refine(({ num, den }) => num / den >= 1 && num / den <= 240, "a frame rate is between 1 and 240");
export type FrameRate = z.infer<typeof frameRate>;

/** The frames a second of a rate, as a number. */
export const perSecond = ({ num, den }: FrameRate): number => num / den;

/** The tick at which a frame begins: exact for the rates of film and television, else the nearest. */
export const tickOfFrame = (frame: number, { num, den }: FrameRate): number => Math.round((frame * TIMEBASE * den) / num);

/** The frame that is nearest to a tick. */
export const frameNear = (tick: number, { num, den }: FrameRate): number => Math.round((tick * num) / (TIMEBASE * den));

/** A tick moved to the nearest frame. */
export const onFrame = (tick: number, rate: FrameRate): number => tickOfFrame(frameNear(tick, rate), rate);

const NEAR = 0.005;

/** The fraction behind a number as people write it: 23.976, 23.98, 29.97, 59.94 are of the rates divided by 1.001. */
export function rateOf(value: number): FrameRate {
  const whole = Math.round(value);
  if (Math.abs(value - whole) < 1e-9) return { num: Math.max(1, whole), den: 1 };
  const nominal = Math.round(value * 1.001);
  if (Math.abs(value - (nominal * 1000) / 1001) < NEAR) return { num: nominal * 1000, den: 1001 };
  return { num: Math.max(1, Math.round(value * 1000)), den: 1000 };
}

/** As it is written: `30`, `29.97`, `23.976`. */
export const rateName = (rate: FrameRate): string =>
  String(Number(perSecond(rate).toFixed(rate.num % 24_000 === 0 && rate.den === 1001 && rate.num < 48_000 ? 3 : 2)));
