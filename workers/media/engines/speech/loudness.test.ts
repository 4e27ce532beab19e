import { expect, it } from "vitest";
import { asLoud } from "./loudness.ts";

const RATE = 1000;
/** Sounds of a tenth of a second, as loud as this. */
const sound = (...levels: number[]) =>
  Float32Array.from(levels.flatMap((level) => Array.from({ length: 100 }, (_, at) => (at % 2 ? level : -level))));
const cue = (at: number, open: number) => ({ time: at / 10, duration: 0.1, open, wide: 0 });

it("a vowel that is loud opens the mouth wider than the same one that is quiet; lips that are shut stay so", () => {
  const cues = [cue(0, 0.6), cue(1, 0), cue(2, 0.6), cue(3, 0.6), cue(4, 0.6), cue(5, 0.6)];
  const [loud, shut, quiet, silent] = asLoud(cues, sound(0.5, 0.2, 0.15, 0, 0.5, 0.5), RATE);
  expect(loud?.open).toBeGreaterThan(0.6);
  expect(shut?.open).toBe(0);
  expect(quiet?.open).toBeLessThan(0.45);
  expect(silent?.open).toBeLessThan(quiet?.open ?? 0);
  expect(asLoud(cues, sound(0, 0, 0, 0, 0, 0), RATE)).toEqual(cues);
});
