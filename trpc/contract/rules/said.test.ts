import { expect, it } from "vitest";
import { messageText } from "./errors.ts";
import { languageValue, listValue, termValue } from "./said.ts";

it("what a model cannot do is said in the reader's words", () => {
  const params = { name: termValue("builtInVideo"), what: termValue("last-frame") };
  expect(messageText("model.cannot", "en", params)).toContain("Motion graphics and camera moves can't do this: a first and a last frame.");
  expect(messageText("model.cannot", "zh", params)).toContain("动态图形与运镜 做不到：首尾帧。");
  expect(messageText("model.cannot", "zh", { name: "Veo 3.1", what: languageValue("de") })).toContain("德语");
});

it("several keys are listed as the reader's language does", () => {
  const params = { name: "AI Face Swap", key: listValue(["FAL_API_KEY", "FILES_ORIGIN"]) };
  expect(messageText("model.keyMissing", "en", params)).toContain("needs to set FAL_API_KEY and FILES_ORIGIN.");
  expect(messageText("model.keyMissing", "zh", params)).toContain("管理员需要设置 FAL_API_KEY 和 FILES_ORIGIN。");
});

it("a value that only looks like one of our words stays", () => {
  expect(messageText("file.corrupted", "zh", { name: "term:nothing" })).toContain("term:nothing");
});

it("credits are grouped, in messages and pages alike", () => {
  expect(messageText("credits.insufficient", "en", { cost: 12_000, balance: 20_020 })).toContain(
    "This costs 12,000 credits and you have 20,020.",
  );
});
