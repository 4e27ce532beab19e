import { expect, it } from "vitest";
import { mastheadOf } from "./cover.ts";

it.each([
  ["Le Corbusier LC 6 餐桌", "Le Corbusier"],
  ["Radar EV Prizm Sports Sunglasses", "Radar"],
  ["Tissot", "Tissot"],
  ["Ladies High Wedge Sandals", "Sandals"],
  ["Kanuka Point", "Kanuka Point"],
])("the masthead of %j is %j: no article alone", (name, masthead) => {
  expect(mastheadOf(name)).toBe(masthead);
});
