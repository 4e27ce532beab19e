import { expect, test } from "vitest";
import { loudness } from "../sound/loudness.ts";
import { compose, STYLES } from "./engine.ts";
import { RATE } from "./score.ts";

/** Momentary loudness (0.4 s) of a piece, every 0.1 s, after its first second and before its last chord. */
function momentary(style: string): number[] {
  const { channels, beats } = compose({ style, duration: 18, seed: 5 });
  const chord = beats.at(-1) ?? 0;
  return Array.from({ length: Math.floor((chord - 1.5) / 0.1) }, (_, i) => {
    const at = Math.round((1 + i * 0.1) * RATE);
    return loudness(
      channels.map((channel) => channel.subarray(at, at + 0.4 * RATE)),
      RATE,
    );
  });
}

test.each([...STYLES.keys()])(
  "%s has no hole that a pause between two sentences would fall into",
  (style) => {
    const levels = momentary(style);
    const mean = levels.reduce((sum, value) => sum + value, 0) / levels.length;
    expect(Math.min(...levels) - mean).toBeGreaterThan(-6.5);
  },
  60_000,
);

test("the last chord still dies away", () => {
  const { channels, beats } = compose({ style: "acoustic", duration: 18, seed: 5 });
  const level = (at: number) =>
    loudness(
      channels.map((channel) => channel.subarray(Math.round(at * RATE), Math.round((at + 0.4) * RATE))),
      RATE,
    );
  const chord = beats.at(-1) ?? 0;
  expect(level(chord + 1.6)).toBeLessThan(level(chord + 0.1) - 6);
}, 60_000);
