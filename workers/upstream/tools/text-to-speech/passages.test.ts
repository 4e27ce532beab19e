import { expect, it } from "vitest";
import { passagesOf } from "./passages.ts";

const told = (text: string, voice = "af_heart") => passagesOf(text, voice).map(({ text: said, voice: by, pause }) => [by, said, pause]);

it("short sentences are spoken in one breath, a long text in several, and nothing is lost", () => {
  expect(told("Hello there. How are you?")).toEqual([["af_heart", "Hello there. How are you?", 0]]);
  const sentence = "It keeps coffee hot for twenty-four hours, and cold drinks cold. ";
  const passages = passagesOf(sentence.repeat(40), "af_heart");
  expect(passages.length).toBeGreaterThan(5);
  expect(passages.every(({ text }) => text.length <= 280)).toBe(true);
  expect(
    passages
      .map(({ text }) => text)
      .join(" ")
      .replaceAll(/\s+/g, " "),
  ).toBe(sentence.repeat(40).trim().replaceAll(/\s+/g, " "));
});

it("a sentence without an end is cut at its commas or words, and Chinese, which has none, where it must be", () => {
  for (const text of [`${"word ".repeat(200)}`, "字".repeat(900), `${"a, ".repeat(300)}`]) {
    expect(passagesOf(text, "af_heart").every(({ text: part }) => part.length <= 280)).toBe(true);
  }
});

it("a line may begin with a voice's name: it speaks from there on", () => {
  expect(told("Welcome.\n[Bella]: Hi!\nStill me.\n[晓晓]：你好。")).toEqual([
    ["af_heart", "Welcome.", 0.6],
    ["af_bella", "Hi!", 0.6],
    ["af_bella", "Still me.", 0.6],
    ["zf_xiaoxiao", "你好。", 0],
  ]);
  expect(passagesOf("[晓晓]: 你好", "af_heart")[0]?.language).toBe("zh");
});

it("brackets that name no voice are part of the text", () => {
  expect(told("[Nobody]: hello")).toEqual([["af_heart", "[Nobody]: hello", 0]]);
});

it("a pause mark is silence of its length, ten seconds at most", () => {
  expect(told("One. [pause 1.5s] Two. [pause 300ms] Three.")).toEqual([
    ["af_heart", "One.", 1.5],
    ["af_heart", "Two.", 0.3],
    ["af_heart", "Three.", 0],
  ]);
  expect(told("One. [pause 99 s] Two.")[0]?.[2]).toBe(10);
});

it("what has no letters and no digits has no passages", () => {
  expect(told("… !!! \n ***")).toEqual([]);
});
