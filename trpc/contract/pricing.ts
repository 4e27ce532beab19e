import { z } from "zod";
import { get } from "./endpoint.ts";

const cents = z.number().int().min(0).max(10_000_000);
const credits = z.number().int().min(1).max(1_000_000);

/** Cents of a month: paid by the month, and paid by the year (spec §9 "yearly price"; see rules/plans.ts). */
const monthPrice = { monthly_cents: cents, yearly_month_cents: cents };

const starter = z.object({
  ...monthPrice,
  credits_month: credits,
  custom_avatars: z.number().int().min(0).max(100),
  /** The deal for new users: for `days` at `cents`, then the month's price. */
  trial: z.object({ on: z.boolean(), cents, days: z.number().int().min(1).max(60), credits }),
});

/** Every price is for one seat. */
const business = z.object({
  ...monthPrice,
  credits_seat_month: credits,
  min_seats: z.number().int().min(2).max(100),
  max_seats: z.number().int().min(2).max(10_000),
});

/** Offers of spec §9 that the page states; one that is off is not shown anywhere. */
const offers = z.object({
  new_user: z.object({ on: z.boolean(), percent: z.number().int().min(1).max(90) }),
  refund: z.object({ on: z.boolean(), days: z.number().int().min(1).max(365) }),
});

/** What the plans cost, as data that an admin edits. */
export const pricing = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  starter,
  business: business.refine(({ min_seats, max_seats }) => min_seats <= max_seats, "max_seats is below min_seats"),
  /** Where a company writes to: an address of e-mail or a page; empty: nobody to write to is named. */
  enterprise: z.object({ contact: z.union([z.literal(""), z.email(), z.url({ protocol: /^https$/ })]) }),
  offers,
});
export type Pricing = z.infer<typeof pricing>;

export const plans = {
  pricing: get("/public/plans", {
    origin: "reelwright",
    summary: "Plans, prices and offers; and whether this installation takes payments.",
    session: "none",
    input: z.object({}),
    output: z.object({ pricing, takes_payment: z.boolean() }),
  }),
};
