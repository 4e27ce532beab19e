import type { AdBrief } from "../../../timeline/brief.ts";
import { formatMoney } from "../../../trpc/contract/money.ts";
import type { Money } from "../../../trpc/contract/product.ts";
import { writtenPrice } from "./text/money.ts";
import type { Product, ScriptLanguage } from "../../../trpc/contract/product.ts";
import { sayableBrand, shownName } from "./index.ts";

/** A price as the ad shows it: in Chinese as it is said, "29美元" and not "$29" beside it; no line ends within it. */
const shownPrice = (price: Money | null, language: ScriptLanguage): string =>
  (price && language === "zh" && price.currency !== "CNY" ? writtenPrice(price, "zh") : formatMoney(price, language)).replaceAll(
    " ",
    "\u00a0",
  );

/** What a director is told of the product: its name as the ad writes it, its prices ready to show, its brand's colours. */
export const briefProduct = (product: Product, language: ScriptLanguage): AdBrief["product"] => ({
  name: product.name,
  shown: shownName(product, language),
  // One in a script that the ad's viewers do not read is no masthead.
  brand: sayableBrand(product, language),
  colors: product.brand_colors ?? [],
  ...(product.availability === "OutOfStock" ? { sold_out: true } : {}),
  colors_first: product.brand_colors_first ?? false,
  price: shownPrice(product.promo_price ?? product.original_price, language),
  original_price: product.promo_price ? shownPrice(product.original_price, language) : "",
});
