import { expect, it } from "vitest";
import { alike } from "./vectors.ts";
import { meaningful, keywordsOf } from "./keywords.ts";

const vector = (...numbers: number[]): string => {
  const length = Math.hypot(...numbers);
  const bytes = Uint8Array.from(numbers, (one) => Math.round((one / length) * 127) & 255);
  return btoa(String.fromCharCode(...bytes));
};

it("a file is known by its things, tags, the words of its name and those that stand in it, each once", () => {
  const file = { file_name: "IMG_2041_beachParty-final.JPG", tags: ["Summer Sale", "婚礼", "a/b"] };
  expect(keywordsOf(file, { objects: ["hot dog", "person"], text: "Only TODAY\n50% off it\n限时优惠，仅此一天就在这里全场" })).toEqual([
    "hot dog",
    "person",
    "summer sale",
    "summer",
    "sale",
    "婚礼",
    "beach",
    "party",
    "only",
    "today",
    "限时优惠",
  ]);
  expect(keywordsOf({ file_name: "DSC00042.png", tags: [] })).toEqual([]);
  expect(meaningful("The dog, the DOG; 狗 x1")).toEqual(["dog", "狗"]);
});

it("words are alike by the angle between their vectors, the nearest first", () => {
  const known = [
    { word: "near", vector: vector(10, 3) },
    { word: "nearer", vector: vector(10, 1) },
    { word: "far", vector: vector(1, 10) },
    { word: "against", vector: vector(-10, 0) },
  ];
  expect(alike([vector(10, 0), null, vector(-1, 0)], known)).toEqual([["nearer", "near"], [], ["against"]]);
});
