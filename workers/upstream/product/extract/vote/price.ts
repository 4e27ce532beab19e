import type { Page } from "../dom/page.ts";
import { attribute, lineage } from "../dom/node.ts";
import { isRepeated } from "../sources/regions.ts";
import { shownPrices, type ShownPrice } from "../sources/page-price.ts";
import { carriedPrices } from "../sources/carried-price.ts";
import { inlineScripts } from "../sources/state.ts";
import { findAmounts, sameAmount } from "../money/amount.ts";
import type { Offer, SchemaProduct } from "../sources/schema-product.ts";
import type { Reading } from "../reading.ts";

export interface PriceVote {
  price: string;
  original: string;
  currency: string;
  /** How well supported the price is; below 4 there is none. */
  strength: number;
}

interface Claim {
  value: string;
  currency: string;
  weight: number;
}

/** Nearer is better; in front of the name counts for less than behind it. */
const nearness = (distance: number): number => {
  const away = distance >= 0 ? distance : -distance * 2;
  return 3.5 * Math.exp(-away / 900);
};

function offerClaims(product: SchemaProduct | null, weight: number, url: string): Claim[] {
  const offers = (product?.offers ?? []).filter((offer) => offer.price !== "");
  const own = offers.length > 1 ? offers.filter((offer) => isOwn(offer, url)) : offers;
  const chosen = own.length > 0 ? own : offers;
  const distinct = [...new Map(chosen.map((offer) => [offer.price, offer])).values()].toSorted((a, b) => Number(a.price) - Number(b.price)).slice(0, 12);
  return distinct.map((offer, at) => ({ value: offer.price, currency: offer.currency, weight: at === 0 ? weight : weight * 0.7 }));
}

/** An offer whose own address names the variant that the page's address asks for. */
const isOwn = (offer: Offer, url: string): boolean =>
  offer.url.includes("?") && url.includes("?") && offer.url.split("?")[1] === url.split("?")[1];

function claimsOf({ page, jsonLd, microdata, meta, state }: Reading): Claim[] {
  const spoken = [page.title, meta.name, meta.description].flatMap((text) => findAmounts(text, page.region)).filter((amount) => amount.marked).slice(0, 2);
  return [
    ...offerClaims(jsonLd, 4.5, page.url), ...offerClaims(microdata, 4, page.url),
    ...(meta.price === "" ? [] : [{ value: meta.price, currency: meta.currency, weight: 4 }]),
    ...state.slice(0, 4).filter(({ price }) => price !== "").map(({ price, currency }) => ({ value: price, currency, weight: 2 })),
    ...spoken.map(({ value, currency }) => ({ value, currency, weight: 1.5 })),
  ];
}

/** Shown amounts with their place weighed in: near the name and the buy button, outside the surroundings. */
function placed({ page, anchor, buys, aside }: Reading, shown: readonly ShownPrice[]): ShownPrice[] {
  const start = anchor ? page.stream.offsetOf(anchor) : 0;
  const buttons = buys.filter((node) => (aside[node.index] ?? 0) === 0).map((node) => page.stream.offsetOf(node));
  return shown.map((price) => {
    const at = page.stream.offsetOf(price.node);
    const button = Math.min(Infinity, ...buttons.map((offset) => Math.abs(offset - at)));
    const place = (anchor ? nearness(at - start) : 0) + 1.2 * Math.exp(-button / 300) - (aside[price.node.index] ?? 0) * 3 - (inCard(page, price) ? 2 : 0);
    return { ...price, score: price.score + place };
  });
}

/** What is struck by its name alone is the price where no lower amount stands beside it. */
function unstrikeLone(shown: readonly ShownPrice[], offsetOf: (price: ShownPrice) => number): ShownPrice[] {
  return shown.map((one) => {
    if (!one.struck || !one.softly) return one;
    const rival = shown.some((other) => !other.struck && other.score > 3 && Number(other.value) < Number(one.value) && Math.abs(offsetOf(other) - offsetOf(one)) < 300);
    return rival ? one : { ...one, struck: false, score: one.score - 0.5 };
  });
}

