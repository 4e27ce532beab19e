import { carriedIds, labelledIds, looksLikeId, namedIds, type IdClaim } from "../sources/page-sku.ts";
import { scriptIds } from "../sources/script-ids.ts";
import { inlineScripts } from "../sources/state.ts";
import { urlIds } from "../sources/url-ids.ts";
import { askedOffers } from "./variant.ts";
import type { SchemaProduct } from "../sources/schema-product.ts";
import type { Reading } from "../reading.ts";

const claim = (id: string, weight: number): IdClaim => ({ id: id.trim(), weight, node: null, shown: false });

function schemaClaims(product: SchemaProduct | null, weight: number, url: string): IdClaim[] {
  if (product === null) return [];
  const offers = askedOffers(product.offers, url);
  const isAsked = offers.length < product.offers.length;
  return [
    ...product.skus.slice(0, 4).map((id) => claim(id, weight)),
    ...product.productIds.slice(0, 4).map((id) => claim(id, weight - 0.7)),
    ...offers.slice(0, 1).map(({ sku }) => claim(sku, isAsked ? 4.7 : weight - 1.5)),
    claim(product.gtin, 1),
    claim(product.mpn, 0.5),
  ];
}

/** What stands on the page counts by how near it is to the name and whether it stands in the surroundings. */
function placed({ page, anchor, aside }: Reading, claims: readonly IdClaim[]): IdClaim[] {
  const start = anchor ? page.stream.offsetOf(anchor) : 0;
  return claims.map((one) => {
    if (!one.node) return one;
    const away = Math.abs(page.stream.offsetOf(one.node) - start);
    const near = one.shown ? 0.7 + 0.45 * Math.exp(-away / 800) : 0.7 + 0.4 * Math.exp(-away / 2500);
    return { ...one, weight: one.weight * near * ((aside[one.node.index] ?? 0) > 0 ? 0.35 : 1) };
  });
}

const normal = (id: string): string => id.toLowerCase().replace(/[^a-z\d]/g, "");

export interface SkuVote {
  sku: string;
  /** The page shows it to its reader as an identifier. */
  shown: boolean;
}

interface Tally {
  total: number;
  best: IdClaim;
  shown: IdClaim | null;
}

/** Adds up what speaks for each identifier: the strongest claim whole, further kinds of claims in part. */
function tally(kinds: readonly (readonly IdClaim[])[]): Map<string, Tally> {
  const totals = new Map<string, Tally>();
  for (const kind of kinds) {
    const perId = new Map<string, IdClaim>();
    for (const one of kind) {
      const key = normal(one.id);
      if (key.length >= 3 && looksLikeId(one.id) && one.weight > (perId.get(key)?.weight ?? 0)) perId.set(key, one);
    }
    for (const [key, one] of perId) {
      const known = totals.get(key);
      const best = known && known.best.weight >= one.weight ? known.best : one;
      totals.set(key, { best, total: (known?.total ?? 0) + one.weight, shown: known?.shown ?? (one.shown && one.weight > 2 ? one : null) });
    }
  }
  return totals;
}

/** What speaks for each identifier, by its letters and digits. */
function skuTotals(reading: Reading): Map<string, Tally> {
  const { page, jsonLd, microdata, meta, state } = reading;
  const carried = placed(reading, carriedIds(page));
  const addresses = [...new Set([page.url, ...(page.canonical === "" ? [] : [page.canonical])])];
  return tally([
    schemaClaims(jsonLd, reading.variants > 1 ? 2.6 : 4.6, page.url),
    schemaClaims(microdata, 4.4, page.url),
    [claim(meta.sku, 4), claim(meta.gtin, 1)],
    placed(reading, [...labelledIds(page), ...namedIds(page)]),
    carried,
    state.flatMap(({ sku, ids }, at) => [claim(sku, 2.2 - at * 0.2), ...ids.map((id) => claim(id, 1.6 - at * 0.2))]),
    scriptIds(inlineScripts(page).map(({ text }) => text)).map(({ id, weight }) => claim(id, weight)),
    addresses.flatMap((address) => urlIds(address)).map(({ id, weight }) => claim(id, weight)),
  ]);
}

/** An identifier unique on its site: what markup and labels call one, agreed on by address, forms and scripts. */
export function voteSku(reading: Reading): SkuVote {
  const { jsonLd, microdata, meta } = reading;
  const totals = skuTotals(reading);
  const mpns = new Set([jsonLd?.mpn, microdata?.mpn, meta.mpn].map((mpn) => normal(mpn ?? "")).filter(Boolean));
  const named = normal(reading.name);
  let best: Tally | null = null,
    top = 1.5;
  for (const [key, one] of totals) {
    // Words with spaces between them are a model's name, though a field for identifiers may hold them.
    const spaced = /\s/.test(one.best.id) ? 2.5 : 0;
    const score =
      one.total -
      (mpns.has(key) && one.best.weight < 4 ? 2 : 0) -
      (key.length >= 4 && named.includes(key) && one.best.weight < 4 ? 1.5 : 0) -
      spaced;
    if (score > top) [best, top] = [one, score];
  }
  return best === null ? { sku: "", shown: false } : { sku: (best.shown ?? best.best).id, shown: best.shown !== null };
}
