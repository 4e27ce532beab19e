import { keepsConditions } from "./conditions.ts";
import { keepsMaterials } from "./grades.ts";
import { normal } from "./normal.ts";
import { keepsPolarity } from "./polarity.ts";
import { keepsPromises } from "./promises.ts";
import { backsQuantity, quantitiesIn, withoutQuantities } from "./quantities.ts";
import { contentOf, shareOf } from "./words.ts";

/** What is left out of a claim before it is compared: a lead says nothing of the product. */
const same = (one: string, other: string): boolean => squeezed(one) !== "" && squeezed(other).includes(squeezed(one)) && whole(one, other);
const squeezed = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, " ")
    .trim();

/** A part of a sentence is the sentence only where nothing around it limits or denies it. */
const whole = (one: string, other: string): boolean =>
  keepsConditions(one, other) && keepsPolarity(one, other) && keepsMaterials(one, other);

const backsQuantities = (claim: string, fact: string): boolean => {
  const known = quantitiesIn(fact);
  return quantitiesIn(claim).every((said) => backsQuantity(said, claim, known));
};

/**
 * How far a claim follows from a fact, 0 to 1; 0 where it does not: a number, unit, bound, condition, denial, material,
 * grade, comparison, certificate, scope or property that the fact has not, or that it has and the claim leaves out.
 */
export const follows = (said: string, source: string): number => {
  const [claim, fact] = [normal(said), normal(source)];
  if (!backsQuantities(claim, fact)) return 0;
  if (same(claim, fact)) return 1;
  if (!keepsPromises(claim, fact) || !keepsMaterials(claim, fact) || !keepsPolarity(claim, fact) || !keepsConditions(claim, fact)) return 0;
  const [words, known] = [contentOf(withoutQuantities(claim)), contentOf(withoutQuantities(fact))];
  if (words.size === 0) return known.size === 0 ? 1 : 0.5;
  const priced = quantitiesIn(claim);
  const paid =
    priced.length > 0 && priced.every(({ unit }) => /^[a-z]{3}$/.test(unit) && unit !== "bar" && unit !== "rpm" && unit !== "dpi");
  return Math.max(paid ? 0.5 : 0, shareOf(words, known), known.size >= 2 ? 0.8 * shareOf(known, words) : 0);
};

/** The same across two languages, where words cannot be compared: numbers, conditions, grades and denials. */
export const followsAbroad = (said: string, source: string): boolean => {
  const [claim, fact] = [normal(said), normal(source)];
  return backsQuantities(claim, fact) && keepsMaterials(claim, fact) && keepsConditions(claim, fact);
};
