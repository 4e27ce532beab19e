import type { Page } from "../dom/page.ts";
import { attribute, hooks, lineage, type PageNode } from "../dom/node.ts";
import { textOf } from "../dom/text.ts";
import { findAmounts, type Amount } from "../money/amount.ts";
import { BEFORE_STRUCK, labelPoints, NOW, OTHER, PER, PRICE, STRUCK, unlikeness } from "./price-words.ts";
import { taxOf, type Tax } from "./tax-words.ts";

/** An amount that the page shows, with what speaks for and against it being the price to pay. */
export interface ShownPrice {
  value: string;
  currency: string;
  node: PageNode;
  /** Where it stands in the page's text. */
  at: number;
  struck: boolean;
  /** Struck only by its name or wording ("regular"), so that it is the price after all where no lower one stands by. */
  softly: boolean;
  /** The words beside it call it something else than the price: a fee, a saving, one payment, a price for some only. */
  unlike: boolean;
  /** Said to be without tax, or with it. */
  tax: Tax;
  score: number;
}

interface Around {
  node: PageNode;
  amount: Amount;
}

/** What makes an amount the upper end of a range. */
const RANGE = /^\s*(?:[-–—~〜至]|to|bis|à|a|до|tot|do)\s*$/u;

/** The amounts of one text, of a range the lower one. */
const withoutUpperEnds = (amounts: readonly Amount[], text: string): Amount[] =>
  amounts.filter(({ start }, at) => at === 0 || !RANGE.test(text.slice(amounts[at - 1]?.end, start)));

/** An amount whose cents stand in an element of their own behind its mark: `29€<sup>99</sup>`. */
function withCents(page: Page, leaf: PageNode, marked: readonly Amount[]): Around[] | null {
  const [whole, other] = marked;
  if (!whole || other || /\D/.test(whole.value)) return null;
  for (const node of lineage(leaf, 3).slice(1)) {
    const [amount, more] = findAmounts(textOf(page.nodes, node, 20), page.region);
    if (amount && !more && amount.marked && amount.value.startsWith(`${whole.value}.`)) return [{ node, amount }];
  }
  return null;
}

/**
 * The smallest element around a number that reads as one amount: `£<span>25</span>`, `12<sup>99</sup> €`; of one text,
 * all of its amounts.
 */
function amountsAround(page: Page, leaf: PageNode): Around[] {
  let bare: Around[] = [];
  for (const node of lineage(leaf, 5)) {
    const text = textOf(page.nodes, node, 80);
    if (text.length > (node === leaf ? 79 : 42)) break;
    const amounts = withoutUpperEnds(findAmounts(text, page.region), text);
    const marked = amounts.filter((amount) => amount.marked);
    if (marked.length > 0) {
      if (node === leaf) return withCents(page, leaf, marked) ?? marked.map((amount) => ({ node, amount }));
      return marked.length === 1 ? marked.map((amount) => ({ node, amount })) : bare;
    }
    // The innermost element, or a larger one that adds nothing but digits and signs: `12<sup>99</sup>`.
    if (amounts.length === 1 && node.tag !== "" && (bare.length === 0 || !/\p{L}/u.test(text)))
      bare = amounts.map((amount) => ({ node, amount }));
  }
  return bare.filter((one) => lineage(one.node, 3).some((node) => PRICE.test(hooks(node))));
}

/** Points for the names around an amount; the nearest element that says something decides. */
function namePoints(node: PageNode): { points: number; struck: boolean; named: boolean } {
  let points = 0,
    struck = false,
    decided = false,
    named = false;
  for (const [level, at] of lineage(node, 6).entries()) {
    if (/^(del|s|strike)$/.test(at.tag) && level < 5) struck = true;
    if (/line-through/.test(attribute(at, "style"))) struck = true;
    if (level > 4 || at.tag === "") continue;
    const name = hooks(at);
    if (name === "") continue;
    const isPrice = PRICE.test(name);
    if (isPrice && points < 2) points += level < 3 ? 2 : 1;
    if (decided || level > 3) continue;
    const bare = name.replace(/\b(with|has|no|is)-[a-z-]+/g, "");
    if (STRUCK.test(bare) && !NOW.test(bare.replace(STRUCK, ""))) {
      named = level < 3;
      decided = true;
    } else if (OTHER.test(name)) {
      points -= level < 2 ? 3 : 1.5;
      decided = true;
    } else if (NOW.test(name) && isPrice) {
      points += 1;
      decided = true;
    }
  }
  return { points, struck, named };
}

