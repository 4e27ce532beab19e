import type { Page } from "../dom/page.ts";
import { findAmounts, readMachinePrice } from "../money/amount.ts";
import type { Availability } from "../types.ts";
import { readAvailability } from "./schema-product.ts";

/** What a page's metas (Open Graph, product, Twitter cards) say of its product. */
export interface MetaProduct {
  name: string;
  price: string;
  list: string;
  currency: string;
  availability: Availability | "";
  sku: string;
  brand: string;
  gtin: string;
  mpn: string;
  description: string;
  images: string[];
  video: string;
  isProduct: boolean;
}

export function readMetaProduct({ metas, region }: Page): MetaProduct {
  const first = (...keys: string[]): string => keys.map((key) => metas.get(key)?.[0] ?? "").find(Boolean) ?? "";
  const currency = first(
    "product:sale_price:currency",
    "product:price:currency",
    "og:price:currency",
    "product:pretax_price:currency",
  ).toUpperCase();
  const money = (...keys: string[]): string => keys.map((key) => readMachinePrice(metas.get(key)?.[0], currency)).find(Boolean) ?? "";
  const label = [1, 2, 3].find((at) => /price|preis|prix|precio/i.test(first(`twitter:label${at}`)));
  const carded = label === undefined ? undefined : findAmounts(first(`twitter:data${label}`), region)[0];
  const price = money("product:sale_price:amount", "product:price:amount", "og:price:amount", "product:price") || carded?.value || "";
  return {
    name: first("og:title", "twitter:title"),
    price,
    list: money("product:original_price:amount", "og:price:standard_amount"),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : (carded?.currency ?? ""),
    availability: readAvailability(first("product:availability", "og:availability")),
    sku: first("product:retailer_item_id", "product:sku", "og:sku", "product:id", "product_id", "sku"),
    brand: first("product:brand", "og:brand", "brand"),
    gtin: first("product:ean", "product:upc", "og:upc", "product:gtin", "gtin"),
    mpn: first("product:mfr_part_no", "product:mpn"),
    description: first("og:description", "description", "twitter:description"),
    images: ["og:image:secure_url", "og:image", "og:image:url", "twitter:image", "twitter:image:src"].flatMap(
      (key) => metas.get(key) ?? [],
    ),
    video: first("og:video:secure_url", "og:video", "og:video:url"),
    isProduct: /product|item$/i.test(first("og:type")),
  };
}
