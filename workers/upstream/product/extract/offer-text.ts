import type { Page } from "./dom/page.ts";
import type { PageNode } from "./dom/node.ts";
import { squeeze, textOf } from "./dom/text.ts";
import { findAmounts } from "./money/amount.ts";
import { BUY } from "./sources/regions.ts";

const EVERY_BUY = new RegExp(BUY.source, "giu");

/** A text that is nothing but prices and words of a buy button: never a name. */
export function isOffer(text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return false;
  const amounts = findAmounts(text, "").filter(({ marked }) => marked);
  const rest = amounts.toReversed().reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
  return !/[\p{L}\p{N}]{2}/u.test(rest.replace(EVERY_BUY, " "));
}

/** More than any name: what follows is not looked at, for a page may send megabytes of it. */
const LONGEST = 1200;

/** A name rid of a price or button that stands before or behind it: `$60 · Old magazine`. */
export function withoutOffer(name: string): string {
  const parts = name.slice(0, LONGEST).split(/(\s+[|·•–—-]\s+)/);
  while (parts.length > 1 && isOffer(parts.at(-1) ?? "")) parts.splice(-2);
  while (parts.length > 1 && isOffer(parts[0] ?? "")) parts.splice(0, 2);
  const left = parts.join("").trim();
  return isOffer(left) ? "" : left;
}

/** What a heading says without the prices and buttons that broken markup left inside it; at most 300 characters. */
export function headingText(page: Page, heading: PageNode): string {
  let text = textOf(page.nodes, heading, 300);
  for (const inner of page.nodes.slice(heading.index + 1, Math.min(heading.end, heading.index + 60))) {
    const part = inner.tag === "" || inner.hidden ? "" : textOf(page.nodes, inner, 80);
    if (part !== "" && part !== text && isOffer(part)) text = squeeze(text.replace(part, " "));
  }
  return withoutOffer(text);
}
