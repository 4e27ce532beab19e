import { flashOf, runs } from "./flash.ts";
import type { BillLine, OrderItem } from "../payment/item.ts";
import type { Pricing } from "../pricing.ts";
import { daysLeft, type Period, quoteBusiness } from "./first-month.ts";
import { proratedCredits, proratedMonthlyCents, proratedYearlyCents } from "./plans.ts";

const DAY = 86_400_000;
/** Spec §5: an amount has up to 6 digits. In whole units of the currency; a bill above it is a contract (Enterprise). */
const AMOUNT_MAX_CENTS = 99_999_999;

/** Who buys, and when. */
export interface Buyer {
  /** Unix ms. */
  now: number;
  /** Has never paid here. */
  first: boolean;
  /** ISO 3166; empty: unknown. */
  country: string;
  /** Off this order by a promotion code; 0: none. */
  codePercent: number;
  /** The plan that is paid for now; null: none. */
  plan: { plan: "starter" | "business"; period: Period; seats: number; period_end: number } | null;
}

export interface Bill {
  lines: BillLine[];
  /** Whole cents to pay now. */
  total: number;
  /** What it brings at once. */
  credits: number;
  /** Days for which a trial is tried; 0: none. */
  trialDays: number;
  /** What follows: how much, and from when (Unix ms); null: nothing. */
  renews: { cents: number; period: Period; at: number; credits: number } | null;
}

export type BillRefusal = "seats" | "pack" | "noPlan" | "amount";

/** The first of the next month (UTC), when a whole period of Business begins (docs/decisions/019). */
const nextFirst = (now: number): number => Date.UTC(new Date(now).getUTCFullYear(), new Date(now).getUTCMonth() + 1, 1);
const dateOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

function periodAfter(now: number, period: Period): number {
  const at = new Date(now);
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + (period === "yearly" ? 12 : 1));
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, last));
  return at.getTime();
}

const line = (key: BillLine["key"], cents: number, values: BillLine["values"] = {}, quantity = 1): BillLine => ({
  key,
  values,
  quantity,
  cents,
});

/** The one discount that takes most off the first payment of a plan: they do not add up. */
function discountOf(
  { offers }: Pricing,
  item: OrderItem,
  { first, country, now, codePercent }: Buyer,
): { key: BillLine["key"]; percent: number } | null {
  const plan = item.product === "starter" || item.product === "business";
  const { new_user, regional } = offers;
  const flash = item.product === "starter" || item.product === "business" ? flashOf(offers, { ...item, now }) : null;
  const choices: { key: BillLine["key"]; percent: number }[] = [
    ...(codePercent > 0 ? [{ key: "code" as const, percent: codePercent }] : []),
    ...(plan && first && new_user.on ? [{ key: "newUser" as const, percent: new_user.percent }] : []),
    ...(plan && regional.on && runs(regional, now) && regional.countries.includes(country)
      ? [{ key: "regional" as const, percent: regional.percent }]
      : []),
    ...(flash ? [{ key: "flash" as const, percent: flash.percent }] : []),
  ];
  return choices.toSorted((a, b) => b.percent - a.percent)[0] ?? null;
}

function discounted(pricing: Pricing, item: OrderItem, buyer: Buyer, full: Omit<Bill, "total">): Bill {
  const sum = full.lines.reduce((cents, one) => cents + one.cents, 0);
  const discount = full.trialDays > 0 ? null : discountOf(pricing, item, buyer);
  if (!discount) return { ...full, total: sum };
  const off = Math.floor((sum * discount.percent) / 100);
  return { ...full, lines: [...full.lines, line(discount.key, -off, { percent: discount.percent })], total: sum - off };
}

function starterBill({ starter }: Pricing, period: Period, { now, first }: Buyer): Omit<Bill, "total"> {
  const { trial, credits_month } = starter;
  const cents = period === "yearly" ? starter.yearly_month_cents * 12 : starter.monthly_cents;
  const renews = (at: number) => ({ cents, period, at, credits: credits_month });
  if (trial.on && first && period === "monthly")
    return {
      lines: [line("trial", trial.cents, { days: trial.days })],
      credits: trial.credits,
      trialDays: trial.days,
      renews: renews(now + trial.days * DAY),
    };
  return { lines: [line("starter", cents, { period })], credits: credits_month, trialDays: 0, renews: renews(periodAfter(now, period)) };
}

function businessBill({ business }: Pricing, { period, seats }: { period: Period; seats: number }, { now }: Buyer): Omit<Bill, "total"> {
  const quote = quoteBusiness(business, period, seats, daysLeft(dateOf(now)) ?? 30);
  return {
    lines: [line("businessFirst", quote.first.cents, { days: quote.days, seats, period }, seats)],
    credits: quote.first.credits,
    trialDays: 0,
    renews: { cents: quote.payment.cents, period, at: nextFirst(now), credits: quote.month.credits },
  };
}

/** Seats for the rest of what is paid already: by the month its days, by the year its days; credits of this month's days. */
function seatsBill({ business }: Pricing, added: number, { now, plan }: Buyer): Omit<Bill, "total"> {
  const left = Math.max(0, Math.ceil(((plan?.period_end ?? now) - now) / DAY));
  const monthDays = Math.min(30, daysLeft(dateOf(now)) ?? 30, left);
  const yearly = plan?.period === "yearly";
  const cents = yearly
    ? proratedYearlyCents(business.yearly_month_cents, Math.min(365, left), added)
    : proratedMonthlyCents(business.monthly_cents, Math.min(30, left), added);
  return {
    lines: [line("seats", cents, { days: yearly ? left : Math.min(30, left), seats: added }, added)],
    credits: proratedCredits(monthDays, added, business.credits_seat_month),
    trialDays: 0,
    renews: null,
  };
}

/** What an order costs, brings, and leads to; or why there is none of it. The page shows it and the upstream charges it: the same. */
export function billOf(pricing: Pricing, item: OrderItem, buyer: Buyer): Bill | BillRefusal {
  const bill = wholeBill(pricing, item, buyer);
  if (typeof bill === "string") return bill;
  const done = discounted(pricing, item, buyer, bill);
  return Math.max(done.total, done.renews?.cents ?? 0) > AMOUNT_MAX_CENTS || done.total < 0 ? "amount" : done;
}

function wholeBill(pricing: Pricing, item: OrderItem, buyer: Buyer): Omit<Bill, "total"> | BillRefusal {
  const { min_seats, max_seats } = pricing.business;
  switch (item.product) {
    case "starter":
      return starterBill(pricing, item.period, buyer);
    case "business":
      return item.seats < min_seats || item.seats > max_seats ? "seats" : businessBill(pricing, item, buyer);
    case "seats":
      if (buyer.plan?.plan !== "business") return "noPlan";
      return buyer.plan.seats + item.seats > max_seats ? "seats" : seatsBill(pricing, item.seats, buyer);
    case "pack": {
      const pack = pricing.packs.list.find(({ id }) => id === item.pack);
      if (!pack) return "pack";
      return { lines: [line("pack", pack.cents, { credits: pack.credits })], credits: pack.credits, trialDays: 0, renews: null };
    }
  }
}
