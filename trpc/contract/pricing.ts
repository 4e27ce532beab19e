import { z } from "zod";
import { get } from "./endpoint.ts";
import { OFFERS, PACKS, REGIONAL_COUNTRIES, VEO_OFFER } from "./rules/plans.ts";

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

const percent = z.number().int().min(1).max(90);
/** Unix ms: an offer holds from its beginning until before its end. */
const dates = { starts_at: z.number().int().min(0), ends_at: z.number().int().min(0) };

/** A lower price for a time, with the price that it is lower than beside it; never without an end (docs/decisions/019). */
const flash = z.object({ ...dates, percent, product: z.enum(["starter", "business"]), period: z.enum(["monthly", "yearly"]) });

/** The countries of spec §9 "Regional handling": what of the first payment is taken off there. */
const regional = z.object({ ...dates, on: z.boolean(), percent, countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(60) });

/** What is taken off the Veo family's models on their page (spec §9). */
const veo = z.object({ ...dates, on: z.boolean(), percent });

/** Offers of spec §9 that the page states; one that is off is not shown anywhere. */
const offers = z.object({
  new_user: z.object({ on: z.boolean(), percent }),
  refund: z.object({ on: z.boolean(), days: z.number().int().min(1).max(365) }),
  flash: z.array(flash).max(20).default([]),
  regional: regional.default({ on: false, percent: 30, countries: [...REGIONAL_COUNTRIES], starts_at: 0, ends_at: 0 }),
  veo: veo.default(VEO_OFFER),
  /** Credits for staying when one is about to cancel; 0: none are offered. */
  stay_credits: z.number().int().min(0).max(10_000).default(OFFERS.stayCredits),
});

const pack = z.object({ id: z.string().regex(/^[\w-]{1,40}$/), credits, cents: z.number().int().min(50).max(999_999) });
/** Credits that are bought once, and how long they can be spent. */
const packs = z.object({ list: z.array(pack).max(12), days: z.number().int().min(30).max(3650) });

/** What the plans cost, as data that an admin edits. */
export const pricing = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  starter,
  business: business.refine(({ min_seats, max_seats }) => min_seats <= max_seats, "max_seats is below min_seats"),
  /** Where a company writes to: an address of e-mail or a page; empty: nobody to write to is named. */
  enterprise: z.object({ contact: z.union([z.literal(""), z.email(), z.url({ protocol: /^https$/ })]) }),
  packs: packs.default(PACKS),
  offers,
});
export type Pricing = z.infer<typeof pricing>;

export const plans = {
  pricing: get("/public/plans", {
    origin: "reelwright",
    summary: "Plans, prices and offers; and whether this installation takes payments.",
    session: "none",
    input: z.object({}),
    /** `test`: payments go to the local payment server, or to a provider's test mode: nobody is charged. */
    output: z.object({ pricing, takes_payment: z.boolean(), test: z.boolean() }),
  }),
};
