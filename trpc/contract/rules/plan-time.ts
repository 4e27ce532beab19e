const DAY = 86_400_000;

/** The same day of the next month (UTC), or that month's last (Unix ms). */
export function monthAfter(at: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + 1);
  date.setUTCDate(Math.min(day, new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()));
  return date.getTime();
}

/** The same day a year earlier (UTC); of a leap day, the last of February (Unix ms). */
export function yearBefore(at: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

/** For how long credits of a plan outlast their month: a renewal's payment takes hours. */
const CREDIT_GRACE_MS = DAY;

/** When a plan's credits end: with their month, or with what was paid where that is sooner. */
export const planCreditsEnd = (start: number, paidUntil: number): number => Math.min(monthAfter(start), paidUntil) + CREDIT_GRACE_MS;

/** Seats that are paid for now: a period that has begun keeps those it began with, though the next has fewer. */
export const seatsNow = (
  { seats, kept_seats, kept_until }: { seats: number; kept_seats: number; kept_until: number | null },
  now = Date.now(),
): number => (kept_until !== null && kept_until > now ? Math.max(seats, kept_seats) : seats);
