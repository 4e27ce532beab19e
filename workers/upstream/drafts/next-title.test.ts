import { expect, it } from "vitest";
import { nextTitle } from "./next-title.ts";

it.each([
  ["Bottle", "Bottle (2)"],
  ["Bottle (2)", "Bottle (3)"],
  ["Bottle (750 ml)", "Bottle (750 ml) (2)"],
  ["", " (2)"],
])("a copy of “%s” is called “%s”", (title, next) => {
  expect(nextTitle(title)).toBe(next);
});

it("a title of the most characters stays within them", () => {
  expect(nextTitle("n".repeat(120))).toHaveLength(120);
});
