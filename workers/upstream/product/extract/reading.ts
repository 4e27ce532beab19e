import type { Page } from "./dom/page.ts";
import { openPage } from "./dom/page.ts";
import { contains, type PageNode } from "./dom/node.ts";
import { textOf } from "./dom/text.ts";
import { plainText } from "./content/plain-text.ts";
import { headingText, withoutOffer } from "./offer-text.ts";
import { findAnchor } from "./anchor.ts";
import { coverage, likeness } from "./names.ts";
import { productsOf, readJsonLd } from "./sources/json-ld.ts";
import { readMarkedItems } from "./sources/microdata.ts";
import { readMetaProduct, type MetaProduct } from "./sources/open-graph.ts";
import { asideOf, buyButtons } from "./sources/regions.ts";
import { isProduct, readSchemaProduct, type SchemaProduct } from "./sources/schema-product.ts";
import { stateObjects } from "./sources/state.ts";
import { stateProducts, type StateProduct } from "./sources/state-product.ts";
import { asText, type JsonObject } from "./sources/values.ts";

/** Everything that the sources say, before any vote. */
export interface Reading {
  page: Page;
  /** Every JSON-LD value of the page. */
  linkedData: readonly unknown[];
  jsonLd: SchemaProduct | null;
  /** How many identifiers JSON-LD gives to products of the very same name. */
  variants: number;
  microdata: SchemaProduct | null;
  meta: MetaProduct;
  state: StateProduct[];
  /** The element that shows the name. */
  anchor: PageNode | null;
  name: string;
  /** Per node: how many surroundings (related, footer, dialogs …) it stands in. */
  aside: Uint8Array;
  buys: PageNode[];
  stateObjects: JsonObject[];
}

interface Ranked {
  value: JsonObject;
  score: number;
}

/** The product that the page is about: the one called as the page is, with offers, not standing among others. */
function mainOf(candidates: readonly Ranked[], names: readonly string[]): SchemaProduct | null {
  let best: JsonObject | null = null,
    top = -Infinity;
  for (const { value, score } of candidates) {
    const alike = Math.max(0, ...names.map((name) => likeness(asText(value.name), name)));
    const total =
      score + alike * 3 + (value.offers === undefined && value.hasVariant === undefined ? 0 : 1) + (value.sku === undefined ? 0 : 0.3);
    if (total > top) [best, top] = [value, total];
  }
  return best && top > 0.5 ? readSchemaProduct(best) : null;
}

/** What the heading says, rid of what only stands beside the name there: where markup's name is a part of it, that. */
function nameOf(shown: string, isHeading: boolean, said: readonly string[]): string {
  if (shown !== "" && said.slice(2).some((title) => coverage(title, shown) > 0.95)) return shown;
  const marked = plainText(said[0] || said[1] || "", 300).replace(/\n/g, " ");
  const parts = said
    .slice(2)
    .filter((title) => coverage(title, shown) < 0.9)
    .flatMap((title) => [...title.split(/\s*[｜|·•]\s*/), ...title.split(/\s+[|–—-]\s+/)]);
  const plain = [...said, ...parts].map((name) => plainText(name, 300).replace(/\n/g, " ")).filter((name) => name.length > 2);
  const inside = plain
    .toSorted((a, b) => b.length - a.length)
    .find(
      (name) =>
        name.length >= 4 &&
        name.length < shown.length &&
        name.length >= shown.length * 0.25 &&
        shown.toLowerCase().includes(name.toLowerCase()),
    );
  const other = marked.length > 2 && shown !== "" && coverage(shown, marked) < 0.95 && coverage(marked, shown) < 0.95;
  return inside ?? (other && !isHeading ? marked : shown || plain[0] || "");
}

/** Reads every source of a page once. */
export function readPage(html: string, url: string): Reading {
  const page = openPage(html, url);
  const meta = readMetaProduct(page);
  const marked = readMarkedItems(page.nodes);
  const titles = [meta.name, page.title, ...page.h1s.slice(0, 3).map((node) => textOf(page.nodes, node, 300))].filter(Boolean);
  const linkedData = readJsonLd(page);
  const products = productsOf(linkedData);
  const jsonLd = mainOf(
    products.map(({ value, aside }) => ({ value, score: aside ? -1.5 : 0 })),
    titles,
  );
  const anchor = findAnchor(page, [jsonLd?.name ?? "", meta.name, page.title].filter(Boolean));
  const buys = buyButtons(page.nodes, (node) => textOf(page.nodes, node, 60));
  const aside = asideOf(page.nodes, anchor, buys);
  const microdata = mainOf(
    marked
      .filter(({ value }) => isProduct(value))
      .map(({ value, node }) => ({
        value,
        score: (anchor && contains(node, anchor) ? 2 : 0) - (aside[node.index] ?? 0) * 1.5 - (node.parent?.attributes.itemprop ? 1 : 0),
      })),
    titles,
  );
  const name = nameOf(
    anchor ? headingText(page, anchor) : "",
    anchor?.tag === "h1",
    [jsonLd?.name ?? "", microdata?.name ?? "", meta.name, page.title].map(withoutOffer),
  );
  const objects = stateObjects(page);
  return {
    page,
    linkedData,
    jsonLd,
    variants: new Set(
      products
        .filter(({ value }) => asText(value.name) === jsonLd?.name)
        .map(({ value }) => asText(value.sku))
        .filter(Boolean),
    ).size,
    microdata,
    meta,
    anchor,
    aside,
    name,
    stateObjects: objects,
    state: stateProducts(objects, name),
    buys,
  };
}
