import { expect, it } from "vitest";
import { collectCall, nextPage } from "./favourites.ts";

it("spec §4: a hook favourite toggles with status 1 / -1", () => {
  expect([true, false].map((wanted) => collectCall({ kind: "hook", id: 7 }, wanted))).toEqual([
    { path: "/hook/collect", input: { id: 7, status: 1 } },
    { path: "/hook/collect", input: { id: 7, status: -1 } },
  ]);
});

it("spec §4: an ad favourite toggles with status 1 / 0", () => {
  expect([true, false].map((wanted) => collectCall({ kind: "ad", id: 7 }, wanted))).toEqual([
    { path: "/adsLibrary/collectCreative", input: { id: 7, status: 1 } },
    { path: "/adsLibrary/collectCreative", input: { id: 7, status: 0 } },
  ]);
});

it("spec §4: lists page on by 1 and stop when a page is empty or total is 0", () => {
  expect(nextPage(1, { list: ["a"], total: 9 })).toBe(2);
  expect(nextPage(2, { list: [], total: 9 })).toBeNull();
  expect(nextPage(1, { list: ["a"], total: 0 })).toBeNull();
});
