import { sameAmount } from "../money/amount.ts";
import type { ShownPrice } from "../sources/page-price.ts";

/** A shown amount and where it stands in the page's text. */
interface Standing {
  price: ShownPrice;
  at: number;
}

/** Letters around two amounts within which a share may be said of them, and the most between the two. */
const AROUND = 45,
  BETWEEN = 160;
/** The most amounts that are held against each other: the best ones. */
const COMPARED = 40;

const PERCENT = /(?<![\p{N}.,])(\p{N}{1,2})(?:[.,]\p{N})?\s?[%％٪]/gu;
/** Tenths that are paid, as Chinese shops write a discount: `6.5折`. */
const TENTHS = /(?<![\p{N}.,])(\p{N}(?:\.\p{N})?)\s?折/gu;

/** The discounts that a text names, in percent. */
const discountsIn = (text: string): number[] => [
  ...[...text.matchAll(PERCENT)].map(([, share = ""]) => Number(share)),
  ...[...text.matchAll(TENTHS)].map(([, tenths = ""]) => 100 - 10 * Number(tenths)),
];

const offered = ({ price }: Standing): boolean => !price.struck && !price.unlike && price.tax !== "net";

/** Whether the text around two amounts names the very discount that leads from the higher to the lower. */
function isDiscount(low: Standing, high: Standing, text: string): boolean {
  const [first, last] = low.at < high.at ? [low.at, high.at] : [high.at, low.at];
  if (last - first > BETWEEN || (low.price.currency !== high.price.currency && low.price.currency !== "" && high.price.currency !== ""))
    return false;
  const share = 100 * (1 - Number(low.price.value) / Number(high.price.value));
  return share > 0.5 && discountsIn(text.slice(Math.max(0, first - AROUND), last + AROUND)).some((said) => Math.abs(said - share) < 0.75);
}

/** Whether the difference of two amounts stands beside them: what is saved. */
const isSaving = (low: Standing, high: Standing, all: readonly Standing[]): boolean =>
  Math.abs(low.at - high.at) < BETWEEN &&
  all.some(
    ({ price, at }) =>
      price.unlike &&
      Math.abs(at - low.at) < BETWEEN &&
      sameAmount(String(Number(low.price.value) + Number(price.value)), high.price.value),
  );

/** Payments that an amount may be one of, as written before it: `12 ×`, `3 期 每期`. */
const PARTS = /(?<![\p{N}.,])(\p{N}{1,2})(?![\p{N}.,%])[^\p{N}\n]{1,24}$/u;

/** Whether so many of an amount as the words before it say make another amount that is shown. */
function isPart({ price, at }: Standing, all: readonly Standing[], text: string): boolean {
  const [, said = ""] = PARTS.exec(text.slice(Math.max(0, at - 28), at)) ?? [];
  const parts = Number(said);
  return (
    parts > 1 && all.some((other) => offered(other) && Math.abs((Number(price.value) * parts) / Number(other.price.value) - 1) < 0.006)
  );
}

/**
 * What arithmetic proves of the amounts that a page shows, in any language: the higher of two with their discount or
 * saving beside them is the old price, and an amount of which as many as stand before it make another is one payment of it.
 */
export function withProofs(shown: readonly ShownPrice[], text: string): ShownPrice[] {
  const all = shown.map((price) => ({ price, at: price.at }));
  const best = all
    .filter(({ price }) => price.score > 0 || price.unlike)
    .toSorted((a, b) => b.price.score - a.price.score)
    .slice(0, COMPARED);
  const parts = new Set(best.filter((one) => isPart(one, best, text)).map(({ price }) => price));
  const live = best.filter((one) => offered(one) && !parts.has(one.price));
  const old = new Set<ShownPrice>(),
    lowered = new Set<ShownPrice>();
  // What is struck already proves the lower amount as well.
  const above = best.filter(({ price }) => !price.unlike && price.tax !== "net" && !parts.has(price));
  for (const high of above)
    for (const low of live)
      if (Number(low.price.value) < Number(high.price.value) && (isDiscount(low, high, text) || isSaving(low, high, best))) {
        old.add(high.price);
        lowered.add(low.price);
      }
  return shown.map((price) =>
    parts.has(price)
      ? { ...price, unlike: true, score: price.score - 2.5 }
      : old.has(price)
        ? { ...price, struck: true, softly: false }
        : lowered.has(price)
          ? { ...price, score: price.score + 1 }
          : price,
  );
}
