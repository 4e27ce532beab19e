import type { Product } from "../product.ts";
import type { RuleIssue } from "./issue.ts";

type Prices = Pick<Product, "promo_price" | "original_price">;

/** The price that is crossed out is of the same currency, and higher than the one that is paid: anything else is no offer. */
export function checkPrices({ promo_price: now, original_price: before }: Prices): RuleIssue[] {
  if (!now || !before) return [];
  if (now.currency === before.currency && Number(before.amount) > Number(now.amount)) return [];
  return [{ field: "oldPrice", key: "product.oldPriceLower", params: {} }];
}
