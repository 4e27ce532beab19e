import type { Reading } from "./reading.ts";
import type { PriceVote } from "./vote/price.ts";
import { likeness } from "./names.ts";

interface Signs {
  sku: string;
  /** The page shows the identifier to its reader. */
  shown: boolean;
  /** Rows of a specification. */
  specs: number;
  /** The page says that what it shows is sold out. */
  soldOut: boolean;
}

/** Words that shops put into the addresses of products. */
const PRODUCT_PATH =
  /\/(dp|p|pd|pdp|product|products|item|itm|ip|artikel|produkt|produit|producto|produto|prodotto|goods|detail|shop)s?[/_-]|[-_/]p?\d{6,}(\.html?)?$/i;

/** How sure it is that the page sells one product, 0–1; a list, an article or an error page stays below 0.5. */
export function judgePage(reading: Reading, { price, original, strength }: PriceVote, { sku, shown, specs, soldOut }: Signs): number {
  const { jsonLd, microdata, meta, state, buys, aside, anchor, page } = reading;
  const marked = [jsonLd, microdata].find(
    (product) => product !== null && (reading.name === "" || likeness(product.name, reading.name) > 0.5 || product.offers.length > 0),
  );
  const buyable = buys.some((node) => (aside[node.index] ?? 0) === 0);
  const points =
    (marked ? 0.45 : 0) +
    (meta.isProduct || meta.price !== "" ? 0.2 : 0) +
    (price === "" ? 0 : Math.min(0.35, strength * 0.045)) +
    (buyable ? 0.25 : 0) +
    (sku === "" ? 0 : shown ? 0.25 : 0.1) +
    (original === "" ? 0 : 0.1) +
    (soldOut ? 0.25 : 0) +
    (specs >= 3 ? 0.1 : 0) +
    (PRODUCT_PATH.test(page.canonical || page.url) ? 0.15 : 0) +
    (state.some((one) => one.price !== "" || one.sku !== "") ? 0.15 : 0) -
    (anchor === null ? 0.2 : 0) -
    (marked ? 0 : buys.length > 6 ? 0.25 : 0);
  return Math.round(Math.max(0, Math.min(1, points)) * 100) / 100;
}
