import type { AdBrief } from "../../../timeline/brief.ts";
import { formatMoney } from "../../../trpc/contract/money.ts";
import type { Product, ScriptLanguage } from "../../../trpc/contract/product.ts";
import { sayableBrand, shownName } from "./index.ts";

/** What a director is told of the product: its name as the ad writes it, its prices ready to show, its brand's colours. */
export const briefProduct = (product: Product, language: ScriptLanguage): AdBrief["product"] => ({
  name: product.name,
  shown: shownName(product, language),
  // One in a script that the ad's viewers do not read is no masthead.
  brand: sayableBrand(product, language),
  colors: product.brand_colors ?? [],
  ...(product.availability === "OutOfStock" ? { sold_out: true } : {}),
  colors_first: product.brand_colors_first ?? false,
  price: formatMoney(product.promo_price ?? product.original_price, language),
  original_price: product.promo_price ? formatMoney(product.original_price, language) : "",
});
