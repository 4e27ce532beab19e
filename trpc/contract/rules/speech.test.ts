import { expect, it } from "vitest";
import { lastsOf } from "./speech.ts";

const clip = (words: number) => ({ text: Array.from({ length: words }, () => "word").join(" ") });

it.each([
  ["fills a little with pictures", [13, 13], "en", 15, { seconds: 14, over: false }],
  ["is as long as was chosen", [16, 16], "en", 15, { seconds: 15, over: false }],
  ["may be a tenth longer", [19, 19], "en", 15, { seconds: 16, over: false }],
  ["is told of where it is longer", [22, 24], "en", 15, { seconds: 19, over: true }],
] as const)("an ad %s", (_, words, language, length, lasts) => {
  expect(lastsOf(words.map(clip), language, length)).toEqual(lasts);
});

it("is counted by the character in Chinese", () => {
  expect(lastsOf([{ text: "这".repeat(84) }], "zh", 15)).toEqual({ seconds: 21, over: true });
});
