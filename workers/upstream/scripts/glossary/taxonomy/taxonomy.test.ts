import { describe, expect, it } from "vitest";
import { NOUNS } from "../nouns.ts";
import { thingOf } from "../../text/thing.ts";
import { GOODS } from "./index.ts";

const spellingsOf = ([en, , also = ""]: readonly [string, string, string?]): string[] =>
  [en.replace(/\*$/u, ""), ...also.split("|")].filter(Boolean);

it("a thing stands in one row of all tables", () => {
  const things = Object.values(NOUNS).flatMap((rows) => rows.map(([en]) => en.replace(/\*$/u, "")));
  expect(things.filter((thing, index) => things.indexOf(thing) !== index)).toEqual([]);
});

describe("goods of the product taxonomy", () => {
  it("names each spelling once", () => {
    const all = Object.values(GOODS).flatMap((rows) => rows.flatMap(spellingsOf));
    expect(all.filter((spelling, index) => all.indexOf(spelling) !== index)).toEqual([]);
  });

  it("repeats no spelling of the other tables", () => {
    const goods = new Set(Object.values(GOODS).flat());
    const others = new Set(
      Object.values(NOUNS)
        .flat()
        .filter((row) => !goods.has(row))
        .flatMap(spellingsOf),
    );
    expect([...goods].flatMap(spellingsOf).filter((spelling) => others.has(spelling))).toEqual([]);
  });

  it("has Chinese of two characters and more, so that none is found inside another word", () => {
    expect(
      Object.values(GOODS)
        .flat()
        .filter(([, zh]) => [...zh].length < 2),
    ).toEqual([]);
  });

  it.each([
    ["Acme Optical Tube Assembly", "天文镜筒"],
    ["Bamboo Bath Caddy", "浴缸置物架"],
    ["Squirrel Feeder Pro", "松鼠喂食器"],
    ["Stainless Steel Cocktail Shaker 750 ml", "鸡尾酒摇壶"],
    ["12-Key Kalimba", "拇指琴"],
  ])("%s is %s", (name, zh) => {
    expect(thingOf(name)?.zh).toBe(zh);
  });
});
