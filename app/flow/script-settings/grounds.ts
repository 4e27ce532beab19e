import type { Language } from "../../../locales/index.ts";
import { formatMoney } from "../../../trpc/contract/money.ts";
import type { Fact, ShownProduct } from "../../../trpc/contract/product.ts";

/** What the user saw and confirmed in Manage Detail, by the field that a claim names. */
function fieldText(product: ShownProduct, field: string, lang: Language): string {
  const [name, index] = field.split(".");
  if (name === "selling_points") return product.selling_points[Number(index)] ?? "";
  // A reduction rests on both prices.
  if (name === "original_price" && product.promo_price)
    return [product.original_price, product.promo_price].map((price) => formatMoney(price, lang)).join(" → ");
  if (name === "promo_price" || name === "original_price") return formatMoney(product[name], lang);
  return name === "name" || name === "brand" || name === "intro" ? product[name] : "";
}

/** What a claim rests on: a sentence of the page, or a field that the user confirmed (`field:name`). */
export function groundOf(product: ShownProduct, factId: string, lang: Language): Pick<Fact, "text" | "source"> {
  const fact = product.facts.find(({ id }) => id === factId);
  return fact ?? { text: fieldText(product, factId.replace(/^field:/, ""), lang), source: "user" };
}
