import { expect, it } from "vitest";
import { addressOf, askedOf, assetsHref } from "./address.ts";

const of = (search: string) => addressOf(new URLSearchParams(search));

it("an address without anything is the top of the library, newest first", () => {
  expect(askedOf(of(""))).toMatchObject({ folder_id: "", sort: "newest", keyword: "" });
  expect(assetsHref(of(""))).toBe("/assets");
});

it("a folder is listed by itself, a category and a search in all folders", () => {
  expect(askedOf(of("folder=f"))).toMatchObject({ folder_id: "f" });
  expect(askedOf(of("folder=f&q=bottle"))).toMatchObject({ category: "all", keyword: "bottle" });
  expect(askedOf(of("folder=f&q=bottle"))).not.toHaveProperty("folder_id");
  expect(askedOf(of("category=favorite,video"))).toMatchObject({ category: "favorite,video" });
  expect(askedOf(of("category=all,all&folder=f"))).toMatchObject({ folder_id: "f" });
});

it("what is said once does not go on to the next page", () => {
  const address = of("folder=f&sort=name&undo=5&count=2&item=i&after=5-abc");
  expect(assetsHref(address)).toBe("/assets?folder=f&sort=name");
  expect(assetsHref(address, { item: "x" })).toBe("/assets?folder=f&sort=name&item=x");
});

it("a sort or a cursor that is none is left out", () => {
  expect(of("sort=evil&after=' OR 1")).toMatchObject({ sort: "newest", after: undefined });
});
