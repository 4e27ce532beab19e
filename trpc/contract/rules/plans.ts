/**
 * Plan constants (spec §9). Money in whole US cents. The specification gives no price of Business, none by the year
 * and no most of seats: those are decided here (docs/decisions/019), and an admin may write others.
 */
export const PLANS = {
  starter: {
    monthlyCredits: 150,
    monthlyCents: 2900,
    yearlyMonthCents: 2400,
    customAvatars: 1,
    trial: { cents: 599, days: 3, credits: 150 },
  },
  business: { monthlyCents: 3900, yearlyMonthCents: 3200, creditsPerSeatMonth: 200, minSeats: 2, maxSeats: 100 },
} as const;

/** Offers and rewards (spec §9). Shares of 1 where they are discounts. */
export const OFFERS = {
  newUserDiscount: 0.3,
  refundDays: 7,
  flashSaleDiscounts: [0.5, 0.36],
  upgradeDiscount: 0.5,
  stayCredits: 100,
  inviterCredits: 5,
  inviteeCredits: 10,
} as const;

/**
 * The Veo promo (spec §9 "Veo 3 half-price $2 promo"). Read as half the price: 8 seconds of Veo 3.1 are then 12 credits, $2.32 of
 * Starter's. The other reading, $2 a video however long, would be below what the provider takes. With an end, as every lower
 * price here (docs/decisions/019).
 */
export const VEO_OFFER = { on: true, percent: 50, starts_at: 0, ends_at: Date.UTC(2028, 0, 1) };

/** Countries of spec §9 "Regional handling" (ISO 3166): India, Vietnam, Indonesia, Philippines, Brazil, Pakistan, Thailand. */
export const REGIONAL_COUNTRIES = ["IN", "VN", "ID", "PH", "BR", "PK", "TH"] as const;

/** Credit packs (the specification names no sizes and no prices; decided in docs/decisions/076). A year to spend them. */
export const PACKS = {
  list: [
    { id: "100", credits: 100, cents: 2200 },
    { id: "500", credits: 500, cents: 9900 },
    { id: "2000", credits: 2000, cents: 35900 },
  ],
  days: 365,
};

/** Days that a prorated month and year are divided by (spec §9). */
const MONTH_DAYS = 30;
const YEAR_DAYS = 365;

const requireDays = (days: number, max: number): void => {
  if (!Number.isInteger(days) || days < 0 || days > max) throw new RangeError(`days must be 0 to ${max}, got ${days}`);
};

const requireSeats = (seats: number): void => {
  if (!Number.isInteger(seats) || seats < 1) throw new RangeError(`seats must be a positive integer, got ${seats}`);
};

/** Credits of a first, partial Business month: 200 / 30 for each remaining day and seat, rounded up. */
export const proratedCredits = (
  remainingDays: number,
  seats: number,
  perSeatMonth: number = PLANS.business.creditsPerSeatMonth,
): number => {
  requireDays(remainingDays, MONTH_DAYS);
  requireSeats(seats);
  return Math.ceil((perSeatMonth * remainingDays * seats) / MONTH_DAYS);
};

/** Cents for the rest of a month: monthly price / 30 for each day. Rounded down, in the buyer's favour. */
export const proratedMonthlyCents = (monthlyCents: number, remainingDays: number, seats: number): number => {
  requireDays(remainingDays, MONTH_DAYS);
  requireSeats(seats);
  return Math.floor((monthlyCents * remainingDays * seats) / MONTH_DAYS);
};

/**
 * Cents for the rest of a year: yearly price × 12 / 365 for each day. The "yearly price" of the
 * specification is the price of one month when paid by the year, or × 12 would make no sense.
 */
export const proratedYearlyCents = (centsPerMonth: number, remainingDays: number, seats: number): number => {
  requireDays(remainingDays, YEAR_DAYS);
  requireSeats(seats);
  return Math.floor((centsPerMonth * 12 * remainingDays * seats) / YEAR_DAYS);
};
