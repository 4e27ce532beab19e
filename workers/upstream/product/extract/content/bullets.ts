import { hooks, lineage, type PageNode } from "../dom/node.ts";
import { textOf } from "../dom/text.ts";
import type { Reading } from "../reading.ts";
import { isBesideTitle } from "./beside.ts";

const FEATURES =
  /feature|highlight|bullet|benefit|key-?(point|fact|info)|selling|descri|detail|usp|spec|product-?info|overview|merkmal|eigenschaft|caract|vantag|summary/;
const CHROME =
  /nav|menu|breadcrumb|swatch|size|colou?r|option|share|social|rating|review|delivery|shipping|payment|tabs?-(list|nav|head)|pagination|filter|thumb|gallery|quantity|login|store|cookie|step|faq|password|passwd|register|sign-?(in|up)|account|checkout|form|service|advantages-shop|trust/;
/** Sentences of the shop rather than of the product. */
export const SHOP_TALK = new RegExp(
  [
    "cookie|javascript|free (?:delivery|shipping|returns)|terms (?:and|&) conditions|privacy|sign up|newsletter|log ?in\\b|password",
    "add to (?:cart|bag|basket)|customers? (?:also|who)|click here|best price|buy .{0,80} online|compare .{0,80} prices",
    "versandkostenfrei|lieferung|delivery:|kostenlos|livraison|env[ií]o gratis|spedizione|доставк|самовывоз|оплата|送料|運費",
    // A sentence that bids to buy, of which shops make the description of each page.
    "^(?:achetez|cump[aă]r[aă]|купите|compre|acquista|kaufen sie|zamów|objednajte|buy (?:your|now|the)) ",
    // How it is paid for and fetched, and whether it is there.
    "ratenzahlung|zahlpause|auf rechnung|retur gratuit|commande passée|retrait (?:parking|drive|en magasin)|réservation|dispatched with|click (?:and|&) collect",
    "^(?:availability|verfügbarkeit|disponibilité|disponibilità|disponibilidad|razpoložljivost|rok dobave|dostupnost|dostępność|наличие) ?:",
    // Who wears it in the picture.
    "(?:mannequin|modelo) (?:porte|mesure|lleva|mide)|model (?:is (?:wearing|\\d)|wears)|(?:das|unser) model (?:trägt|ist)",
  ].join("|"),
  "iu",
);
const MAX_BULLETS = 20;

/** Fewer characters say nothing by themselves; "一级能效" is a sentence's worth in four. */
const leastOf = (text: string): number => (/\p{Script=Han}/u.test(text) ? 4 : 12);

/** Headings of what speaks for a product. */
const BENEFITS =
  /(?<!\p{L})(?:(?:key |product |main )?(?:benefits|features|highlights|advantages)|why you(?:'|’)?ll love|at a glance|(?:ihre |deine )?vorteile|highlights|merkmale|eigenschaften|auf einen blick|(?:les )?(?:avantages|points forts)|caractéristiques|ventajas|características|beneficios|vantagens|vantaggi|caratteristiche|punti di forza|voordelen|kenmerken|zalety|cechy|výhody|vlastnosti|előnyök|avantaje|fördelar|fordele|fordeler|edut|преимущества|особенности|переваги|özellikler|avantajlar)(?!\p{L})|特点|特點|卖点|賣點|优势|優勢|特長|特徴|ポイント|장점|특징|المميزات|المزايا/iu;

/** A heading is no more nodes than this: what stands before a list may be a page's worth of them. */
const HEADING_NODES = 12;

/** The heading-sized element right before a node among its siblings. */
function before(nodes: readonly PageNode[], node: PageNode): PageNode | undefined {
  const first = Math.max(node.parent?.index ?? 0, node.index - HEADING_NODES);
  for (let at = node.index - 1; at >= first; at -= 1) {
    const one = nodes[at];
    if (one?.parent === node.parent && one.tag !== "") return one;
  }
  return undefined;
}

/** Whether a list, or the element that it fills, stands under a short heading of a kind. */
function isUnder(nodes: readonly PageNode[], item: PageNode, isKind: (heading: string) => boolean): boolean {
  return lineage(item, 3)
    .slice(1)
    .some((list) => {
      const heading = before(nodes, list);
      if (!heading || !/^(h[2-6]|p|strong|b|div|summary|dt)$/.test(heading.tag)) return false;
      const text = textOf(nodes, heading, 60);
      return text.length < 50 && isKind(text);
    });
}

/** Rows that tell one thing of its kind from another, or where a book comes from: they speak for none. */
const NUMBER_OF_KIND =
  /^(?:asin|isbn(?:-1[03])?|ean|upc|gtin|sku|mpn|model (?:number|no\.?)|item (?:model )?number|part number|manufacturers? part number|publisher|publication date|language|date first available|best sellers rank|customer reviews|référence|ref\.?|referencia|riferimento|editorial|éditeur|editore|verlag|sprache|lingua|idioma|listino|data (?:di )?uscita|is discontinued by manufacturer|artikel-?nummer|货号|商品编号|型番|品番)\s*[:：]/iu;

/** What an item says; a label and its value, which only style parts, with a colon between them: `<span>Width</span><span>60</span>`. */
function itemText(nodes: readonly PageNode[], item: PageNode): string {
  const text = textOf(nodes, item, 400);
  const parts = nodes
    .slice(item.index + 1, Math.min(item.end, item.index + 40))
    .filter((node) => node.tag === "" && node.text.trim() !== "");
  const [label, value] = parts.map((part) => textOf(nodes, part, 300));
  const isPair = parts.length === 2 && label && value && text === label + value && parts[0]?.parent !== parts[1]?.parent;
  return isPair && label.length <= 40 && /[\p{L}\p{N})]$/u.test(label) && /^[\p{Lu}\p{N}]/u.test(value) ? `${label}: ${value}` : text;
}

/**
 * Points that the page itself lists about the product: items of lists near the name, in a part named for features or
 * description, or under such a heading.
 */
export function readBullets({ page: { nodes }, aside, anchor }: Reading): string[] {
  const found = new Set<string>();
  for (const node of nodes) {
    if (node.tag !== "li" || found.size >= MAX_BULLETS || (aside[node.index] ?? 0) > 0 || (anchor && node.index < anchor.index)) continue;
    const line = lineage(node, 8).map(hooks);
    const named = line.some((name) => FEATURES.test(name)) || isUnder(nodes, node, (heading) => BENEFITS.test(heading));
    if (!named || line.slice(0, 4).some((name) => CHROME.test(name)) || hasControls(nodes, node)) continue;
    const text = itemText(nodes, node);
    if (text.length < leastOf(text) || text.length > 320 || !/\p{L}{2}/u.test(text)) continue;
    if (!SHOP_TALK.test(text) && !isBesideTitle(text) && !NUMBER_OF_KIND.test(text) && !isUnder(nodes, node, isBesideTitle))
      found.add(text);
  }
  return [...found];
}

/** A list item with a link, field or button of its own is a control, not a statement. */
const hasControls = (nodes: readonly PageNode[], item: PageNode): boolean =>
  nodes.slice(item.index + 1, Math.min(item.end, item.index + 40)).some((node) => /^(a|button|input|select|img|ul)$/.test(node.tag));
