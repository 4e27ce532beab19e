import { expect, it } from "vitest";
import { heardSoon, passagesOf } from "./passages.ts";

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

it("a point within a number or an address ends no sentence", () => {
  const text = "It costs 1,299.50 euros at example.com, today. Version 2.5 follows!";
  expect(
    told(text)
      .map(([, said]) => said)
      .join(" "),
  ).toBe(text);
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

it("a long text begins with short passages, each about twice as long as the one before, and nothing of it is lost", () => {
  const text = "Coffee should be hot at four, and it should taste as it did at nine. ".repeat(12).trim();
  const passages = heardSoon(passagesOf(text, "af_heart")).map(({ text: said, pause }) => [said, pause]);
  expect(passages.slice(0, 3)).toEqual([
    ["Coffee should be hot at four,", 0],
    ["and it should taste as it did at nine. Coffee should be hot at four,", 0],
    [`${"and it should taste as it did at nine. Coffee should be hot at four, ".repeat(2)}`.trim(), 0],
  ]);
  expect(passages.map(([said]) => said).join(" ")).toBe(text);
  const chinese = `${"一只能保温二十四小时的杯子，".repeat(30)}好。`;
  const spoken = heardSoon(passagesOf(chinese, "zf_xiaoxiao"));
  expect(spoken.slice(0, 3).map((one) => one.text.length)).toEqual([14, 28, 70]);
  expect([spoken[0]?.pause, spoken.map((one) => one.text).join("")]).toEqual([0, chinese]);
});

it("a first passage ends at a clause or at a word, never within a number, and is not only a word long", () => {
  const more = " More of it is told here.".repeat(12);
  const first = (text: string) => heardSoon(passagesOf(text + more, "af_heart"))[0]?.text;
  expect(first("It costs 1,299.50 euros, and it keeps coffee hot for a whole day, winter or summer.")).toBe("It costs 1,299.50 euros,");
  expect(first("Our newest bottle costs only €1,299.50 plus shipping to wherever you may happen to live.")).toBe(
    "Our newest bottle costs only €1,299.50 plus",
  );
  expect(first("Hello, world, this is what a long first sentence sounds like when it is read.")).toBe("Hello, world,");
  expect(first(`${"word ".repeat(40)}`)).toBe("word ".repeat(10).trim());
  expect(first("We set out to build a bottle that keeps all coffee hot from breakfast until the last meeting of the day.")).toBe(
    "We set out to build a bottle",
  );
  expect(first("Hi there.\nThis is a line of its own.")).toBe("Hi there.");
});

it("a short text is spoken whole", () => {
  const text = "It costs 1,299.50 euros, and it keeps coffee hot for a whole day, winter or summer.";
  expect(heardSoon(passagesOf(text, "af_heart"))).toEqual(passagesOf(text, "af_heart"));
});

it("a speaker of one's own has the voice that was given", () => {
  const by = (speakers: [string, string][]) =>
    passagesOf("[Anna]: Hi!\n[旁白]：你好。", "af_heart", speakers).map(({ voice, text }) => [voice, text]);
  expect(
    by([
      ["anna", "Bella"],
      ["旁白", "zm_yunxi"],
    ]),
  ).toEqual([
    ["af_bella", "Hi!"],
    ["zm_yunxi", "你好。"],
  ]);
  expect(by([])[0]).toEqual(["af_heart", "[Anna]: Hi!"]);
});

it("what has no letters and no digits has no passages", () => {
  expect(told("… !!! \n ***")).toEqual([]);
});
