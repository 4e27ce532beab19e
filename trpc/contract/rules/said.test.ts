import { expect, it } from "vitest";
import { messageText } from "./errors.ts";
import { languageValue, termValue } from "./said.ts";

it("what a model cannot do is said in the reader's words", () => {
  const params = { name: termValue("builtInVideo"), what: termValue("last-frame") };
  expect(messageText("model.cannot", "en", params)).toContain("Motion graphics and camera moves can't do this: a first and a last frame.");
  expect(messageText("model.cannot", "zh", params)).toContain("动态图形与运镜 做不到：首尾帧。");
  expect(messageText("model.cannot", "zh", { name: "Veo 3.1", what: languageValue("de") })).toContain("德语");
});

it("a value that only looks like one of our words stays", () => {
  expect(messageText("file.corrupted", "zh", { name: "term:nothing" })).toContain("term:nothing");
});

it("credits are grouped, in messages and pages alike", () => {
  expect(messageText("credits.insufficient", "en", { cost: 12_000, balance: 20_020 })).toContain(
    "This costs 12,000 credits and you have 20,020.",
  );
});
