import { expect, it } from "vitest";
import { buttonWords } from "./button-words.ts";

it.each([
  ["", "leads", "InStock", "立即咨询"],
  ["", "visits", "InStock", "查看详情"],
  ["", "sales", "InStock", ""],
  ["", "leads", "OutOfStock", ""],
  ["今天就下单", "leads", "InStock", "今天就下单"],
] as const)("call %j of an ad for %s, %s: %j", (call, objective, availability, words) => {
  expect(buttonWords({ call, objective }, "zh", { availability })).toBe(words);
});
