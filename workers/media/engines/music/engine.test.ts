import { expect, test } from "vitest";
import { loudness } from "../sound/loudness.ts";
import { compose, type Music, STYLES } from "./engine.ts";
import { RATE } from "./score.ts";

const styles = [...STYLES.keys()];
const SECONDS = 18;
const pieces = new Map<string, Music>();

/** A piece of each style, of 18 seconds, that most tests look at: to compose it takes longer than to look. */
function piece(style: string): Music {
  const made = pieces.get(style) ?? compose({ style, duration: SECONDS, seed: 5 });
  pieces.set(style, made);
  return made;
}
const sides = ({ channels: [left = new Float32Array(), right = new Float32Array()] }: Music): [Float32Array, Float32Array] => [left, right];
const energy = (samples: Float32Array, from: number, to: number): number =>
  samples.subarray(Math.max(0, Math.round(from * RATE)), Math.round(to * RATE)).reduce((sum, x) => sum + x * x, 0) / ((to - from) * RATE);
const decibel = (power: number): number => 10 * Math.log10(power + 1e-12);

/** How alike the two sides are: 1 is mono. */
function likeness([left, right]: [Float32Array, Float32Array]): number {
  const sum = (a: Float32Array, b: Float32Array): number => a.reduce((total, x, index) => total + x * (b[index] ?? 0), 0);
  return sum(left, right) / Math.sqrt(sum(left, left) * sum(right, right));
}

test.each(styles)("%s lasts as long as was asked, at the loudness of a bed, wide, unclipped, with an end", (style) => {
  const made = piece(style);
  const [left, right] = sides(made);
  expect([left.length, right.length]).toEqual([SECONDS * RATE, SECONDS * RATE]);
  expect(loudness(made.channels, RATE)).toBeCloseTo(-16, 0);
  expect(left.reduce((most, x) => Math.max(most, Math.abs(x)), 0)).toBeLessThan(0.9);
  expect(likeness([left, right])).toBeLessThan(0.95);
  for (let second = 0; second < SECONDS - 3; second += 1) expect(decibel(energy(left, second, second + 1))).toBeGreaterThan(-38);
  expect(decibel(energy(left, SECONDS - 0.1, SECONDS))).toBeLessThan(-40);
});

test.each(styles)("%s has beats a steady step apart, bars every four of them, and an end on the last", (style) => {
  const { beats, bars, bpm, duration } = piece(style);
  for (const [index, beat] of beats.entries()) expect(beat).toBeCloseTo((index * 60) / bpm, 3);
  expect(bars).toEqual(beats.filter((_, index) => index % 4 === 0));
  expect((beats.length - 1) % 4).toBe(0);
  expect(duration - (beats.at(-1) ?? 0)).toBeGreaterThan(1);
  expect(duration - (beats.at(-1) ?? 0)).toBeLessThan(3);
});

test("the drums fall on the beats that are told", () => {
  const made = piece("electronic");
  const [left] = sides(made);
  const inside = made.beats.filter((beat) => beat > 8 && beat < 16);
  const struck = inside.filter((beat) => energy(left, beat, beat + 0.06) > 1.5 * energy(left, beat - 0.06, beat - 0.005));
  expect(struck.length / inside.length).toBeGreaterThan(0.8);
});

test("it grows: the last third is louder than the beginning", () => {
  for (const style of styles) {
    const [left] = sides(piece(style));
    expect(energy(left, 10, 13)).toBeGreaterThan(energy(left, 0, 2));
  }
});

test("a seed makes the same piece again, another seed another one", () => {
  const [one, same, other] = [11, 11, 12].map((seed) => sides(compose({ style: "acoustic", duration: 6, seed }))[0]);
  expect(same).toEqual(one);
  expect(other).not.toEqual(one);
});

test("very short pieces are whole, too, to the sample", () => {
  for (const style of styles) {
    const made = compose({ style, duration: 2.03, seed: 1 });
    expect(sides(made)[0].length).toBe(Math.round(2.03 * RATE));
    expect(made.bars.length).toBeGreaterThanOrEqual(2);
  }
});

/** Momentary loudness (0.4 s) from a second on. */
const momentary = ({ channels }: Music, second: number): number => {
  const at = Math.round(second * RATE);
  return loudness(
    channels.map((channel) => channel.subarray(at, at + 0.4 * RATE)),
    RATE,
  );
};

/** Loudness of 0.16 s, repeated until they fill a window. */
const brief = ({ channels }: Music, second: number): number => {
  const [at, size] = [Math.round(second * RATE), Math.round(0.16 * RATE)];
  return loudness(
    channels.map((channel) => Float32Array.from({ length: 0.4 * RATE }, (_, i) => channel[at + (i % size)] ?? 0)),
    RATE,
  );
};

test.each(styles)("%s has no hole that a pause between two sentences would fall into", (style) => {
  const made = piece(style);
  // Every 0.1 s, after its first second and before its last chord.
  const count = Math.floor(((made.beats.at(-1) ?? 0) - 1.5) / 0.1);
  const levels = Array.from({ length: count }, (_, at) => momentary(made, 1 + at * 0.1));
  const mean = levels.reduce((sum, value) => sum + value, 0) / levels.length;
  expect(Math.min(...levels) - mean).toBeGreaterThan(-6.5);
  // As short as a pause between two words: one window of loudness, filled by it.
  const short = Array.from({ length: count }, (_, at) => brief(made, 1 + at * 0.1));
  expect(Math.min(...short)).toBeGreaterThan(-24);
});

test("the last chord still dies away", () => {
  const made = piece("acoustic");
  const chord = made.beats.at(-1) ?? 0;
  expect(momentary(made, chord + 1.6)).toBeLessThan(momentary(made, chord + 0.1) - 6);
});

test("an unknown style is refused with those there are", () => {
  expect(() => compose({ style: "polka", duration: 5, seed: 1 })).toThrow(
    expect.objectContaining({ code: "STYLE_UNKNOWN", message: expect.stringContaining("lofi") }),
  );
});
