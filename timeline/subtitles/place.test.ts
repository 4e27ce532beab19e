import { expect, it } from "vitest";
import type { Cue } from "./cue.ts";
import { placedText } from "./place.ts";

const cue = (start: number, end: number, text: string): Cue => ({ start, end, text, speaker: "" });
const told = (cues: readonly Cue[]) =>
  cues.map(({ start, end, text }) => [text, Math.round(start * 100) / 100, Math.round(end * 100) / 100]);

it("words without times stand where another engine heard them, also where it misheard some", () => {
  const heard = [cue(1, 3, "ask not what your country"), cue(6, 8, "can do four you ask"), cue(8, 10, "what you can do")];
  expect(told(placedText("Ask not what your country can do for you. Ask what you can do.", heard, 12))).toEqual([
    ["Ask not what your country can do for you.", 1, 7.6],
    ["Ask what you can do.", 7.6, 10],
  ]);
});

it("a silence between two sentences stays one", () => {
  const heard = [cue(2, 3, "good morning"), cue(20, 22, "and good night")];
  expect(told(placedText("Good morning! And good night.", heard, 30))).toEqual([
    ["Good morning!", 2, 3],
    ["And good night.", 20, 22],
  ]);
});

it("Chinese is found by its signs, and the rest by its share", () => {
  const heard = [cue(0, 2, "今天天气很好"), cue(5, 7, "我们出去走走")];
  expect(told(placedText("今天天气真好。我们出去走一走吧。", heard, 8))).toEqual([
    ["今天天气真好。", 0, 2],
    ["我们出去走一走吧。", 5, 7],
  ]);
});

it("where nothing was heard the lines share the film; where nothing is said there are none", () => {
  expect(told(placedText("One two. Three four.", [], 8))).toEqual([
    ["One two.", 0, 4],
    ["Three four.", 4, 8],
  ]);
  expect(placedText(" … \n", [cue(0, 1, "noise")], 8)).toEqual([]);
});

it("a long sentence is broken at its commas, and a price is not", () => {
  const long = `It costs 3.50 dollars, ${"and it is worth it ".repeat(8).trim()}, so take it.`;
  expect(placedText(long, [], 20).map(({ text }) => text)).toEqual([
    "It costs 3.50 dollars,",
    `${"and it is worth it ".repeat(8).trim()},`,
    "so take it.",
  ]);
});

it("ten minutes of speech are placed, too", () => {
  const words = Array.from({ length: 6000 }, (_, at) => `word${at % 700}`);
  const placed = placedText(`${words.join(" ")}.`, [cue(0, 600, words.join(" "))], 600);
  expect(placed).toHaveLength(1);
  expect([placed[0]?.start, placed[0]?.end]).toEqual([0, 600]);
});
