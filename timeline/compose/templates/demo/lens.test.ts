import { expect, it } from "vitest";
import { fixtureBrief } from "../../../fixtures/brief.ts";
import { compose } from "../../compose.ts";

const brief = fixtureBrief({ template: "demo", ratio: "1:1", language: "en" });
const FACE = { x: 0.4, y: 0.1, width: 0.2, height: 0.2 };
const lenses = (people: (typeof FACE)[]): number =>
  compose({ ...brief, pictures: brief.pictures.map((one) => ({ ...one, people })) }).tracks.flatMap(({ name, elements }) =>
    name === "lens" ? elements : [],
  ).length;

it("a lens shows a part of a thing, and never comes over who holds it", () => {
  expect(lenses([])).toBeGreaterThan(0);
  expect(lenses([FACE])).toBe(0);
});
