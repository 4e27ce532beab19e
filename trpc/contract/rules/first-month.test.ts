import { describe, expect, it } from "vitest";
import { daysLeft, quoteBusiness } from "./first-month.ts";
import { FIRST_PRICING } from "./pricing.ts";

const { business } = FIRST_PRICING;

describe("the days that are left of a month", () => {
  it.each([
    ["2026-11-20", 11],
    ["2026-11-01", 30],
    ["2026-10-01", 30],
    ["2026-10-31", 1],
    ["2028-02-29", 1],
    ["2026-02-01", 28],
  ])("from %s are %d", (date, days) => {
    expect(daysLeft(date)).toBe(days);
  });

  it.each(["", "soon", "2026-02-30", "2026-13-01", "2026-00-10", "2026-11-00", "2026-11-2"])("are unknown for %j", (date) => {
    expect(daysLeft(date)).toBeNull();
  });
});

describe("a Business quote", () => {
  it("charges the rest of the first month by the day, and whole months after it", () => {
    expect(quoteBusiness(business, "monthly", 3, 11)).toEqual({
      days: 11,
      first: { cents: 4290, credits: 220 },
      month: { cents: 11_700, credits: 600 },
      payment: { cents: 11_700 },
    });
  });

  it("by the year, a day is the yearly price × 12 / 365, and twelve months are paid at once", () => {
    const { first, payment } = quoteBusiness(business, "yearly", 2, 11);
    expect(first).toEqual({ cents: Math.floor((3200 * 12 * 11 * 2) / 365), credits: 147 });
    expect(payment.cents).toBe(3200 * 2 * 12);
  });

  it("never asks more for a first month than for a whole one", () => {
    for (const period of ["monthly", "yearly"] as const) {
      const { first, month } = quoteBusiness(business, period, 2, 30);
      expect(first.cents).toBeLessThanOrEqual(month.cents);
      expect(first.credits).toBe(month.credits);
    }
  });

  it("follows the credits that an admin set", () => {
    expect(quoteBusiness({ ...business, credits_seat_month: 300 }, "monthly", 2, 15).first.credits).toBe(300);
  });
});
