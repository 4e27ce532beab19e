import { expect, it } from "vitest";
import { nameOfLanguage } from "./language-name.ts";

it.each([
  ["en-US", "en", "American English"],
  ["en-GB", "zh", "英国英语"],
  ["zh-CN", "en", "Chinese"],
  ["zh-CN", "zh", "中文"],
  ["es", "zh", "西班牙语"],
  ["not a tag", "en", "not a tag"],
])("%s on a page in %s is %s", (tag, lang, name) => {
  expect(nameOfLanguage(tag, lang)).toBe(name);
});
