import { describe, expect, it } from "vitest";
import { CHINESE, PRODUCTS } from "./fixtures/products.ts";
import { briefOf } from "./brief.ts";
import { pointsOf } from "./angles.ts";
import { digest } from "./digest.ts";
import { randomFrom } from "./random.ts";
import { spokenSeconds } from "./text/measure.ts";
import { writeScripts } from "./write.ts";

const cases = (["en", "zh"] as const).flatMap((language) =>
  Object.entries({ ...PRODUCTS, chinese: CHINESE }).map(([name, product]) => ({ name, language, product })),
);

describe.each(cases)("several facts in one breath: the $name product in $language", ({ product, language }) => {
  const brief = briefOf(product, language, "sales");
  const found = digest(brief, brief.points, randomFrom(1));

  it("are two or three claims, each in the sentence and with the fact it rests on", () => {
    if (!found)
      return expect(brief.points.filter(({ kind }) => kind !== "quote" && kind !== "note" && kind !== "price").length).toBeLessThan(6);
    expect(found.claims.length).toBeGreaterThanOrEqual(2);
    expect(found.claims.length).toBeLessThanOrEqual(3);
    for (const { text } of found.claims) expect(found.text).toContain(text);
    expect(found.claims.map(({ fact_id }) => fact_id)).toEqual(pointsOf(found).map(({ factId }) => factId));
  });
});

describe("a script", () => {
  const all = cases.flatMap(({ product, language }) =>
    [1, 2, 3].flatMap((seed) =>
      writeScripts(product, { language, lengthSeconds: 20, objective: "sales", count: 4, seed }).map((script) => ({ script, language })),
    ),
  );

  it("comes to its point in its first words", () => {
    for (const { script, language } of all) {
      const [first = ""] = (script.clips[0]?.text ?? "").split(/(?<=[.?!,:])\s|(?<=[，。？！：])/u);
      expect(spokenSeconds(first, language), first).toBeLessThanOrEqual(3.6);
    }
  });
  it("does not end like the one beside it, wherever the language has another ending", () => {
    for (const { product, language } of cases) {
      const calls = writeScripts(product, { language, lengthSeconds: 20, objective: "sales", count: 2, seed: 4 }).map(
        ({ clips }) => clips.at(-1)?.text,
      );
      expect(new Set(calls).size).toBe(2);
    }
  });
  it("of a thing to drink from does not open on a kitchen drawer", () => {
    for (const { script } of all.filter(({ script: { clips } }) => /bottle|保温杯/.test(clips.map(({ text }) => text).join(""))))
      expect(script.clips[0]?.text).not.toMatch(/drawer|pan\b|抽屉|煎饼/);
  });
});
