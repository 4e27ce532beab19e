import { expect, it } from "vitest";
import { wiped } from "./wipe.ts";

it("a wipe begins with the first picture, ends with the last, and mixes them in one narrow band", () => {
  const places = Array.from({ length: 101 }, (_, at) => at / 100);
  expect(places.map((x) => wiped(x, 0))).toEqual(places.map(() => 0));
  expect(places.map((x) => wiped(x, 1))).toEqual(places.map(() => 1));
  const mixed = places.filter((x) => wiped(x, 0.5) > 0.02 && wiped(x, 0.5) < 0.98);
  expect(mixed.length).toBeLessThan(20);
});
