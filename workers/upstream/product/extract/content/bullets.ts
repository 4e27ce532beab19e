import { hooks, lineage, type PageNode } from "../dom/node.ts";
import { textOf } from "../dom/text.ts";
import type { Reading } from "../reading.ts";

const FEATURES =
  /feature|highlight|bullet|benefit|key-?(point|fact|info)|selling|descri|detail|usp|spec|product-?info|overview|merkmal|eigenschaft|caract|vantag|summary/;
const CHROME =
  /nav|menu|breadcrumb|swatch|size|colou?r|option|share|social|rating|review|delivery|shipping|payment|tabs?-(list|nav|head)|pagination|filter|thumb|gallery|quantity|login|store|cookie|step|faq|password|passwd|register|sign-?(in|up)|account|checkout|form|service|advantages-shop|trust/;
/** Sentences of the shop rather than of the product. */
export const SHOP_TALK =
  /cookie|javascript|free (delivery|shipping|returns)|terms (and|&) conditions|privacy|sign up|newsletter|log ?in\b|password|add to (cart|bag|basket)|customers? (also|who)|click here|best price|buy .{0,80} online|compare .{0,80} prices|versandkostenfrei|lieferung|delivery:|kostenlos|livraison|env[ií]o gratis|spedizione|доставк|самовывоз|оплата|送料|運費/i;
const MAX_BULLETS = 20;

/** Points that the page itself lists about the product: items of lists near the name, in a part named for features or description. */
export function readBullets({ page: { nodes }, aside, anchor }: Reading): string[] {
  const found = new Set<string>();
  for (const node of nodes) {
    if (node.tag !== "li" || found.size >= MAX_BULLETS || (aside[node.index] ?? 0) > 0 || (anchor && node.index < anchor.index)) continue;
    const line = lineage(node, 8).map(hooks);
    if (!line.some((name) => FEATURES.test(name)) || line.slice(0, 4).some((name) => CHROME.test(name)) || hasControls(nodes, node))
      continue;
    const text = textOf(nodes, node, 400);
    if (text.length >= 12 && text.length <= 320 && /\p{L}{2}/u.test(text) && !SHOP_TALK.test(text)) found.add(text);
  }
  return [...found];
}

/** A list item with a link, field or button of its own is a control, not a statement. */
const hasControls = (nodes: readonly PageNode[], item: PageNode): boolean =>
  nodes.slice(item.index + 1, Math.min(item.end, item.index + 40)).some((node) => /^(a|button|input|select|img|ul)$/.test(node.tag));
