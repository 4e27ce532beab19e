import { partsOf } from "./parts.ts";
import { sentencesOf } from "./sentences.ts";
import type { Fact, Money, Product } from "../../../../trpc/contract/product.ts";

const priceText = (label: string, { amount, currency }: Money): string => `${label}: ${amount} ${currency}`;

const field = (id: string, text: string): Fact[] =>
  text.trim() === "" ? [] : [{ id: `field:${id}`, text: text.trim().slice(0, 600), source: "user" }];

/** The sentences of a field that no fact of the page has: what the user added or changed. */
const added = (text: string, facts: readonly Fact[]): string =>
  sentencesOf(text)
    .flatMap(partsOf)
    .filter((sentence) => !facts.some((fact) => fact.text.includes(sentence.trim())))
    .join(" ");

/**
 * All that claims may rest on: the facts of the page and, under ids that begin `field:`, the
 * fields that the user saw and confirmed in Manage Detail (name, brand, prices, and what the intro and
 * the selling points say beyond the page).
 */
export const factsOf = (product: Product): Fact[] => [
  ...product.facts,
  ...product.selling_points.flatMap((point, index) => field(`selling_points.${index}`, added(point, product.facts))),
  ...field("intro", added(product.intro, product.facts)),
  ...field("name", product.name),
  ...field("brand", product.brand),
  ...(product.promo_price ? field("promo_price", priceText("Price", product.promo_price)) : []),
  ...(product.original_price ? field("original_price", priceText("Price before", product.original_price)) : []),
];
