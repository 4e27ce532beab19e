/** The key in local storage under which a tab tells the others that a payment went through (spec §3 Storage keys). */
export const PAID_KEY = "reelwright.payment-success";
