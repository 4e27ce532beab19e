import { looksLikeId } from "./page-sku.ts";

const KEYED =
  /\b(product_?sku|prod_?sku|sku_?code|sku|product_?id|productid|prod_?id|products?_ids?|content_ids?|ecomm_prodid|item_?id|itemid|asin|article_?(?:number|no|id)|product_?code|goods_?id|pid|ad_?id|itemno|current_product_id|item_number|adno|pno)["']?\s{0,3}[:=]\s{0,3}(?:\[\s{0,3})?["']?([\w./-]{3,40})["'\s,;\]})&]/gi;

/** Identifiers behind telling keys in script text: how often each is written, SKU-like keys counting for more. */
export function scriptIds(texts: readonly string[]): { id: string; weight: number }[] {
  const counts = new Map<string, { times: number; best: number }>();
  for (const text of texts) {
    for (const [, key = "", id = ""] of text.matchAll(KEYED)) {
      if (!looksLikeId(id) || counts.size > 500) continue;
      const known = counts.get(id) ?? { times: 0, best: 0 };
      counts.set(id, { times: known.times + 1, best: Math.max(known.best, /sku|code|article|asin|number/i.test(key) ? 1.2 : 1) });
    }
  }
  return [...counts].map(([id, { times, best }]) => ({ id, weight: best * Math.min(1.6, 0.7 + times * 0.2) }));
}
