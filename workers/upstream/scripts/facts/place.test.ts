import { expect, it } from "vitest";
import { placeIn } from "./place.ts";
import { forPurpose } from "./plain-clause.ts";

it.each([
  ["A spiky yet elegant house cactus - perfect for the home or office.", "For home or office"],
  ["Ideal for your kitchen", "For kitchen"],
  ["Great for travel and camping.", "For travel and camping"],
  ["Perfect for the office chair", null],
  ["Perfect for you", null],
  ["At home in the office", null],
])("%s", (sentence, place) => expect(placeIn(sentence)).toBe(place));

it.each([
  ["A classic and artsy 13 inch backpack perfect for school.", "A classic and artsy 13 inch backpack for school."],
  ["A velvet sofa with clean lines, perfect for a living space.", "A velvet sofa with clean lines, for a living space."],
  ["The perfect topper for chicken, fish, burgers or pizza.", "A topper for chicken, fish, burgers or pizza."],
  ["It's perfect for the office.", null],
  ["The best bag, perfect for school.", null],
  ["A spiky yet elegant house cactus - perfect for the home or office.", null],
  ["A bag for school.", null],
])("%s: without its praise %s", (sentence, plain) => expect(forPurpose(sentence)).toBe(plain));
