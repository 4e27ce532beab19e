import { expect, it } from "vitest";
import { sentencesOf } from "./plain-text.ts";

it.each([
  ["A shirt for every day of the week. Cotton. Made in Italy. S", ["A shirt for every day of the week.", "Cotton.", "Made in Italy."]],
  ["V-neck, front button closure.100% cotton with a soft touch.", ["V-neck, front button closure.", "100% cotton with a soft touch."]],
  ["Weighs 2.5 kg and runs on Node.js for 3 hours.", ["Weighs 2.5 kg and runs on Node.js for 3 hours."]],
])("of %j takes each sentence, however short", (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
