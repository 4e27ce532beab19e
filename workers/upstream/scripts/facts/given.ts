import type { Fact, Product } from "../../../../trpc/contract/product.ts";
import { factsOf } from "./sources.ts";

/** A fact in the order in which it is to be said. `own`: the user wrote or confirmed it, so it is not taken for noise of a shop. */
export type Given = { id: string; text: string; own: boolean };

/** So few facts of a page are taken as a list that somebody wrote; of more the strongest come first. */
const SHORT_LIST = 8;

const sentences = (text: string): string[] =>
  (text.match(/[^.!?。！？\n]+(?:[.!?](?=\d)[^.!?。！？\n]*)*[.!?。！？]?/g) ?? [])
    .map((part) => part.trim())
    .filter((part) => part.length > 3);

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/百分之百/g, "100%")
    .replace(/[\s.,!。，！]+/gu, "");
const alike = (one: string, other: string): boolean => bare(one) === bare(other);

/** The fact that a selling point is, or the field that holds it. */
const sellingPoints = ({ selling_points, facts }: Product): Given[] =>
  selling_points
    .map((text, index) => ({
      id: facts.find((fact) => alike(fact.text, text))?.id ?? `field:selling_points.${index}`,
      text: text.trim(),
      own: true,
    }))
    .filter(({ text }) => text !== "");

/** What the user wrote as a description, as far as it still stands there. */
const described = (product: Product): Given[] => {
  const kept = product.facts.filter(({ source, text }) => source === "user" && (product.intro === "" || product.intro.includes(text)));
  const added = factsOf(product).find(({ id }) => id === "field:intro");
  const own = product.facts.some(({ source }) => source === "user");
  return [
    ...kept.map(({ id, text }) => ({ id, text, own: true })),
    ...(added && own ? sentences(added.text).map((text) => ({ id: added.id, text, own: true })) : []),
  ];
};

const ofPage = (facts: readonly Fact[]): Given[] =>
  facts.filter(({ source }) => source !== "user").map(({ id, text }) => ({ id, text, own: false }));

/** The facts in the user's own order: selling points, then the description, else the few that a page has. */
export const givenFacts = (product: Product): Given[] => {
  const own = [...sellingPoints(product), ...described(product)];
  const page = ofPage(product.facts);
  const list = own.length > 0 ? own : page.length <= SHORT_LIST ? page : [];
  return list.filter(({ text }, index) => list.findIndex((other) => alike(other.text, text)) === index);
};

/** What else the page says, after what is given. */
export const otherFacts = (product: Product): Given[] => {
  const given = new Set(givenFacts(product).map(({ id }) => id));
  return ofPage(factsOf(product)).filter(({ id }) => !given.has(id) && !id.startsWith("field:"));
};
