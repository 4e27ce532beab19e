import { expect, it } from "vitest";
import { asSentence, englishQuotes } from "./quote-en.ts";

const ABOUT = { noun: "backpack", plural: false, name: "Endeavor Daytrip Backpack" };

it.each([
  ["Two other compartments offer extra storage space.", "Two other compartments offer extra storage space"],
  ["Two other compartments.", "You get two other compartments"],
])("%s is said as a sentence", (fact, said) => {
  expect(englishQuotes(fact, ABOUT)[0]?.text).toBe(said);
});

it.each([
  "An impressive standout of over 3 meters allows solo measurements across door openings, window frames, and room widths without the blade folding.",
  "It protects your hands, your wrists, and all that you hold in them on long days of work in the cold and rain.",
])("is not cut within a list: %s", (fact) => {
  expect(englishQuotes(fact, ABOUT)).toEqual([]);
});

it.each([
  [
    "Roomy backpack featuring an advanced back panel that absorbs up to 70% of the weight, protecting your shoulders and your spine on long hikes.",
    "It features an advanced back panel that absorbs up to 70% of the weight",
  ],
  ["Plus, the straps are only 4 millimetres thin.", "The straps are only 4 millimetres thin"],
  ["Three pockets boast details made from leather.", "Three pockets boast details made from leather"],
])("%s is said without what joins it to others", (fact, said) => {
  expect(englishQuotes(fact, ABOUT)[0]?.text).toBe(said);
});

it("what has a verb of its own gets none", () => {
  expect(asSentence("Two pockets bring order to your day", false)?.text).toBe("Two pockets bring order to your day");
  expect(asSentence("Lightweight polyester material lets you move with ease", true)?.text).toBe(
    "Lightweight polyester material lets you move with ease",
  );
  expect(asSentence("Fully automatic espresso machine with ceramic grinder", false)?.text).toBe(
    "It's a fully automatic espresso machine with ceramic grinder",
  );
  expect(asSentence("Fully lined for warmth", false)?.text).toBe("It's fully lined for warmth");
});
