/** The key in local storage under which a tab tells the others that a payment went through (spec §3 Storage keys). */
const PAID_KEY = "reelwright.payment-success";

/** Spec §4: a payment in another tab refetches the user. What that takes is loaded when it happens. */
export function watchPayments(): void {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === PAID_KEY && newValue) void import("./refetch.ts").then(({ refetch }) => refetch());
  });
}