/** Whether the digits of an amount are struck through below the element that holds its sign: `¥<del>2799</del>`. */
const isStruckWithin = (leaf: PageNode, node: PageNode): boolean =>
  lineage(leaf, leaf === node ? 0 : 5)
    .filter((at) => at.index > node.index)
    .some((at) => /^(del|s|strike)$/.test(at.tag) || /line-through/.test(attribute(at, "style")));

/** A sign with an element of its own, between a label and the digits. */
const SIGN = /[\p{Sc}\s]+$/u;

/** Every amount shown outside hidden parts, in document order, once per element. */
export function shownPrices(page: Page): ShownPrice[] {
  const seen = new Set<PageNode>();
  const found: ShownPrice[] = [];
  for (const { node: leaf, offset } of page.stream.pieces) {
    if (found.length > 600) break;
    if (!/\p{N}/u.test(leaf.text) || leaf.text.length > 400) continue;
    const around = amountsAround(page, leaf).filter(({ node, amount }) => !seen.has(node) && Number(amount.value) > 0);
    for (const one of around) {
      seen.add(one.node);
      found.push(judge(page, { ...one, leaf }, offset));
    }
  }
  return found;
}

/** What the line says before an amount; where it says nothing, the short line above it, which may be a label. */
function lineBefore(page: Page, offset: number, own: string): string {
  const { text } = page.stream;
  const gap = /\s/.test(text[offset] ?? "") ? text[offset] : " ";
  const lines = `${text.slice(Math.max(0, offset - 60), offset)}${gap}${own}`.split("\n");
  const line = lines.at(-1) ?? "";
  const above = lines.at(-2) ?? "";
  return /\p{L}/u.test(line) || /\p{N}/u.test(above) || above.length > 30 || lines.length < 3 ? line : `${above} ${line}`;
}

/** A sentence that only mentions an amount: `I paid $30 elsewhere`. */
const isInProse = (text: string, { start, end }: Amount): boolean =>
  /\p{Ll}{2}\s$/u.test(text.slice(0, start)) && /^\s\p{Ll}{3}/u.test(text.slice(end));

function judge(page: Page, { node, amount, leaf }: Around & { leaf: PageNode }, offset: number): ShownPrice {
  const { points, named, ...above } = namePoints(node);
  const struck = above.struck || isStruckWithin(leaf, node);
  const own = textOf(page.nodes, node, 80);
  const ahead = `${page.stream.text.slice(Math.max(0, offset - 28), offset)} ${own.slice(0, amount.start)}`.replace(SIGN, "");
  const end = offset + 1 + own.length;
  const [after = "", below = ""] = (own.slice(amount.end) + page.stream.text.slice(end, end + 16)).split("\n");
  const follows = after.trim() === "" && PER.test(below) ? below : after;
  const label = labelPoints(ahead, page.stream.text.slice(Math.max(0, offset - 120), offset + 120));
  const tax = taxOf(lineBefore(page, offset, own.slice(0, amount.start)), after);
  // With its tax, an amount is no amount of tax, and none to which tax comes.
  const against = tax === "gross" ? 0.5 : unlikeness(ahead, follows.trimStart());
  const marked = lineage(node, 3).some((at) => attribute(at, "itemprop") === "price") ? 1.5 : 0;
  const linked = lineage(node, 6).some((at) => at.tag === "a" && /^(https?:)?\/|\.html?/.test(attribute(at, "href"))) ? -1.5 : 0;
  return {
    value: amount.value,
    currency: amount.currency,
    node,
    at: offset + (/\s/.test(page.stream.text[offset] ?? "") ? 1 : 0) + (node.tag === "" ? amount.start : 0),
    struck: struck || named || BEFORE_STRUCK.test(ahead),
    softly: !struck,
    unlike: against < 0,
    tax,
    score:
      points +
      label +
      against +
      marked +
      linked +
      (label === 0 && tax === "" && isInProse(own, amount) ? -1 : 0) +
      (amount.marked ? 1 : 0) +
      (own.length <= 24 ? 0.5 : -0.5),
  };
}
