import { describe, expect, it } from "vitest";
import { proratedCredits, proratedMonthlyCents, proratedYearlyCents } from "./plans.ts";

describe("spec §9: a Business plan's first month", () => {
  it("gives all credits of a whole month and none of an empty one", () => {
    expect(proratedCredits(30, 2)).toBe(400);
    expect(proratedCredits(0, 2)).toBe(0);
  });

  it("gives 200 / 30 credits a day and seat, rounded up", () => {
    expect(proratedCredits(1, 1)).toBe(7);
    expect(proratedCredits(10, 3)).toBe(200);
  });

  it("charges a thirtieth a day, rounded down", () => {
    expect(proratedMonthlyCents(3900, 30, 2)).toBe(7800);
    expect(proratedMonthlyCents(1000, 1, 1)).toBe(33);
  });

  it("charges a year by twelve months over 365 days", () => {
    expect(proratedYearlyCents(1900, 365, 2)).toBe(45_600);
    expect(proratedYearlyCents(1900, 1, 1)).toBe(62);
  });

  it.each([-1, 31, 1.5])("refuses %d remaining days of a month", (days) => {
    expect(() => proratedCredits(days, 2)).toThrow(RangeError);
    expect(() => proratedMonthlyCents(100, days, 2)).toThrow(RangeError);
  });

  it("refuses a year of 366 days and no seats", () => {
    expect(() => proratedYearlyCents(100, 366, 2)).toThrow(RangeError);
    expect(() => proratedCredits(1, 0)).toThrow(RangeError);
  });
});
