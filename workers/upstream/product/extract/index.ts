import { readPage } from "./reading.ts";
import { votePrice } from "./vote/price.ts";
import { voteSku } from "./vote/sku.ts";
import { voteAvailability } from "./vote/availability.ts";
import type { ExtractedProduct } from "./types.ts";
export function extractProduct(html: string, url: string): ExtractedProduct {
  const reading = readPage(html, url);
  const { price, original, currency } = votePrice(reading);
  return { name: reading.name, price, original_price: original, currency, availability: voteAvailability(reading), sku: voteSku(reading),
    brand: "", gtin: "", mpn: "", description: "", selling_points: [], images: [], video: "", language: "", facts: [], confidence: 1 };
}
