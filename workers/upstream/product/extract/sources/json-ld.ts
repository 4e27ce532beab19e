import type { Page } from "../dom/page.ts";
import { attribute } from "../dom/node.ts";
import { parseLoose } from "./loose-json.ts";
import { isProduct } from "./schema-product.ts";
import { objectsIn, type JsonObject } from "./values.ts";

/** A product object of the page's markup and whether it stands among others (`isRelatedTo`, a list, a variant). */
export interface MarkupProduct {
  value: JsonObject;
  aside: boolean;
}

const ASIDE =
  /isRelatedTo|isSimilarTo|itemListElement|hasVariant|isVariantOf|isAccessoryOrSparePartFor|isConsumableFor|itemReviewed|mentions|containsPlace|makesOffer|hasOfferCatalog/i;
const unwrap = (text: string): string =>
  text
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/, "")
    .replace(/(?:-->|\/\/\s*\]\]>|\]\]>|\/\*\s*\]\]>\s*\*\/)\s*$/, "")
    .trim();

/** Every JSON-LD value of the page, broken ones as far as they can be read. */
export function readJsonLd(page: Page): unknown[] {
  return page.nodes
    .filter((node) => node.tag === "script" && /ld\+json/i.test(attribute(node, "type")))
    .map((node) => page.nodes[node.index + 1]?.text ?? "")
    .filter((text) => text.trim() !== "" && text.length < 4_000_000)
    .map((text) => parseLoose(unwrap(text)));
}

/** The product objects of JSON-LD values. */
export const productsOf = (values: readonly unknown[]): MarkupProduct[] =>
  values
    .flatMap((value) => objectsIn(value))
    .filter(({ value }) => isProduct(value))
    .map(({ value, path }) => ({ value, aside: ASIDE.test(path) }));
