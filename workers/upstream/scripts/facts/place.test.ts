import { expect, it } from "vitest";
import { placeIn } from "./place.ts";

it.each([
  ["A spiky yet elegant house cactus - perfect for the home or office.", "For home or office"],
  ["Ideal for your kitchen", "For kitchen"],
  ["Great for travel and camping.", "For travel and camping"],
  ["Perfect for the office chair", null],
  ["Perfect for you", null],
  ["At home in the office", null],
])("%s", (sentence, place) => expect(placeIn(sentence)).toBe(place));
