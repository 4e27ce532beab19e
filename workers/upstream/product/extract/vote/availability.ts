import { hooks, lineage, type PageNode } from "../dom/node.ts";
import { BUY, isDisabled } from "../sources/regions.ts";
import { IN_STOCK, NOT_OF_PRODUCT, SOLD_OUT } from "../sources/stock-words.ts";
import { askedOffers } from "./variant.ts";
import type { Availability } from "../types.ts";
import type { Reading } from "../reading.ts";

/** Words that a page shows this often are those of a list of products. */
const LISTED = 4;

/** Labels for every state of a button lie in it side by side, and style shows one of them: none tells the state. */
function isOneOfLabels({ page: { nodes } }: Reading, node: PageNode): boolean {
  const button = lineage(node, 4).find((at) => at.tag === "button" || at.tag === "a");
  return (
    button !== undefined &&
    nodes
      .slice(button.index + 1, Math.min(button.end, button.index + 30))
      .some((one) => one.tag === "" && one !== node && BUY.test(one.text))
  );
}

/** How plainly the page itself says "sold out" near the name and the place of the buy button: 0–4. */
export function shownSoldOut(reading: Reading): number {
  const { page, anchor, aside } = reading;
  const start = anchor ? page.stream.offsetOf(anchor) : 0;
  const said = page.stream.pieces.filter(
    ({ node, offset }) => offset >= start - 600 && offset <= start + 6000 && node.text.length <= 240 && SOLD_OUT.test(node.text),
  );
  let strength = 0;
  for (const { node, offset } of said) {
    const text = node.text;
    if (said.filter((one) => one.node.text === text).length >= LISTED) continue;
    if (isChoice(node) || isOneOfLabels(reading, node) || (aside[node.index] ?? 0) > 0 || NOT_OF_PRODUCT.test(text)) continue;
    const { length } = text.trim();
    const short = length <= 60 ? 1 : length <= 120 ? 0.8 : 0.5;
    const named = lineage(node, 5).some(
      (at) =>
        (at.tag === "button" && isDisabled(at)) ||
        /avail|stock|stok|sold|oos|lager|dispon|verf[uü]g|buy|cart|status|inventory|delivery/.test(hooks(at)),
    )
      ? 1.4
      : 1;
    strength = Math.max(strength, 2.6 * short * named * Math.exp(-Math.abs(offset - start) / 4000));
  }
  return strength;
}

const CHOICE =
  /sizes\b|size-?(?:select|option|list|item|picker|guide|button)|swatch|variant|variation-?(?:item|option)|colou?r-?(?:select|option|list|item)|attribute-option/;

/** A short text near the name says that the product is in stock, and not that it is not. */
function showsInStock({ page, anchor, aside }: Reading): boolean {
  const start = anchor ? page.stream.offsetOf(anchor) : 0;
  return page.stream.pieces.some(
    ({ node, offset }) =>
      offset > start &&
      offset < start + 2500 &&
      node.text.length < 60 &&
      (aside[node.index] ?? 0) === 0 &&
      IN_STOCK.test(node.text) &&
      !SOLD_OUT.test(node.text),
  );
}

/** Options of a size or colour may be sold out while the product is not. */
const isChoice = (node: PageNode): boolean =>
  lineage(node, 7).some((at) => /^(option|select|label)$/.test(at.tag) || CHOICE.test(hooks(at)));

/** `OutOfStock` when the markup says so and nothing on the page contradicts it, or when the page says so plainly (spec §5 analysis). */
export function voteAvailability(reading: Reading): Availability {
  const { jsonLd, microdata, meta, state, aside, buys, anchor, page } = reading;
  const all = [jsonLd, microdata].flatMap((product) => product?.offers ?? []);
  // Where the address asks for one variant, the stock of the others is not its.
  const offers = askedOffers(all, page.url)
    .map(({ availability }) => availability)
    .filter((one) => one !== "");
  const start = anchor ? page.stream.offsetOf(anchor) : 0;
  const own = buys.filter((node) => (aside[node.index] ?? 0) === 0 && Math.abs(page.stream.offsetOf(node) - start) < 4000);
  const buyable = own.some((node) => !isDisabled(node));
  const shown = shownSoldOut(reading);
  let out = shown;
  if (offers.length > 0) out += offers.every((one) => one === "OutOfStock") ? 2.5 : -1.5;
  if (meta.availability !== "") out += meta.availability === "OutOfStock" ? 2 : -1;
  const [first] = state.filter((one) => one.availability !== "");
  if (first) out += first.availability === "OutOfStock" ? 0.7 : -0.3;
  if (shown < 3 && showsInStock(reading)) out -= 0.8;
  if (buyable) out -= 1.6;
  else if (own.length > 0) out += 0.8;
  return out >= 1.8 ? "OutOfStock" : "InStock";
}
