import { expect, it } from "vitest";
import { isLongerThan, secondsOfTexts } from "./speech.ts";

it("tells how long an ad lasts by what its clips say, in either language", () => {
  const words = "one two three four five six seven eight nine ten";
  expect(secondsOfTexts([words], "en")).toBeCloseTo(10 / 2.6 + 1, 3);
  expect(secondsOfTexts([words, words], "en")).toBeCloseTo(20 / 2.6 + 0.18 + 1, 3);
  expect(secondsOfTexts(["一二三四五六七八九十，一二三四五六七八九十。"], "zh")).toBeCloseTo(20 / 4.2 + 1, 3);
});

it("calls an ad too long only beyond what voices differ by", () => {
  expect(isLongerThan(22.3, 20)).toBe(false);
  expect(isLongerThan(22.5, 20)).toBe(true);
});
