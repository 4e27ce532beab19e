import { expect, it } from "vitest";
import { cuesOf } from "./captions.ts";

const words = (...texts: string[]) => texts.map((text, at) => ({ text, start: at * 0.5, end: at * 0.5 + 0.4 }));

it("lines end with their sentences, and where they are full", () => {
  expect(cuesOf(words("Hello", "there.", "How", "are", "you?")).map(({ text }) => text)).toEqual(["Hello there.", "How are you?"]);
  expect(
    cuesOf(words(..."one two three four five six seven eight nine ten eleven twelve".split(" "))).every(({ text }) => text.length <= 42),
  ).toBe(true);
});

it("a long silence ends a line, too", () => {
  expect(
    cuesOf([
      { text: "a", start: 0, end: 0.4 },
      { text: "b", start: 2, end: 2.4 },
    ]),
  ).toHaveLength(2);
});

it("Chinese words stand without spaces", () => {
  expect(cuesOf(words("保温", "杯", "Pro", "好")).map(({ text }) => text)).toEqual(["保温杯 Pro 好"]);
});

it("Japanese is set without spaces, also behind ー and between kana and kanji", () => {
  const said = ["コーヒー", "を", "温かく", "保つ"].map((text, n) => ({ text, start: n, end: n + 0.9 }));
  expect(cuesOf(said).map(({ text }) => text)).toEqual(["コーヒーを温かく保つ"]);
});
