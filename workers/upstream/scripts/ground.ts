import type { Fact } from "../../../trpc/contract/product.ts";
import type { Claim } from "../../../trpc/contract/script.ts";
import { chineseOf } from "./abroad/index.ts";
import { specOf } from "./facts/spec/read.ts";
import { findMaterials } from "./facts/materials.ts";
import { follows } from "./support/follows.ts";
import { normal } from "./support/normal.ts";
import { isBold, promises } from "./support/promises.ts";
import { quantitiesIn } from "./support/quantities.ts";
import { contentOf, shareOf } from "./support/words.ts";

/** How far a sentence must follow from a fact to rest on it. */
const ENOUGH = 0.5;
const NUMBER = 0.15;
/** How many of a sentence's words a fact must have for the sentence to be about the same. */
const ALIKE = 0.35;

const claims = (text: string): boolean => /\d/.test(normal(text)) || promises(text) || findMaterials(text).length > 0;

/** The clause that says something of the product, where it is the only one. */
const tellingClause = (text: string): string => {
  const telling = text.split(/[,，;；:：]\s*/u).filter(claims);
  return telling.length === 1 ? (telling[0] ?? text) : text;
};

/** The fact that a sentence, or its one clause that claims something, follows from; null where none does. */
const supporting = (sentence: string, facts: readonly Fact[]): Fact | null =>
  following(sentence, facts) ?? following(tellingClause(sentence), facts);

/** A fact as it stands, as a row of a specification is said, and for a Chinese sentence what it says in Chinese. */
const versions = (sentence: string, { text }: Fact): string[] => {
  const chinese = /\p{Script=Han}/u.test(sentence);
  const row = specOf(text)?.[chinese ? "zh" : "en"];
  return [text, ...(row ? [row] : []), ...(chinese && !/\p{Script=Han}/u.test(text) ? [chineseOf(text) ?? text] : [])];
};

const following = (text: string, facts: readonly Fact[]): Fact | null => {
  const bonus = quantitiesIn(normal(text)).length > 0 || findMaterials(text).length > 0 ? NUMBER : 0;
  const part = (fact: Fact): number => Math.max(...versions(text, fact).map((version) => follows(text, version)));
  const [best] = facts.map((fact) => ({ fact, part: part(fact) })).toSorted((a, b) => b.part - a.part);
  return best && best.part > 0 && best.part + bonus >= ENOUGH ? best.fact : null;
};

/** A number in words belongs to the viewer's day ("ten minutes") unless the sentence otherwise says what a fact says. */
const contradicts = (text: string, facts: readonly Fact[]): boolean => {
  const words = contentOf(normal(text));
  return (
    quantitiesIn(normal(text)).length > 0 &&
    facts.some((fact) => quantitiesIn(normal(fact.text)).length > 0 && shareOf(words, contentOf(normal(fact.text))) >= ALIKE)
  );
};

/** A sentence about the product, rather than the viewer's day: it names a property, or has it, this or the name for subject. */
const speaksOfIt = (text: string, facts: readonly Fact[]): boolean =>
  /\d/.test(text) ||
  isBold(text) ||
  findMaterials(text).length > 0 ||
  contradicts(text, facts) ||
  (promises(text) && !text.endsWith("?")) ||
  facts.some((fact) => shareOf(contentOf(normal(text)), contentOf(normal(fact.text))) >= ENOUGH && contentOf(text).size >= 2);

const claimOf = (sentence: string, facts: readonly Fact[]): Claim[] => {
  const text = sentence.trim().replace(/[.!。！，,;；]+$/, "");
  const found = supporting(text, facts);
  if (found) return [{ text: text.replace(/[?？]$/, ""), fact_id: found.id }];
  return speaksOfIt(text, facts) ? [{ text: text.replace(/[?？]$/, ""), fact_id: null }] : [];
};

/** Both prices of an offer as one fact: "was 55, now 48.99" follows from neither alone. It is cited as the price before. */
const offerOf = (facts: readonly Fact[]): Fact[] => {
  const [before, now] = ["field:original_price", "field:promo_price"].map((id) => facts.find((fact) => fact.id === id));
  return before && now ? [{ ...before, text: `${before.text}, ${now.text}` }] : [];
};

/**
 * The claims inside a text that a person or a model wrote, each with the fact that it follows from, or null (see
 * `support/follows.ts`). A sentence is a claim when it holds a number, a material, a property, a superlative, an absolute
 * or a medical word, or when it says what a fact says. Pass `factsOf(product)`, so that prices and names count.
 */
export const groundClaims = (text: string, facts: readonly Fact[]): Claim[] =>
  text
    .split(/(?<=[.!?])\s+|(?<=[。！？；])|\n/u)
    .filter((sentence) => sentence.trim() !== "")
    .flatMap((sentence) => claimOf(sentence, [...facts, ...offerOf(facts)]));
