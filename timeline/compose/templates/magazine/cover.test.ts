import { expect, it } from "vitest";
import { mastheadOf } from "./cover.ts";

it.each([
  ["Le Corbusier LC 6 餐桌", "Le Corbusier"],
  ["Radar EV Prizm Sports Sunglasses", "Radar"],
  ["Tissot", "Tissot"],
  ["Ladies High Wedge Sandals", "Sandals"],
  ["Kanuka Point", "Kanuka Point"],
  ["Lens Cleaning Kit", "Lens Cleaning"],
  ["John Hardy Women's Bracelet", "John Hardy"],
  ["Mens Casual Slim Fit", "Slim Fit"],
  ["Automatic Espresso Machine", "Machine"],
  ["Adults Plain Cotton T-Shirt", "T-Shirt"],
])("the masthead of %j is %j: no article alone", (name, masthead) => {
  expect(mastheadOf(name)).toBe(masthead);
});
