import { expect, it } from "vitest";
import { collectCall } from "./favourites.ts";

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
