import { expect, it } from "vitest";
import { messageText } from "../../../trpc/contract/rules/errors.ts";
import { reasonOf } from "./reasons.ts";

it("a failure that says what it found is told with it, in either language", () => {
  const found = { size: 230, max: 200 };
  expect(messageText(reasonOf("INPUT_TOO_LARGE", found), "en", found)).toContain("is 230 MB; the limit is 200 MB");
  expect(messageText(reasonOf("INPUT_TOO_LARGE", found), "zh", found)).toContain("230 MB，最大 200 MB");
});

it.each([
  ["INPUT_TOO_LARGE", { width: 20_000, height: 9000, max: 100 }, "picture.tooManyPixels"],
  ["INPUT_TOO_SMALL", { width: 20, height: 30, min: 64 }, "picture.tooFewPixels"],
  ["INPUT_TOO_LARGE", { seconds: 700, max: 600 }, "script.adTooLong"],
  ["INPUT_TOO_LARGE", {}, "picture.unusable"],
  ["INPUT_TOO_SMALL", { max: 5 }, "picture.unusable"],
] as const)("%s with %j is %s, and no value of its text stays open", (code, values, key) => {
  expect(reasonOf(code, values)).toBe(key);
  for (const lang of ["en", "zh"] as const) expect(messageText(key, lang, values)).not.toMatch(/\{\{/);
});
