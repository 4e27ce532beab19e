import { describe, expect, it } from "vitest";
import type { OrderItem } from "../payment/item.ts";
import { billOf, type Bill, type Buyer } from "./bill.ts";
import { FIRST_PRICING } from "./pricing.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;
const buyer = (more: Partial<Buyer> = {}): Buyer => ({ now: NOW, first: false, country: "DE", codePercent: 0, plan: null, ...more });
const bill = (item: OrderItem, more: Partial<Buyer> = {}, pricing = FIRST_PRICING): Bill => {
  const made = billOf(pricing, item, buyer(more));
  if (typeof made === "string") throw new Error(made);
  return made;
};

describe("what an order costs (spec §9)", () => {
  it("Starter: $5.99 for 3 days with 150 credits, then $29 a month", () => {
    expect(bill({ product: "starter", period: "monthly" }, { first: true })).toEqual({
      lines: [{ key: "trial", values: { days: 3 }, quantity: 1, cents: 599 }],
      total: 599,
      credits: 150,
      trialDays: 3,
      renews: { cents: 2900, period: "monthly", at: NOW + 3 * DAY, credits: 150 },
    });
  });

  it("Starter by the year: twelve months at once, 30 % off for who never paid", () => {
    const yearly = bill({ product: "starter", period: "yearly" }, { first: true });
    expect([yearly.total, yearly.renews]).toEqual([
      28800 - 8640,
      { cents: 28800, period: "yearly", at: Date.UTC(2027, 10, 20, 12), credits: 150 },
    ]);
  });

  it("Business: the first month by its remaining days, credits by days", () => {
    const team = bill({ product: "business", period: "monthly", seats: 3 });
    expect([team.total, team.credits, team.renews]).toEqual([
      4290,
      220,
      { cents: 11700, period: "monthly", at: Date.UTC(2026, 11, 1), credits: 600 },
    ]);
    expect(bill({ product: "business", period: "yearly", seats: 3 }).total).toBe(3471);
  });

  it("a month later is the same day, or the month's last", () => {
    const end = Date.UTC(2027, 0, 31);
    expect(bill({ product: "starter", period: "monthly" }, { now: end }).renews?.at).toBe(Date.UTC(2027, 1, 28));
  });

  it("discounts do not add up: the one that takes most off holds", () => {
    const flash = [{ percent: 50, product: "starter" as const, period: "monthly" as const, starts_at: NOW - 1, ends_at: NOW + 1 }];
    const offers = {
      ...FIRST_PRICING.offers,
      flash,
      regional: { on: true, percent: 40, countries: ["IN"], starts_at: 0, ends_at: NOW + 1 },
    };
    const pricing = {
      ...FIRST_PRICING,
      offers,
      starter: { ...FIRST_PRICING.starter, trial: { ...FIRST_PRICING.starter.trial, on: false } },
    };
    const starter: OrderItem = { product: "starter", period: "monthly" };
    const keys = (more: Partial<Buyer>) => bill(starter, more, pricing).lines.map(({ key, cents }) => [key, cents]);
    expect(keys({ first: true, country: "IN" })).toEqual([
      ["starter", 2900],
      ["flash", -1450],
    ]);
    expect(keys({ country: "IN", now: NOW + 1 })).toEqual([["starter", 2900]]);
    expect(keys({ codePercent: 60 })[1]).toEqual(["code", -1740]);
  });

  it("more seats: for what is paid already, and no more than the plan allows", () => {
    const plan = { plan: "business" as const, period: "monthly" as const, seats: 2, period_end: Date.UTC(2026, 11, 1) };
    expect(bill({ product: "seats", seats: 2 }, { plan })).toMatchObject({
      total: Math.floor((3900 * 11 * 2) / 30),
      credits: 147,
      renews: null,
    });
    expect(billOf(FIRST_PRICING, { product: "seats", seats: 99 }, buyer({ plan }))).toBe("seats");
    expect(billOf(FIRST_PRICING, { product: "seats", seats: 1 }, buyer())).toBe("noPlan");
  });

  it.each([0, 1, 101, 1_000_000])("a Business team of %i is refused", (seats) => {
    expect(billOf(FIRST_PRICING, { product: "business", period: "monthly", seats }, buyer())).toBe("seats");
  });

  it("spec §5: an amount has up to 6 digits", () => {
    const business = { ...FIRST_PRICING.business, max_seats: 10_000, yearly_month_cents: 500_000 };
    expect(billOf({ ...FIRST_PRICING, business }, { product: "business", period: "yearly", seats: 10_000 }, buyer())).toBe("amount");
  });

  it("a pack that is not on the list is none", () => {
    expect(bill({ product: "pack", pack: "500" })).toMatchObject({ total: 9900, credits: 500, renews: null });
    expect(billOf(FIRST_PRICING, { product: "pack", pack: "7" }, buyer())).toBe("pack");
  });
});
