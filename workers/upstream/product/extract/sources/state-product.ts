import { likeness } from "../names.ts";
import { readMachinePrice } from "../money/amount.ts";
import type { Availability } from "../types.ts";
import { readAvailability } from "./schema-product.ts";
import { asText, isObject, type JsonObject } from "./values.ts";

/** An object of the page's embedded state that describes the page's product. */
export interface StateProduct {
  price: string;
  list: string;
  currency: string;
  sku: string;
  ids: string[];
  brand: string;
  description: string;
  availability: Availability | "";
}

const NAME = /^(name|title|product_?name|display_?name|item_?name|productTitle|fullName|prod_name|product_title|pn)$/i;
const PRICE = [
  /^(sale_?price|special_?price|final_?price|current_?price|promo_?price|offer_?price|discounted_?price|selling_?price|now_?price|price_?sale)$/i,
  /^(price|product_?price|item_?price|unit_?price|prod_price|price_?amount|price_?value|priceWithTax|prices|sellPrice|actualPrice|amount)$/i,
];
const LIST =
  /^(list_?price|original_?price|regular_?price|old_?price|compare_at_price|was_?price|msrp|rrp|strike_?price|base_?price|retail_?price|full_?price)$/i;
const SKU =
  /^(sku|sku_?code|product_?sku|item_?sku|prod_sku|product_?code|article_?(number|no|code)|item_?number|part_?number|productReference|reference)$/i;
const ID = /^(id|product_?id|prod_?id|item_?id|pid|sku_?id|variant_?id|article_?id|entity_?id|productKey|goods_?id)$/i;

const pick = (value: JsonObject, key: RegExp): unknown => {
  const name = Object.keys(value).find((one) => key.test(one) && value[one] !== null && value[one] !== "");
  return name === undefined ? undefined : value[name];
};

/** A price that state writes bare, or in an object such as `{ value, currency }`. */
function priceOf(raw: unknown, currency: string): string {
  if (!isObject(raw)) return readMachinePrice(raw, currency);
  const inner = [raw.sale, raw.current, raw.now, raw.final, raw.value, raw.amount, raw.price, raw.selling, raw.raw].find(
    (one) => one !== undefined && one !== null,
  );
  return isObject(inner) ? readMachinePrice(inner.value ?? inner.amount ?? inner.price, currency) : readMachinePrice(inner, currency);
}

/** The state objects that carry the product's name and a price or an identifier, the richest first. */
export function stateProducts(objects: readonly JsonObject[], name: string): StateProduct[] {
  const found: { product: StateProduct; weight: number }[] = [];
  for (const value of objects) {
    const called = asText(pick(value, NAME));
    if (called.length < 3 || called.length > 400 || likeness(called, name) < 0.75) continue;
    const product = readState(value);
    const weight =
      (product.price ? 2 : 0) +
      (product.sku ? 2 : 0) +
      (product.ids.length > 0 ? 1 : 0) +
      (product.description ? 1 : 0) +
      likeness(called, name);
    if (product.price || product.sku || product.ids.length > 0) found.push({ product, weight });
  }
  return found
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 8)
    .map(({ product }) => product);
}

function readState(value: JsonObject): StateProduct {
  const said = asText(pick(value, /^(currency|currency_?code|price_?currency)$/i)).toUpperCase();
  const currency = /^[A-Z]{3}$/.test(said) ? said : "";
  return {
    price: PRICE.map((key) => priceOf(pick(value, key), currency)).find(Boolean) ?? "",
    list: priceOf(pick(value, LIST), currency),
    currency,
    sku: asText(pick(value, SKU)),
    ids: [asText(pick(value, ID))].filter(Boolean),
    brand: asText(pick(value, /^(brand|brand_?name|vendor|manufacturer|product_?brand)$/i)),
    description: asText(pick(value, /^(description|long_?description|product_?description|body_html)$/i)),
    availability: readAvailability(
      pick(value, /^(availability|in_?stock|is_?in_?stock|available|stock_?status|isAvailable|inventoryStatus)$/i),
    ),
  };
}
