import { PAID_KEY } from "./paid-key.ts";

/** Spec §4: a payment in another tab refetches the user. What that takes is loaded when it happens. */
export function watchPayments(): void {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === PAID_KEY && newValue) void import("./refetch.ts").then((loaded) => loaded.default());
  });
}
