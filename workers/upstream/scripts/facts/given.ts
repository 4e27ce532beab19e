import type { Fact, Product } from "../../../../trpc/contract/product.ts";
import { isIntroduction, isNoise } from "./noise.ts";
import { partsOf } from "./parts.ts";
import { sentencesOf } from "./sentences.ts";
import { factsOf } from "./sources.ts";

/** A fact in the order in which it is to be said. `own`: the user wrote or confirmed it, so it is not taken for noise of a shop. */
export type Given = { id: string; text: string; own: boolean };

/** So few facts of a page are taken as a list that somebody wrote; of more the strongest come first. */
const SHORT_LIST = 8;

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/百分之百/g, "100%")
    .replace(/[\s.,!。，！]+/gu, "");
const alike = (one: string, other: string): boolean => bare(one) === bare(other);

/**
 * The facts that a selling point is, sentence by sentence, or the field that holds it. What the page itself lists is no
 * user's own: its shop talk is left out.
 */
const sellingPoints = ({ selling_points, facts, name }: Product): Given[] =>
  selling_points
    .flatMap((point, index) =>
      partsOf(point.trim()).map((text): Given => {
        const fact = facts.find((one) => alike(one.text, text));
        return { id: fact?.id ?? `field:selling_points.${index}`, text, own: fact === undefined || fact.source === "user" };
      }),
    )
    .filter(({ text, own }) => text !== "" && (own || !isNoise(text, name)));

/** What the user wrote as a description, as far as it still stands there. */
const described = (product: Product): Given[] => {
  const kept = product.facts.filter(({ source, text }) => source === "user" && (product.intro === "" || product.intro.includes(text)));
  const added = factsOf(product).find(({ id }) => id === "field:intro");
  const own = product.facts.some(({ source }) => source === "user");
  return [
    ...kept.map(({ id, text }) => ({ id, text, own: true })),
    ...(added && own
      ? sentencesOf(added.text)
          .filter(({ length }) => length > 3)
          .map((text) => ({ id: added.id, text, own: true }))
      : []),
  ];
};

const ofPage = (facts: readonly Fact[], name: string): Given[] =>
  facts.filter(({ source, text }) => source !== "user" && !isNoise(text, name)).map(({ id, text }) => ({ id, text, own: false }));

/** The facts in the user's own order: selling points, then the description, else the few that a page has. */
export const givenFacts = (product: Product): Given[] => {
  const own = [...sellingPoints(product), ...described(product)];
  const page = ofPage(product.facts, product.name);
  const list = own.length > 0 ? own : page.length <= SHORT_LIST ? page : [];
  return list.filter(
    ({ text }, index) => !isIntroduction(text, product.name) && list.findIndex((other) => alike(other.text, text)) === index,
  );
};

/** What else the page says, after what is given. */
export const otherFacts = (product: Product): Given[] => {
  const given = new Set(givenFacts(product).map(({ id }) => id));
  return ofPage(factsOf(product), product.name).filter(({ id }) => !given.has(id) && !id.startsWith("field:"));
};
