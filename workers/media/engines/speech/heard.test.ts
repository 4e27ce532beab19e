import { expect, it } from "vitest";
import { heard } from "./heard.ts";
import { SAMPLE_RATE } from "./synthesis.ts";

/** Two seconds of silence in which somebody is heard between these seconds. */
function sounding(...spans: [from: number, to: number][]): Float32Array {
  const samples = new Float32Array(2 * SAMPLE_RATE);
  for (const [from, to] of spans)
    for (let at = Math.round(from * SAMPLE_RATE); at < to * SAMPLE_RATE; at += 1) samples[at] = Math.sin(at / 10) / 2;
  return samples;
}

it("a word ends when it is no longer heard, and one that is heard to its end keeps it", () => {
  const words = [
    { text: "one,", start: 0, end: 1 },
    { text: "two", start: 1, end: 1.4 },
  ];
  expect(heard(words, sounding([0, 0.6], [1, 2]), 0).map(({ end }) => end)).toEqual([0.63, 1.4]);
});

it("times are counted from what was cut off the sound, and a word keeps some of its time however short it sounds", () => {
  const [word] = heard([{ text: "t", start: 0, end: 1 }], sounding([0.5, 0.6]), -0.5);
  expect(word?.end).toBe(0.4);
});
