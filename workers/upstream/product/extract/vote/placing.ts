import type { Page } from "../dom/page.ts";
import { attribute, lineage, type PageNode } from "../dom/node.ts";
import { shownPrices, type ShownPrice } from "../sources/page-price.ts";
import { isRepeated } from "../sources/regions.ts";
import type { Reading } from "../reading.ts";
import { withProofs } from "./proofs.ts";

/** Nearer is better; in front of the name counts for less than behind it. */
const nearness = (distance: number): number => {
  const away = distance >= 0 ? distance : -distance * 2;
  return 3.5 * Math.exp(-away / 900);
};

/** So few buttons are the product's own: what stands at them counts like what stands at the name, which may be far above. */
const FEW_BUTTONS = 2;

/** Shown amounts with their place weighed in: near the name and the buy button, outside the surroundings. */
function placed({ page, anchor, buys, aside }: Reading, shown: readonly ShownPrice[]): ShownPrice[] {
  const start = anchor ? page.stream.offsetOf(anchor) : 0;
  const buttons = buys.filter((node) => (aside[node.index] ?? 0) === 0).map((node) => page.stream.offsetOf(node));
  return shown.map((price) => {
    const at = page.stream.offsetOf(price.node);
    const button = Math.min(Infinity, ...buttons.map((offset) => Math.abs(offset - at)));
    const byButton = buttons.length > 0 && buttons.length <= FEW_BUTTONS ? 2.4 * Math.exp(-button / 250) : 0;
    const place =
      Math.max(anchor ? nearness(at - start) : 0, byButton) +
      1.2 * Math.exp(-button / 300) -
      (aside[price.node.index] ?? 0) * 3 -
      (inCard(page, price) ? 2 : 0);
    return { ...price, score: price.score + place };
  });
}

/** What is struck by its name alone is the price where no lower amount stands beside it. */
function unstrikeLone(shown: readonly ShownPrice[], offsetOf: (price: ShownPrice) => number): ShownPrice[] {
  return shown.map((one) => {
    if (!one.struck || !one.softly) return one;
    const rival = shown.some(
      (other) =>
        !other.struck &&
        other.tax !== "net" &&
        other.score > 3 &&
        Number(other.value) < Number(one.value) &&
        Math.abs(offsetOf(other) - offsetOf(one)) < 300,
    );
    return rival ? one : { ...one, struck: false, score: one.score - 0.5 };
  });
}

/** What tax may add to an amount. */
const isTaxed = (net: string, gross: string): boolean => Number(gross) > Number(net) * 1.02 && Number(gross) < Number(net) * 1.3;

/** Usual rates of taxes on sales, in percent. */
const RATES = [5, 6, 7, 7.7, 8, 8.1, 9, 10, 12, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 25.5, 27];
const isAtRate = (net: string, gross: string): boolean =>
  RATES.some((rate) => Math.abs(Number(gross) / Number(net) / (1 + rate / 100) - 1) < 0.0008);

/** Letters within which an amount with tax names the one beside it, by a usual rate, as the one without. */
const SIDE_BY_SIDE = 40;
const impliedNet = (one: ShownPrice, shown: readonly ShownPrice[]): boolean =>
  one.tax === "" &&
  shown.some(
    ({ tax, struck, value, at }) => tax === "gross" && !struck && Math.abs(at - one.at) < SIDE_BY_SIDE && isAtRate(one.value, value),
  );

/** Of an amount without tax and one with it, the one with it is to pay. */
function preferTaxed(shown: readonly ShownPrice[], offsetOf: (price: ShownPrice) => number): ShownPrice[] {
  const beside = (net: ShownPrice): boolean =>
    shown.some((one) => one.tax !== "net" && !one.struck && isTaxed(net.value, one.value) && Math.abs(offsetOf(one) - offsetOf(net)) < 200);
  return shown.map((one) => ((one.tax === "net" && beside(one)) || impliedNet(one, shown) ? { ...one, score: one.score - 3 } : one));
}

/** Beside a price, an amount of less than this share is a fee, a refund or a point's worth. */
const FEE_SHARE = 0.06;

/** Of two amounts side by side that nothing else tells apart, the lower one is to pay. */
function preferLower(shown: readonly ShownPrice[], offsetOf: (price: ShownPrice) => number): ShownPrice[] {
  const top = Math.max(0, ...shown.filter((one) => !one.struck).map((one) => one.score));
  const leaders = shown.filter((one) => !one.struck && one.tax !== "net" && one.score > 3 && one.score >= top - 0.8);
  const isHigher = (one: ShownPrice): boolean =>
    leaders.some((other) => {
      const ratio = Number(other.value) / Number(one.value);
      return one.currency === other.currency && ratio < 0.97 && ratio > 0.3 && Math.abs(offsetOf(one) - offsetOf(other)) < 60;
    });
  const highest = Math.max(0, ...leaders.map((one) => Number(one.value)));
  const isFee = (one: ShownPrice): boolean => Number(one.value) < highest * FEE_SHARE;
  return shown.map((one) => (!leaders.includes(one) ? one : { ...one, score: one.score - (isFee(one) ? 1.5 : isHigher(one) ? 1 : 0) }));
}

const isLink = (one: PageNode): boolean => one.tag === "a" && /^(https?:)?\/|\.html?/.test(attribute(one, "href"));

const linksBefore = new WeakMap<Page, Uint32Array>();

/** How many links stand before each node: counted once a page, or a page of many prices is read once for each. */
function linkCounts(page: Page): Uint32Array {
  const known = linksBefore.get(page);
  if (known) return known;
  const counts = new Uint32Array(page.nodes.length + 1);
  for (const [index, one] of page.nodes.entries()) counts[index + 1] = (counts[index] ?? 0) + (isLink(one) ? 1 : 0);
  linksBefore.set(page, counts);
  return counts;
}

/** An entry of a list of products: repeated, with a link of its own. */
function inCard(page: Page, { node }: ShownPrice): boolean {
  const counts = linkCounts(page);
  return lineage(node, 7).some(
    (at) => at.tag !== "" && at.end - at.index > 3 && (counts[at.end] ?? 0) > (counts[at.index] ?? 0) && isRepeated(page.nodes, at),
  );
}

/** The amounts that the page shows, scored by name, wording and place. */
export function placedPrices(reading: Reading): ShownPrice[] {
  const offsetOf = ({ node }: ShownPrice): number => reading.page.stream.offsetOf(node);
  const proven = withProofs(placed(reading, shownPrices(reading.page)), reading.page.stream.text);
  return preferLower(preferTaxed(unstrikeLone(proven, offsetOf), offsetOf), offsetOf);
}
