import { readPage } from "./reading.ts";
import { votePrice } from "./vote/price.ts";
import { voteSku } from "./vote/sku.ts";
import { shownSoldOut, voteAvailability } from "./vote/availability.ts";
import { readBullets, SHOP_TALK } from "./content/bullets.ts";
import { describe } from "./content/description.ts";
import { collectFacts } from "./content/facts.ts";
import { identify } from "./content/identity.ts";
import { collectImages } from "./content/images.ts";
import { findLogos } from "./content/logo.ts";
import { sentencesOf } from "./content/plain-text.ts";
import { readSpecs } from "./content/specs.ts";
import { findVideos } from "./content/video.ts";
import { guessLanguage } from "./language.ts";
import { readBrandColors } from "./sources/brand-colors.ts";
import { judgePage } from "./confidence.ts";
import type { ExtractedProduct } from "./types.ts";

export { decodePage } from "./charset.ts";
export type { Availability, ExtractedFact, ExtractedImage, ExtractedProduct, Source } from "./types.ts";

/**
 * Reads the product of a page (spec §5 analysis): JSON-LD, microdata, Open Graph, embedded state and the visible
 * page each make claims, and the best supported one wins. Pure; never throws on any HTML.
 * `url` is the page's address, or `""` to take it from the page itself.
 */
export function extractProduct(html: string, url: string): ExtractedProduct {
  const reading = readPage(html, url);
  const vote = votePrice(reading);
  const { sku, shown } = voteSku(reading);
  const specs = readSpecs(reading);
  const bullets = readBullets(reading);
  const description = describe(reading);
  const identity = identify(reading, specs);
  return {
    name: reading.name,
    price: vote.price,
    original_price: vote.original,
    currency: vote.currency,
    availability: voteAvailability(reading),
    sku,
    ...identity,
    brand_colors: readBrandColors(reading.page),
    logos: findLogos(reading, identity.brand),
    description: description.text,
    selling_points: (bullets.length > 0 ? bullets : sentencesOf(description.text).filter((text) => !SHOP_TALK.test(text))).slice(0, 10),
    images: collectImages(reading),
    videos: findVideos(reading),
    language: reading.page.language || guessLanguage(`${description.text} ${reading.page.stream.text}`),
    facts: collectFacts(reading, { bullets, description, specs }),
    confidence: judgePage(reading, vote, { sku, shown, specs: specs.length, soldOut: shownSoldOut(reading) > 1 }),
  };
}
