import { describe, expect, it } from "vitest";
import { MIN_CLIP_CHARACTERS } from "../../../../trpc/contract/rules/script.ts";
import { POINT_KINDS } from "../facts/point.ts";
import { headlineFits } from "../text/headline.ts";
import { BANKS } from "./bank.ts";
import { fill } from "./fill.ts";

const plain = (language: "en" | "zh") => {
  const bank = BANKS[language];
  const scenes = Object.values(bank.scenes).flatMap((scene) => [...scene.hooks, ...scene.problems, ...scene.stories]);
  return [...scenes, ...bank.shopperHooks, ...bank.closers, ...bank.reveals, ...Object.values(bank.calls).flat()];
};
const pointed = (language: "en" | "zh") => [
  ...Object.values(BANKS[language].points).flat(),
  ...Object.values(BANKS[language].hooks).flat(),
];

describe.each(["en", "zh"] as const)("the sentences in %s", (language) => {
  it("are each there once", () => {
    const all = plain(language);
    expect(new Set(all).size).toBe(all.length);
  });

  it("cover every kind of point", () => {
    for (const kind of POINT_KINDS) expect(BANKS[language].points[kind]?.length, kind).toBeGreaterThan(0);
  });

  it("mark a claim wherever they use the words of a point, and nowhere else", () => {
    for (const template of pointed(language)) expect(template, template).toMatch(/\[[^\]]+\]|\{quote/);
    for (const template of plain(language)) expect(template, template).not.toMatch(/[[\]]/);
  });

  it("carry a headline that fits, where it is written out", () => {
    for (const template of [...plain(language), ...pointed(language)]) {
      const shown = template.split(" | ")[1];
      if (shown !== undefined && !shown.includes("{")) expect(headlineFits(shown, language), template).toBe(true);
    }
  });

  it("are long enough to be a clip as they stand", () => {
    for (const template of plain(language).filter((text) => !text.includes("{"))) {
      expect(Array.from(template.split(" | ")[0] ?? "").length, template).toBeGreaterThanOrEqual(MIN_CLIP_CHARACTERS);
    }
  });
});

describe("filling a sentence", () => {
  it("marks what was in brackets as a claim of the fact", () => {
    expect(fill("Small flat? [{it} {fold} up.] | Folds up", { it: "it", fold: "folds" }, "f1", "en")).toMatchObject({
      text: "Small flat? It folds up.",
      headline: "Folds up",
      claims: [{ text: "It folds up", fact_id: "f1" }],
    });
  });

  it("gives nothing when a word is missing or the clip would be too short", () => {
    expect(fill("Look at this {thing}, will you please. | Look", {}, null, "en")).toBeNull();
    expect(fill("Too short. | Short", {}, null, "en")).toBeNull();
  });
});
