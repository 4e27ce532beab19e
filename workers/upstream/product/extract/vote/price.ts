import type { ShownPrice } from "../sources/page-price.ts";
import { carriedPrices } from "../sources/carried-price.ts";
import { inlineScripts } from "../sources/state.ts";
import { findAmounts, sameAmount } from "../money/amount.ts";
import type { SchemaProduct } from "../sources/schema-product.ts";
import type { Reading } from "../reading.ts";
import { shownSoldOut } from "./availability.ts";
import { askedOffers } from "./variant.ts";
import { placedPrices } from "./placing.ts";

export interface PriceVote {
  price: string;
  original: string;
  currency: string;
  /** How well supported the price is; from 4 on it is plain. */
  strength: number;
}

interface Claim {
  value: string;
  currency: string;
  weight: number;
}

function offerClaims(product: SchemaProduct | null, weight: number, url: string): Claim[] {
  const offers = (product?.offers ?? []).filter((offer) => offer.price !== "");
  const chosen = askedOffers(offers, url);
  const distinct = [...new Map(chosen.map((offer) => [offer.price, offer])).values()]
    .toSorted((a, b) => Number(a.price) - Number(b.price))
    .slice(0, 12);
  return distinct.map((offer, at) => ({ value: offer.price, currency: offer.currency, weight: at === 0 ? weight : weight * 0.7 }));
}

function claimsOf({ page, jsonLd, microdata, meta, state }: Reading): Claim[] {
  const spoken = [page.title, meta.name, meta.description]
    .flatMap((text) => findAmounts(text, page.region))
    .filter((amount) => amount.marked)
    .slice(0, 2);
  return [
    ...offerClaims(jsonLd, 4.5, page.url),
    ...offerClaims(microdata, 4, page.url),
    ...(meta.price === "" ? [] : [{ value: meta.price, currency: meta.currency, weight: 4 }]),
    ...state
      .slice(0, 4)
      .filter(({ price }) => price !== "")
      .map(({ price, currency }) => ({ value: price, currency, weight: 2 })),
    ...spoken.map(({ value, currency }) => ({ value, currency, weight: 1.5 })),
  ];
}

/** A shown amount of this score is likely the price; markup's amount that the page shows nowhere then counts for less. */
const EVIDENT = 4.2;

/** Taxes on sales, as a share of the price without them: from the lowest rate of a country to the highest, and a little for rounding. */
const TAX = { least: 1.025, most: 1.275 };
const isTaxed = (net: string, gross: string): boolean => {
  const ratio = Number(gross) / Number(net);
  return ratio > TAX.least && ratio < TAX.most;
};

/** Net and gross beside each other prove one another: the gross one is what a customer pays. */
function taxPoints(value: string, shown: readonly ShownPrice[]): number {
  const live = shown.filter(({ struck }) => !struck);
  const own = live.filter((one) => sameAmount(one.value, value));
  return own.some(({ tax }) => tax !== "net") && live.some((one) => one.tax === "net" && isTaxed(one.value, value)) ? 2 : 0;
}

interface Tally {
  value: string;
  currency: string;
  total: number;
}

function tally(shown: readonly ShownPrice[], claims: readonly Claim[], carried: ReadonlySet<string>): Tally[] {
  const evident = shown.some((one) => !one.struck && one.score >= EVIDENT);
  const bare = !shown.some((one) => one.score > 2);
  const values = [...new Set([...shown.filter((one) => !one.struck).map((one) => one.value), ...claims.map((one) => one.value)])];
  return values
    .map((value) => {
      const seen = shown.filter((one) => !one.struck && sameAmount(one.value, value)).toSorted((a, b) => b.score - a.score);
      const said = claims.filter((claim) => sameAmount(claim.value, value)).toSorted((a, b) => b.weight - a.weight);
      const [best] = seen,
        [first] = said;
      const struckOnly = !best && shown.some((one) => one.struck && one.score > 2 && sameAmount(one.value, value));
      const support = (first?.weight ?? 0) + said.slice(1, 4).reduce((sum, claim) => sum + Math.min(1, claim.weight * 0.3), 0);
      const trust = best?.tax === "net" ? 0.3 : seen.length > 0 ? 1 : evident ? 0.7 : bare ? 1.6 : 1;
      return {
        value,
        currency: first?.currency || best?.currency || "",
        total:
          Math.max(0, best?.score ?? 0) +
          Math.min(0.8, 0.2 * Math.max(0, seen.filter(({ score }) => score > 1.5).length - 1)) +
          (carried.has(value) && (best !== undefined || bare) ? 1 : 0) +
          support * trust +
          taxPoints(value, shown) -
          (struckOnly ? 3 : 0),
      };
    })
    .toSorted((a, b) => b.total - a.total);
}

/** The struck-through amount nearest to the price and above it. */
function originalOf(price: string, shown: readonly ShownPrice[], { jsonLd, microdata, meta, state }: Reading): string {
  const struck = shown
    .filter((one) => one.struck && one.score > 2)
    .toSorted((a, b) => b.score - a.score)
    .map((one) => one.value);
  const said = [
    ...[jsonLd, microdata].flatMap((product) => product?.offers.map((offer) => offer.list) ?? []),
    meta.list,
    ...state.map((one) => one.list),
  ];
  return [...struck, ...said].find((value) => Number(value) > Number(price) && Number(value) < Number(price) * 20) ?? "";
}

/** A price is plain from this support on; a fainter one counts where no other amount comes near it and the page sells. */
const PLAIN = 4,
  FAINT = 2.5;
const isUnrivalled = (best: Tally, next: Tally | undefined): boolean => (next?.total ?? 0) < best.total - 1.2;

/** Weighs what the page shows against what its markup says (spec §5 analysis). */
export function votePrice(reading: Reading): PriceVote {
  const shown = placedPrices(reading);
  const claims = claimsOf(reading);
  const scripts = inlineScripts(reading.page).map(({ text }) => text);
  const [best, next] = tally(shown, claims, carriedPrices(reading.page, reading.aside, scripts));
  if (!best || best.total < (isUnrivalled(best, next) && shownSoldOut(reading) < 1 ? FAINT : PLAIN))
    return { price: "", original: "", currency: currencyIn(shown, claims), strength: best?.total ?? 0 };
  const currency =
    best.currency ||
    currencyIn(
      shown.filter((one) => one.score > 2),
      claims,
    );
  return { price: best.value, original: originalOf(best.value, shown, reading), currency, strength: best.total };
}

const currencyIn = (shown: readonly ShownPrice[], claims: readonly Claim[]): string =>
  [...claims, ...shown].find((one) => one.currency !== "")?.currency ?? "";
