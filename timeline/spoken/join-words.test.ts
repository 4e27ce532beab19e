import { expect, it } from "vitest";
import { joinWords } from "./join-words.ts";

it.each([
  [["Redmi", "K30", "降价了"], "Redmi K30降价了"],
  [["原价", "2000元，", "Redmi", "K30"], "原价2000元，Redmi K30"],
  [["It", "keeps", "", "coffee", "hot."], "It keeps coffee hot."],
  [["保温", "一整天"], "保温一整天"],
  [[], ""],
])("words stand together as they are written: %j", (words, text) => {
  expect(joinWords(words)).toBe(text);
});
