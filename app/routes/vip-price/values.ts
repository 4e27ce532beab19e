import type { Pricing } from "../../../trpc/contract/pricing.ts";
import { daysLeft, type Period } from "../../../trpc/contract/rules/first-month.ts";

export interface Asked {
  period: Period;
  /** As typed; null where it is no whole number that the plan allows. */
  seats: { typed: string; value: number | null };
  start: string;
  days: number;
}

/** Today in a time zone, `YYYY-MM-DD`. */
export const todayIn = (zone: string, now = Date.now()): string => new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(now);

/** What the address asks for; what is missing or wrong gives way to the start, but a wrong number of seats is said. */
export function askedFrom(query: URLSearchParams, { business: { min_seats, max_seats } }: Pricing, today: string): Asked {
  const typed = (query.get("seats") ?? String(min_seats)).slice(0, 20).trim();
  const seats = /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
  const start = daysLeft(query.get("start") ?? "") === null ? today : (query.get("start") ?? today);
  return {
    period: query.get("period") === "yearly" ? "yearly" : "monthly",
    seats: { typed, value: seats >= min_seats && seats <= max_seats ? seats : null },
    start,
    days: daysLeft(start) ?? 30,
  };
}

/** The address of the same page by the other period. */
export const addressOf = ({ seats, start }: Asked, period: Period): string =>
  `?${new URLSearchParams({ period, seats: seats.typed, start })}`;
