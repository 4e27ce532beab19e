import { describe, expect, it } from "vitest";
import { adTerms } from "../../../../trpc/contract/rules/ad-terms.ts";
import { proseOf } from "../abroad/index.ts";
import { ABROAD } from "./abroad.ts";

const ROWS = Object.entries(ABROAD).flatMap(([thing, told]) => told.map(([sentence, phrases]) => ({ thing, sentence, phrases })));

describe("English pages in Chinese", () => {
  it("are at least sixty sentences, each once", () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(ROWS.map(({ thing, sentence }) => `${thing}|${sentence}`)).size).toBe(ROWS.length);
  });
});

describe.each(ROWS)("$thing: $sentence", ({ thing, sentence, phrases }) => {
  it("is said in the phrases that a person accepted, in words that the law of advertising allows", () => {
    const said = proseOf(sentence, thing);
    expect(said).toEqual(phrases);
    expect(said.flatMap((phrase) => adTerms(phrase))).toEqual([]);
  });
});
