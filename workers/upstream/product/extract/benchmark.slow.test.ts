import { describe, expect, it } from "vitest";
import { productPagesFolder } from "../../../../tests/setup/product-pages.ts";
import { ATTRIBUTES, htmlIn, score, truthIn, type Attribute } from "../../../../tests/setup/reader-score.ts";
import { extractProduct, type ExtractedProduct } from "./index.ts";

/** F1 of the best commercial service on the whole benchmark these pages are from. */
const BEST: Record<Attribute, number> = { price: 0.918, availability: 0.957, sku: 0.841 };

const folder = productPagesFolder();
const truth = truthIn(folder);
const htmlOf = (id: string): string => htmlIn(folder ?? "", id);

/** Stands in the titles of tests that are left out. */
const WHY = folder === null ? " (skipped: no shared/data/product-pages, see REELWRIGHT_SHARED)" : "";

describe.skipIf(folder === null)(`73 real product pages${WHY}`, () => {
  const read = new Map<string, ExtractedProduct>();
  for (const id of Object.keys(truth)) read.set(id, extractProduct(htmlOf(id), ""));

  it.each(ATTRIBUTES)("are read better than the best commercial service reads them, by the truth as written: %s", (attribute) => {
    expect(score(truth, read, attribute)).toBeGreaterThan(BEST[attribute]);
  });

  it("are known for product pages", () => {
    const doubted = [...read].filter(([, product]) => product.confidence < 0.5);
    expect(doubted.length).toBeLessThanOrEqual(read.size * 0.05);
  });
});

const withoutMarkup = (html: string): string =>
  html
    .replace(/<script[^>]*ld\+json[^>]*>[\s\S]*?<\/script>/gi, "")
    .replace(/<meta[^>]*(?:og|product|twitter):[^>]*>/gi, "")
    .replace(/\s(?:itemprop|itemtype|typeof)=(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, "")
    .replace(/\sitemscope(?:="[^"]*")?/gi, "");
const withoutNames = (html: string): string => html.replace(/\s(?:class|id|data-[a-z-]+|name|role)=(?:"[^"]*"|'[^']*')/gi, "");

/** What is left of a page, and the F1 that the reading of the rest must stay above. */
const STRIPPED: [title: string, strip: (html: string) => string, least: Record<Attribute, number>][] = [
  ["all markup for machines", withoutMarkup, { ...BEST, price: 0.91 }],
  ["classes, ids, names and data attributes", withoutNames, { ...BEST, price: 0.9, sku: 0.83 }],
  ["both", (html) => withoutNames(withoutMarkup(html)), { price: 0.86, availability: BEST.availability, sku: 0.78 }],
];

describe.skipIf(folder === null)(`real pages can be read without${WHY}`, () => {
  it.each(STRIPPED)(
    "%s",
    (_title, strip, least) => {
      const read = new Map(Object.keys(truth).map((id) => [id, extractProduct(strip(htmlOf(id)), "")]));
      for (const attribute of ATTRIBUTES) expect(score(truth, read, attribute)).toBeGreaterThan(least[attribute]);
    },
    60_000,
  );
});
