import type { Pricing } from "../pricing.ts";
import { OFFERS, PACKS, PLANS, REGIONAL_COUNTRIES, VEO_OFFER } from "./plans.ts";

/** What an installation starts with, until an admin writes prices of its own (`admin.plans.set`). */
export const FIRST_PRICING: Pricing = {
  currency: "USD",
  starter: {
    monthly_cents: PLANS.starter.monthlyCents,
    yearly_month_cents: PLANS.starter.yearlyMonthCents,
    credits_month: PLANS.starter.monthlyCredits,
    custom_avatars: PLANS.starter.customAvatars,
    trial: { on: true, ...PLANS.starter.trial },
  },
  business: {
    monthly_cents: PLANS.business.monthlyCents,
    yearly_month_cents: PLANS.business.yearlyMonthCents,
    credits_seat_month: PLANS.business.creditsPerSeatMonth,
    min_seats: PLANS.business.minSeats,
    max_seats: PLANS.business.maxSeats,
  },
  enterprise: { contact: "" },
  packs: PACKS,
  offers: {
    new_user: { on: true, percent: Math.round(OFFERS.newUserDiscount * 100) },
    refund: { on: true, days: OFFERS.refundDays },
    flash: [],
    regional: {
      on: false,
      percent: Math.round(OFFERS.newUserDiscount * 100),
      countries: [...REGIONAL_COUNTRIES],
      starts_at: 0,
      ends_at: 0,
    },
    veo: VEO_OFFER,
    stay_credits: OFFERS.stayCredits,
  },
};
