import { expect, test } from "vitest";
import { levelled } from "./level.ts";
import { loudness } from "./loudness.ts";
import { wav } from "./wav.ts";

const sine = (hertz: number, level: number, rate: number, seconds: number): Float32Array =>
  Float32Array.from({ length: rate * seconds }, (_, index) => level * Math.sin((2 * Math.PI * hertz * index) / rate));

test.each([48_000, 24_000])("a full-scale sine of 997 Hz in one channel is −3.01 LUFS at %d Hz (BS.1770-4)", (rate) => {
  expect(loudness([sine(997, 1, rate, 5)], rate)).toBeCloseTo(-3.01, 1);
});

test("two channels are 3 dB louder than one, and silence between words does not count", () => {
  const tone = sine(997, 0.1, 48_000, 5);
  expect(loudness([tone, tone], 48_000)).toBeCloseTo(-20, 1);
  const gaps = new Float32Array(tone.length * 2);
  gaps.set(tone);
  expect(loudness([gaps], 48_000)).toBeCloseTo(-23.01, 0);
});

test("levelling reaches its target, and peaks stay below −1 dBFS", () => {
  const [quiet = new Float32Array()] = levelled([sine(440, 0.01, 48_000, 3)], 48_000, -16);
  expect(loudness([quiet], 48_000)).toBeCloseTo(-16, 1);
  const [loud = new Float32Array()] = levelled([sine(440, 0.9, 48_000, 3)], 48_000, -3);
  expect(loud.reduce((most, x) => Math.max(most, Math.abs(x)), 0)).toBeLessThanOrEqual(0.891);
  expect(levelled([new Float32Array(48_000)], 48_000, -16)[0]).toEqual(new Float32Array(48_000));
});

test("a WAV file carries its samples in order, channel by channel, clipped at full scale", () => {
  const bytes = Buffer.from(wav([Float32Array.of(0, 0.5, 2), Float32Array.of(-1, 0, 0.25)], 48_000));
  expect(bytes.toString("latin1", 0, 4) + bytes.toString("latin1", 8, 16)).toBe("RIFFWAVEfmt ");
  expect([bytes.readUInt16LE(22), bytes.readUInt32LE(24), bytes.readUInt32LE(40)]).toEqual([2, 48_000, 12]);
  expect(Array.from({ length: 6 }, (_, index) => bytes.readInt16LE(44 + index * 2))).toEqual([0, -32_767, 16_384, 0, 32_767, 8192]);
});
