import { describe, expect, it } from "vitest";
import { byPairs } from "../setup/pairs.ts";

const AXES = {
  template: ["a", "b", "c", "d", "e", "f"],
  ratio: ["9:16", "16:9", "1:1"],
  language: ["en", "zh"],
  more: [{}, { film: true }, { presenter: true }],
} as const;
type Name = keyof typeof AXES;
const names = Object.keys(AXES) as Name[];

describe("a matrix by pairs", () => {
  const rows = byPairs(AXES);

  it("holds every pair of values of two axes", () => {
    for (const [at, one] of names.entries())
      for (const other of names.slice(at + 1))
        for (const a of AXES[one])
          for (const b of AXES[other]) {
            expect(
              rows.some((row) => row[one] === a && row[other] === b),
              `${one} ${JSON.stringify(a)} with ${other} ${JSON.stringify(b)}`,
            ).toBe(true);
          }
  });

  it("has hardly more rows than the two longest axes need: 18 of 108", () => {
    expect(rows.length).toBeGreaterThanOrEqual(18);
    expect(rows.length).toBeLessThanOrEqual(20);
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
  });

  it("is the same each time", () => expect(byPairs(AXES)).toEqual(rows));

  it("of one axis is each of its values", () => {
    expect(byPairs({ ratio: ["a", "b"] })).toEqual([{ ratio: "a" }, { ratio: "b" }]);
  });
});
