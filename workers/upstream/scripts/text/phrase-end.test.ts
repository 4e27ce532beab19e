import { expect, it } from "vitest";
import { endsPhrase } from "./phrase-end.ts";

it.each([
  ["The yoga pant is a loose-fitting", false],
  ["These bottoms are made from fast-drying", false],
  ["This plant loves a moist", false],
  ["Can be found in tropical", false],
  ["It is soft and lightweight", true],
  ["As easy and as soft", true],
  ["Machine washable", true],
  ["A shell of durable nylon", true],
])("of %j it is %s that a phrase ends there", (text, ends) => {
  expect(endsPhrase(text, "en")).toBe(ends);
});
