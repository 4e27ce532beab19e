import { describe, expect, it } from "vitest";
import { adTerms } from "../../../../trpc/contract/rules/ad-terms.ts";
import { follows } from "../support/follows.ts";
import { headlineFits } from "../text/headline.ts";
import { endsPhrase } from "../text/phrase-end.ts";
import { CORPUS, outputOf, products } from "./corpus.ts";
import { figuresOf } from "./figures.ts";

describe("the corpus", () => {
  it("has at least 150 facts in each language, each once", () => {
    for (const language of ["en", "zh"] as const)
      expect(CORPUS.filter((entry) => entry.language === language).length).toBeGreaterThanOrEqual(150);
    expect(new Set(CORPUS.map(({ language, product, fact }) => `${language}|${product}|${fact}`)).size).toBe(CORPUS.length);
  });
});

describe.each(CORPUS.map((entry) => ({ ...entry, entry })))("$product: $fact", ({ entry, language, fact, said, shown }) => {
  it("is said and shown as a person accepted", () => {
    expect(outputOf(entry)).toEqual({ said, shown });
  });

  it("is whole: what is said follows from it, and what is shown ends where a phrase ends", () => {
    expect(follows(said, fact)).toBeGreaterThanOrEqual(0.5);
    expect(headlineFits(shown, language), shown).toBe(true);
    expect(endsPhrase(shown, language), shown).toBe(true);
    expect(adTerms(said)).toEqual([]);
  });
});

describe("scripts of the corpus", () => {
  it("say every given fact where the time allows, name and price always, nothing false, no cut headline", () => {
    const figures = figuresOf(products(), 60);
    expect(figures["ads.facts_used"]).toBeGreaterThanOrEqual(0.98);
    expect(figures["ads.name_and_price"]).toBe(1);
    expect(figures["ads.claims_wrong"]).toBe(0);
    expect(figures["ads.headline_cut"]).toBe(0);
  });
});
