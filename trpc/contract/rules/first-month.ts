import type { Pricing } from "../pricing.ts";
import { proratedCredits, proratedMonthlyCents, proratedYearlyCents } from "./plans.ts";

export type Period = "monthly" | "yearly";

export interface BusinessQuote {
  /** Days from the start to the end of its month, 1…30: a 31st day is free. */
  days: number;
  /** The part of a month that is used: what it costs and brings. */
  first: { cents: number; credits: number };
  /** Every whole month after it. */
  month: { cents: number; credits: number };
  /** What is paid at a time after the first part: a month, or twelve. */
  payment: { cents: number };
}

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Days that remain of a date's month, that day among them, 30 at most. `date` is `YYYY-MM-DD`; null where it is none. */
export function daysLeft(date: string): number | null {
  const [, year = "", month = "", day = ""] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const last = lastDayOf(Number(year), Number(month));
  const valid = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= last;
  return valid ? Math.min(30, last - Number(day) + 1) : null;
}

/**
 * What a Business team pays and gets (spec §9): the first month by its remaining days (200 / 30 credits; the month's
 * price / 30, or the yearly price × 12 / 365), whole months after it.
 */
export function quoteBusiness(
  { monthly_cents, yearly_month_cents, credits_seat_month }: Pricing["business"],
  period: Period,
  seats: number,
  days: number,
): BusinessQuote {
  const month = { cents: (period === "yearly" ? yearly_month_cents : monthly_cents) * seats, credits: credits_seat_month * seats };
  const cents =
    period === "yearly" ? proratedYearlyCents(yearly_month_cents, days, seats) : proratedMonthlyCents(monthly_cents, days, seats);
  const first = { cents: Math.min(cents, month.cents), credits: proratedCredits(days, seats, credits_seat_month) };
  return { days, first, month, payment: { cents: period === "yearly" ? month.cents * 12 : month.cents } };
}
