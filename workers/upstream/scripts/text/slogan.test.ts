import { expect, it } from "vitest";
import { isPart } from "./slogan.ts";

it.each([
  ["In continuous bursts", true],
  ["Because it combines function with style", true],
  ["Is iPhone 7", true],
  ["The chair", true],
  ["Tissot's pioneering spirit is what led", true],
  ["With a 1920-by-1200 resolution display", false],
  ["Up to 24 hours in one charge", false],
  ["The classic sneaker", false],
  ["Immersive stereo speakers", false],
])("of a sentence %j is a part that says nothing by itself: %s", (text, part) => {
  expect(isPart(text)).toBe(part);
});
