import { describe, expect, it } from "vitest";
import { asks, mayMeasure, mustAsk } from "./consent.ts";

describe("a visitor is asked first", () => {
  it.each(["DE", "FR", "NO", "GB", "CH", "BR", "", "XX", "T1"])("in %j", (country) => expect(mustAsk(country)).toBe(true));
  it.each(["US", "JP", "SG"])("and not in %s", (country) => expect(mustAsk(country)).toBe(false));
});

describe("measuring", () => {
  it("waits for a yes where one is asked, and ends with a no everywhere", () => {
    expect([null, "yes", "no"].map((choice) => mayMeasure({ country: "DE", choice: choice as null, gpc: false }))).toEqual([
      false,
      true,
      false,
    ]);
    expect([null, "yes", "no"].map((choice) => mayMeasure({ country: "US", choice: choice as null, gpc: false }))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("never happens under Global Privacy Control, nor is the question put", () => {
    for (const country of ["DE", "US", ""]) {
      for (const choice of [null, "yes", "no"] as const) {
        expect(mayMeasure({ country, choice, gpc: true })).toBe(false);
        expect(asks({ country, choice, gpc: true })).toBe(false);
      }
    }
  });

  it("is asked about until there is an answer", () => {
    expect([null, "yes", "no"].map((choice) => asks({ country: "", choice: choice as null, gpc: false }))).toEqual([true, false, false]);
  });
});
