import { expect, it } from "vitest";
import { markOf } from "./made-with-ai.ts";

it("the mark is in the language of the ad, and only where it is asked for", () => {
  expect(markOf({ mark: true, language: "zh" })).toBe("AI 生成");
  expect(markOf({ mark: true, language: "en" })).toBe("Made with AI");
  expect(markOf({ mark: true })).toBe("Made with AI");
  expect(markOf({ mark: false, language: "zh" })).toBe("");
});
