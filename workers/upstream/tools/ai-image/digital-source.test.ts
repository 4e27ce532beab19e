import { expect, it } from "vitest";
import { digitalSource } from "./digital-source.ts";

it.each([
  ["text", "studio", "algorithmicMedia"],
  ["image", "grade", "algorithmicallyEnhanced"],
  ["image", "upscale", "algorithmicallyEnhanced"],
  ["image", "cut-out", "algorithmicallyEnhanced"],
  ["image", "studio", "compositeWithTrainedAlgorithmicMedia"],
  ["image", "relight", "compositeWithTrainedAlgorithmicMedia"],
  ["blend", "grade", "compositeWithTrainedAlgorithmicMedia"],
] as const)("what the built-in engine makes by %s (%s) is %s", (mode, treatment, source) => {
  expect(digitalSource({ mode, treatment }, false)).toBe(source);
  expect(digitalSource({ mode, treatment }, true)).toBe("trainedAlgorithmicMedia");
});
