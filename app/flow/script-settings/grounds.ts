import type { Fact, Money, ShownProduct } from "../../../trpc/contract/product.ts";

const amount = (money: Money | null): string => (money ? `${money.amount} ${money.currency}` : "");

/** What the user saw and confirmed in Manage Detail, by the field that a claim names. */
function fieldText(product: ShownProduct, field: string): string {
  const [name, index] = field.split(".");
  if (name === "selling_points") return product.selling_points[Number(index)] ?? "";
  if (name === "promo_price" || name === "original_price") return amount(product[name]);
  return name === "name" || name === "brand" || name === "intro" ? product[name] : "";
}

/** What a claim rests on: a sentence of the page, or a field that the user confirmed (`field:name`). */
export function groundOf(product: ShownProduct, factId: string): Pick<Fact, "text" | "source"> {
  const fact = product.facts.find(({ id }) => id === factId);
  return fact ?? { text: fieldText(product, factId.replace(/^field:/, "")), source: "user" };
}
