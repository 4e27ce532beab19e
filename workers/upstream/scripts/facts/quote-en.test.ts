import { expect, it } from "vitest";
import { asSentence, englishQuotes } from "./quote-en.ts";

const ABOUT = { noun: "backpack", plural: false, name: "Endeavor Daytrip Backpack" };

it.each([
  ["Two other compartments offer extra storage space.", "Two other compartments offer extra storage space"],
  ["Two other compartments.", "You get two other compartments"],
])("%s is said as a sentence", (fact, said) => {
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
