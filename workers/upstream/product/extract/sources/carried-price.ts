import type { Page } from "../dom/page.ts";
import { readMachinePrice } from "../money/amount.ts";

const KEYED =
  /\b(?:ecomm_totalvalue|product_?price|prod_?price|item_?price|total_?value|current_?price|sale_?price|final_?price|product_?value)["']?\s{0,3}[:=]\s{0,3}["']?(\d{1,7}(?:[.,]\d{1,2})?)["'\s,;})]/gi;
const FIELD = /^(price|product_?price|item_?price|amount|preis|prix|precio)$/i;
const HOOK = /^data-(?:product-?|item-?|final-?|current-?|sale-?|ga-?)?price(?:-amount|-value)?$/;

/** Prices that forms, data attributes and tracking calls carry: they only back what the page shows. */
export function carriedPrices({ nodes }: Page, aside: Uint8Array, scripts: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (raw: string): void => {
    const value = readMachinePrice(raw, "");
    if (value.length > 1 && found.size < 200) found.add(value);
  };
  for (const node of nodes) {
    if (node.tag === "" || (aside[node.index] ?? 0) > 0) continue;
    if (node.tag === "input" && FIELD.test(node.attributes.name ?? "")) add(node.attributes.value ?? "");
    for (const name in node.attributes) if (name.startsWith("data-") && HOOK.test(name)) add(node.attributes[name] ?? "");
  }
  for (const text of scripts) for (const [, raw = ""] of text.matchAll(KEYED)) add(raw.replace(",", "."));
  return found;
}