/** Of two amounts side by side that nothing else tells apart, the lower one is to pay. */
function preferLower(shown: readonly ShownPrice[], offsetOf: (price: ShownPrice) => number): ShownPrice[] {
  const top = Math.max(0, ...shown.filter((one) => !one.struck).map((one) => one.score));
  const leaders = shown.filter((one) => !one.struck && one.score > 3 && one.score >= top - 0.8);
  const isLower = (one: ShownPrice): boolean => leaders.some((other) => {
    const ratio = Number(one.value) / Number(other.value);
    return ratio < 0.97 && ratio > 0.3 && Math.abs(offsetOf(one) - offsetOf(other)) < 60;
  });
  return shown.map((one) => (leaders.includes(one) && isLower(one) ? { ...one, score: one.score + 1 } : one));
}

/** An entry of a list of products: repeated, with a link of its own. */
const inCard = ({ nodes }: Page, { node }: ShownPrice): boolean =>
  lineage(node, 7).some((at) => at.tag !== "" && at.end - at.index > 3 && nodes.slice(at.index, at.end).some((one) => one.tag === "a" && /^(https?:)?\/|\.html?/.test(attribute(one, "href"))) && isRepeated(nodes, at));

/** A shown amount of this score is likely the price; markup's amount that the page shows nowhere then counts for less. */
const EVIDENT = 4.2;

interface Tally {
  value: string;
  currency: string;
  total: number;
}

function tally(shown: readonly ShownPrice[], claims: readonly Claim[], carried: ReadonlySet<string>): Tally[] {
  const evident = shown.some((one) => !one.struck && one.score >= EVIDENT);
  const bare = !shown.some((one) => one.score > 2);
  const values = [...new Set([...shown.filter((one) => !one.struck).map((one) => one.value), ...claims.map((one) => one.value)])];
  return values.map((value) => {
    const seen = shown.filter((one) => !one.struck && sameAmount(one.value, value)).toSorted((a, b) => b.score - a.score);
    const said = claims.filter((claim) => sameAmount(claim.value, value)).toSorted((a, b) => b.weight - a.weight);
    const [best] = seen, [first] = said;
    const struckOnly = !best && shown.some((one) => one.struck && one.score > 2 && sameAmount(one.value, value));
    const support = (first?.weight ?? 0) + said.slice(1, 4).reduce((sum, claim) => sum + Math.min(1, claim.weight * 0.3), 0);
    const trust = best?.pretax ? 0.3 : seen.length > 0 ? 1 : evident ? 0.7 : bare ? 1.6 : 1;
    return {
      value, currency: first?.currency || best?.currency || "",
      total: Math.max(0, best?.score ?? 0) + Math.min(0.8, 0.2 * Math.max(0, seen.filter(({ score }) => score > 1.5).length - 1)) + (carried.has(value) && (best !== undefined || bare) ? 1 : 0) + support * trust - (struckOnly ? 3 : 0),
    };
  }).toSorted((a, b) => b.total - a.total);
}

/** The struck-through amount nearest to the price and above it. */
function originalOf(price: string, shown: readonly ShownPrice[], { jsonLd, microdata, meta, state }: Reading): string {
  const struck = shown.filter((one) => one.struck && one.score > 2).toSorted((a, b) => b.score - a.score).map((one) => one.value);
  const said = [...[jsonLd, microdata].flatMap((product) => product?.offers.map((offer) => offer.list) ?? []), meta.list, ...state.map((one) => one.list)];
  return [...struck, ...said].find((value) => Number(value) > Number(price) && Number(value) < Number(price) * 20) ?? "";
}

/** The amounts that the page shows, scored by name, wording and place. */
export function placedPrices(reading: Reading): ShownPrice[] {
  const offsetOf = ({ node }: ShownPrice): number => reading.page.stream.offsetOf(node);
  return preferLower(unstrikeLone(placed(reading, shownPrices(reading.page)), offsetOf), offsetOf);
}

/** Weighs what the page shows against what its markup says (spec §5 analysis). */
export function votePrice(reading: Reading): PriceVote {
  const shown = placedPrices(reading);
  const claims = claimsOf(reading);
  const scripts = inlineScripts(reading.page).map(({ text }) => text);
  const [best] = tally(shown, claims, carriedPrices(reading.page, reading.aside, scripts));
  if (!best || best.total < 4) return { price: "", original: "", currency: currencyIn(shown, claims), strength: best?.total ?? 0 };
  const currency = best.currency || currencyIn(shown.filter((one) => one.score > 2), claims);
  return { price: best.value, original: originalOf(best.value, shown, reading), currency, strength: best.total };
}

const currencyIn = (shown: readonly ShownPrice[], claims: readonly Claim[]): string =>
  [...claims, ...shown].find((one) => one.currency !== "")?.currency ?? "";
