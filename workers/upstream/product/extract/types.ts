/** Where a fact of the page was read. */
export type Source = "json-ld" | "microdata" | "open-graph" | "state" | "page";

/** A sentence of the page that a claim may rest on; at most 600 characters. */
export interface ExtractedFact {
  text: string;
  source: Source;
}

/** A picture of the product; `width` and `height` are 0 where the page does not say. */
export interface ExtractedImage {
  url: string;
  width: number;
  height: number;
}

export type Availability = "InStock" | "OutOfStock";

/**
 * What a page says of its product (spec §3 Product). Amounts are decimal strings (`"87.11"`),
 * `currency` is ISO 4217, `language` BCP 47; `""` stands for "the page does not say".
 */
export interface ExtractedProduct {
  name: string;
  /** The price to pay. */
  price: string;
  /** The struck-through price. */
  original_price: string;
  currency: string;
  /** `InStock` when unclear. */
  availability: Availability;
  /** An identifier unique on its site. */
  sku: string;
  brand: string;
  /** Colours that the page calls its own, `#rrggbb`; none that is black, white or grey. */
  brand_colors: string[];
  /** Absolute URLs of the logos of brand and shop, the likeliest first, at most three. */
  logos: string[];
  gtin: string;
  mpn: string;
  description: string;
  selling_points: string[];
  /** Absolute URLs, best first. */
  images: ExtractedImage[];
  /** Absolute URLs, the ones that markup names first. */
  videos: string[];
  language: string;
  facts: ExtractedFact[];
  /** 0–1: how sure it is that this page sells one product; below 0.5 it is no product page. */
  confidence: number;
}
