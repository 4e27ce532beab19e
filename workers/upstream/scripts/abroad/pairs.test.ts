import { describe, expect, it } from "vitest";
import { groundClaims } from "../ground.ts";
import { chineseOf, keepsNumbers } from "./index.ts";
import { keepsSense } from "./numbers.ts";
import { PAIRS } from "./pairs.ts";

const ROWS = Object.entries(PAIRS).flatMap(([thing, rows]) => rows.map(([fact, chinese]) => ({ thing, fact, chinese })));
const SAID = ROWS.flatMap(({ thing, fact, chinese }) => (chinese === null ? [] : [{ thing, fact, chinese }]));

it("are at least 150 that are said", () => {
  expect(SAID.length).toBeGreaterThanOrEqual(150);
});

describe.each(ROWS)("$thing: $fact", ({ thing, fact, chinese }) => {
  it("is said as a person accepted, or left out whole", () => {
    expect(chineseOf(fact, thing)).toBe(chinese);
  });
});

it.each(SAID)("$fact: keeps its numbers, bounds and denials", ({ fact, chinese }) => {
  expect(keepsNumbers(chinese, fact)).toBe(true);
  expect(keepsSense(chinese, fact)).toBe(true);
});

// What a word means of one kind of thing only ("blade" of a fan) is known where the thing is.
it.each(SAID.filter(({ fact, chinese }) => chineseOf(fact) === chinese))("$chinese: holds in the claim check", ({ fact, chinese }) => {
  const claims = groundClaims(chinese, [{ id: "f1", text: fact, source: "page" }]);
  expect(claims.filter(({ fact_id }) => fact_id === null)).toEqual([]);
});

describe("what limits or denies a fact", () => {
  it.each([
    ["Up to 6 hours", "续航6小时", false],
    ["Up to 6 hours", "续航最长6小时", true],
    ["Not waterproof", "防水", false],
    ["BPA-free", "不含双酚A", true],
    ["About 3 hours", "3小时", false],
    ["At least 20 bar", "至少20巴", true],
  ] as const)("%s, %s: %s", (fact, chinese, kept) => {
    expect(keepsSense(chinese, fact)).toBe(kept);
  });

  it.each(["Blocks 90% of light", "Covers the whole sofa", "Locks out dust", "Measures 3 things at once"])(
    "a verb is no noun: %s",
    (fact) => {
      expect(chineseOf(fact) ?? "").not.toMatch(/积木|外罩整|锁灰|尺寸3/u);
    },
  );
});
