import { expect, it } from "vitest";
import { colorName, foundTextOf, thingName } from "./meaning.ts";

it.each([
  ["#cc2222", "red"],
  ["#101012", "black"],
  ["#fdfdfd", "white"],
  ["#808488", "gray"],
  ["#f0d020", "yellow"],
  ["#2a6b3c", "green"],
  ["#1879c0", "blue"],
  ["#b07040", "brown"],
  ["#f08020", "orange"],
  ["#e060a0", "pink"],
  ["#7030a0", "purple"],
] as const)("%s is called %s", (hex, name) => {
  expect(colorName(hex)).toBe(name);
});

it("a file is found by what is in it, in either language, by words of like meaning and by the words in it", () => {
  const found = foundTextOf({ objects: ["car"], faces: 2, colours: ["#cc2222"], text: "Summer SALE\n五折" });
  for (const word of ["car", "vehicle", "汽车", "交通工具", "red", "红色", "faces", "人脸", "people", "summer sale", "五折"])
    expect(found).toContain(word);
  expect(found).not.toContain("|");
});

it("a thing that no language has a word for keeps its own name", () => {
  expect(thingName("car", "zh")).toBe("汽车");
  expect(foundTextOf({ objects: ["spaceship"] })).toBe("spaceship");
});
