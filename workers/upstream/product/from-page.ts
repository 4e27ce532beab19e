import { usedSpace } from "../../../db/queries/stored-file.ts";
import type { Fact, Money, Product } from "../../../trpc/contract/product.ts";
import { quotaOf } from "../../../trpc/contract/rules/storage.ts";
import type { ProductLimits } from "../../../trpc/contract/rules/product.ts";
import { AppError } from "../app-error.ts";
import type { Services } from "../services.ts";
import { clip, clipProse } from "./clip.ts";
import { decodePage, extractProduct, type ExtractedProduct } from "./extract/index.ts";
import { readPage } from "./page.ts";
import { keepFilms } from "./films.ts";
import { logoColors } from "./logo-colors.ts";
import type { Owner } from "./owner.ts";
import { keepPictures } from "./pictures.ts";

const PRODUCT_PAGE = 0.5;

const moneyOf = (amount: string, currency: string): Money | null => (amount && /^[A-Z]{3}$/.test(currency) ? { amount, currency } : null);

const factsOf = ({ facts }: ExtractedProduct): Fact[] =>
  facts.map(({ text, source }, index) => ({ id: `f${index + 1}`, text: clip(text, 600), source }));

type Words = Omit<Product, "media" | "language" | "audience" | "source_url">;

/** A page's facts in the shape and lengths that Manage Detail edits. */
export function wordsOf(found: ExtractedProduct, limits: ProductLimits): Words {
  return {
    name: clip(found.name, limits.name),
    brand: clip(found.brand, 100),
    brand_colors: found.brand_colors,
    intro: clipProse(found.description, limits.intro),
    selling_points: found.selling_points.slice(0, limits.sellingPoints).map((point) => clipProse(point, limits.sellingPoint)),
    promo_price: found.original_price ? moneyOf(found.price, found.currency) : null,
    original_price: moneyOf(found.original_price || found.price, found.currency),
    availability: found.availability,
    sku: clip(found.sku, 100),
    facts: factsOf(found),
  };
}

/** Reads a link: the page's words, its pictures and its films. Throws link.failed, link.noProduct, file.noSpace. */
export async function readProduct(all: Services, owner: Owner, link: string, limits: ProductLimits) {
  if ((await usedSpace(all.db, owner.id)) >= quotaOf(owner)) throw new AppError("file.noSpace");
  const page = await readPage(all.media, link);
  const found = extractProduct(decodePage(page.bytes, page.type), page.url);
  if (!found.name || found.confidence < PRODUCT_PAGE) throw new AppError("link.noProduct");
  const [pictures, films, colors] = await Promise.all([
    keepPictures(
      all,
      owner,
      found.images.map(({ url }) => url),
    ),
    keepFilms(all, owner, found.videos),
    found.brand_colors.length > 0 ? found.brand_colors : logoColors(all, owner, found.logos),
  ]);
  return { ...wordsOf(found, limits), brand_colors: colors, media: [...pictures, ...films], source_url: page.url };
}
