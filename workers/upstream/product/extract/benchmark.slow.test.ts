import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { productPagesFolder } from "../../../../tests/setup/product-pages.ts";
import { decodePage, extractProduct, type ExtractedProduct } from "./index.ts";

type Attribute = "price" | "availability" | "sku";
type Truth = Record<string, Partial<Record<Attribute, string[]>>>;

/** F1 of the best commercial service on the whole benchmark these pages are from. */
const BEST: Record<Attribute, number> = { price: 0.918, availability: 0.957, sku: 0.841 };

type Matches = (truth: string, answer: string) => boolean;
const exactly: Matches = (truth, answer) => truth === answer;
const asAmount: Matches = (truth, answer) => answer !== "" && Number(truth) === Number(answer);
const SAME: Record<Attribute, Matches> = { price: asAmount, availability: exactly, sku: exactly };

/** Right, wrong and missed as the benchmark counts them: a wrong answer where there is a right one is both wrong and missed. */
function score(truth: Truth, read: ReadonlyMap<string, ExtractedProduct>, attribute: Attribute): number {
  let right = 0,
    wrong = 0,
    missed = 0;
  for (const [id, product] of read) {
    const wanted = truth[id]?.[attribute] ?? [];
    const answer = product[attribute];
    const matches = wanted.some((one) => SAME[attribute](one, answer));
    if (matches) right++;
    else {
      if (answer !== "") wrong++;
      if (wanted.length > 0) missed++;
    }
  }
  return (2 * right) / (2 * right + wrong + missed);
}

const folder = productPagesFolder();

/** What people wrote down of each page, by the page's id; empty where the pages are not at hand. */
const truth: Truth = folder === null ? {} : (JSON.parse(readFileSync(join(folder, "ground-truth.json"), "utf8")) as Truth);

const htmlOf = (id: string): string => decodePage(gunzipSync(readFileSync(join(folder ?? "", `${id}.html.gz`))), null);

/** Stands in the titles of tests that are left out. */
const WHY = folder === null ? " (skipped: no shared/data/product-pages, see REELWRIGHT_SHARED)" : "";

describe.skipIf(folder === null)(`73 real product pages${WHY}`, () => {
  const read = new Map<string, ExtractedProduct>();
  for (const id of Object.keys(truth)) read.set(id, extractProduct(htmlOf(id), ""));

  it.each(["price", "availability", "sku"] as const)(
    "are read better than the best commercial service reads them, by the truth as written: %s",
    (attribute) => {
      expect(score(truth, read, attribute)).toBeGreaterThan(BEST[attribute]);
    },
  );

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
      for (const attribute of ["price", "availability", "sku"] as const)
        expect(score(truth, read, attribute)).toBeGreaterThan(least[attribute]);
    },
    60_000,
  );
});
