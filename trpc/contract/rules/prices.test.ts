import { expect, it } from "vitest";
import { checkPrices } from "./prices.ts";

const eur = (amount: string) => ({ amount, currency: "EUR" });

it.each([
  ["9.90", "29.90", []],
  ["29.90", "9.90", ["product.oldPriceLower"]],
  ["29.90", "29.90", ["product.oldPriceLower"]],
  ["9", "10.00", []],
])("%s now and %s before", (now, before, keys) => {
  expect(checkPrices({ promo_price: eur(now), original_price: eur(before) }).map(({ key }) => key)).toEqual(keys);
});

it("one price alone is none to compare, and prices of two currencies cannot be compared", () => {
  expect(checkPrices({ promo_price: null, original_price: eur("9") })).toEqual([]);
  expect(checkPrices({ promo_price: { amount: "9", currency: "USD" }, original_price: eur("10") })).toHaveLength(1);
});
