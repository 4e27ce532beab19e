import type { Point } from "../photo/face.ts";
import { INNER_LOWER_LIP, INNER_UPPER_LIP, JAW } from "../photo/landmarks.ts";

interface Speaker {
  /** How far the lips are apart, how much lower the right corner is, how wide the mouth is and how thick the lips are, in pixels. */
  readonly gap?: number;
  readonly skew?: number;
  readonly wide?: number;
  readonly thick?: number;
  /** How far the nose is to the right, and down. */
  readonly turn?: number;
  readonly nod?: number;
}

/** A mesh of somebody in 400 × 400 pixels, whose mouth is around 200, 250: the jaw goes down with the lower lip. */
export function speaker({ gap = 0, skew = 0, wide = 80, thick = 12, turn = 0, nod = 0 }: Speaker = {}): Point[] {
  const points = Array.from({ length: 468 }, (): Point => [200, 150]);
  const put = (index: number, x: number, y: number) => (points[index] = [200 + x, 250 + y]);
  for (const [step, index] of JAW.entries()) put(index, -95 + (190 * step) / 14, (gap + 75) * (1 - ((step - 7) / 7) ** 2));
  for (const [index, x] of [
    [33, -65],
    [133, -25],
    [362, 25],
    [263, 65],
  ] as const)
    put(index, x, -130);
  for (const [index, y] of [
    [168, -130],
    [6, -115],
    [197, -100],
    [195, -85],
    [5, -70],
    [4, -60],
    [1, -55],
    [2, -40],
  ] as const)
    put(index, turn, y + nod);
  put(98, turn - 18, nod - 42);
  put(327, turn + 18, nod - 42);
  put(164, turn, -26);
  put(132, -105, -40);
  put(361, 105, -40);
  put(234, -105, -90);
  put(454, 105, -90);
  const lower = (x: number): number => (skew * x) / wide;
  put(61, -wide / 2, lower(-wide / 2));
  put(291, wide / 2, lower(wide / 2));
  for (const [step, upper] of INNER_UPPER_LIP.entries()) {
    const [x, isEnd] = [(step - 5) * wide * 0.09, step === 0 || step === 10];
    put(upper, x, lower(x));
    put(INNER_LOWER_LIP[step] ?? upper, x, lower(x) + (isEnd ? 0 : gap));
  }
  const outer = (indices: readonly number[], down: number) => {
    for (const [step, index] of indices.entries()) put(index, (step - 4) * wide * 0.1, lower((step - 4) * wide * 0.1) + down);
  };
  outer([185, 40, 39, 37, 0, 267, 269, 270, 409], -thick);
  outer([146, 91, 181, 84, 17, 314, 405, 321, 375], gap + thick);
  return points;
}
