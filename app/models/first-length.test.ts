import { expect, it } from "vitest";
import { firstLength } from "./first-length.ts";

it.each([
  [[4, 5, 8], 5],
  [[4, 6, 8], 6],
  [[8], 8],
  [[], 5],
])("of %s seconds a form begins with %i", (seconds, first) => {
  expect(firstLength({ seconds })).toBe(first);
});
