import { describe, expect, it } from "vitest";
import type { Product } from "../../../trpc/contract/product.ts";
import { CHINESE, PRODUCTS, productOf } from "./fixtures/products.ts";
import { factsOf } from "./facts/sources.ts";
import { givenFacts } from "./facts/given.ts";
import { spokenSeconds } from "../../../trpc/contract/rules/speech.ts";
import { writeScripts } from "./write.ts";

const cases = (["en", "zh"] as const).flatMap((language) =>
  Object.entries({ ...PRODUCTS, chinese: CHINESE }).map(([name, product]) => ({ name, language, product })),
);

const scriptsOf = (product: Product, lengthSeconds: 15 | 30 | 60, language: "en" | "zh" = "en") =>
  writeScripts(product, { language, lengthSeconds, objective: "sales", count: 3, seed: 7 });
const saidOf = (script: ReturnType<typeof scriptsOf>[number]): string[] => [
  ...new Set(script.clips.flatMap(({ claims }) => claims.flatMap(({ fact_id }) => fact_id ?? []))),
];

describe("the facts that are given", () => {
  const list = [
    "Up to 5 hours of listening time on one charge.",
    "The case is the size of a matchbox.",
    "A microphone in each ear.",
    "Connects over Bluetooth 5.3.",
    "Comes with tips in three sizes.",
    "Two year warranty.",
  ];
  const earbuds = productOf("Acme Wireless Earbuds", list, { brand: "Acme" });

  it("are all said, in their order, before anything else fills the time", () => {
    for (const script of scriptsOf(earbuds, 60)) {
      const said = saidOf(script).filter((id) => !id.startsWith("field:"));
      expect(said, script.angle).toEqual(["f1", "f2", "f3", "f4", "f5", "f6"]);
      expect(script.left_out).toEqual([]);
    }
  });

  it("are left out from the end where the time is short, and the script says which", () => {
    for (const script of scriptsOf(earbuds, 15)) {
      const said = saidOf(script).filter((id) => !id.startsWith("field:"));
      const left = script.left_out?.map(({ fact_id }) => fact_id) ?? [];
      expect([...said, ...left]).toEqual(["f1", "f2", "f3", "f4", "f5", "f6"]);
      expect(said.length, script.angle).toBeGreaterThan(0);
      expect(left.length, script.angle).toBeGreaterThan(0);
      for (const { reason } of script.left_out ?? []) expect(reason).toBe("length");
      expect(script.clips.filter(({ role }) => role === "problem")).toEqual([]);
    }
  });

  it("that are one quality are a sentence", () => {
    for (const script of scriptsOf(productOf("Acme Kettle", ["Quiet."], { brand: "Acme" }), 15)) {
      const told = script.clips.find(({ claims }) => claims.some(({ fact_id }) => fact_id === "f1"));
      expect(told?.text, script.angle).toMatch(/quiet/i);
      expect(told?.text, script.angle).not.toMatch(/: quiet|(?:^|[.] )Quiet/);
    }
  });

  it("that another language cannot say are left out for that", () => {
    const odd = productOf("Acme Wireless Earbuds", ["The case is the size of a matchbox."], { brand: "Acme" });
    for (const { left_out } of scriptsOf(odd, 30, "zh")) expect(left_out).toEqual([{ fact_id: "f1", reason: "language" }]);
  });

  it("are the selling points first, then the description, each with the fact behind it", () => {
    const product = { ...earbuds, selling_points: ["Two year warranty.", "Made in a small workshop."] };
    expect(givenFacts(product).map(({ id }) => id)).toEqual(["f6", "field:selling_points.1"]);
    expect(factsOf(product).map(({ id }) => id)).toContain("field:selling_points.1");
  });

  it.each(cases)("never lack the name or the price: $name in $language", ({ product, language }) => {
    for (const length of [15, 30] as const)
      for (const script of scriptsOf(product, length, language)) {
        const said = script.clips.flatMap(({ claims }) => claims.map(({ fact_id }) => fact_id));
        expect(
          said.some((id) => id === "field:promo_price" || id === "field:original_price"),
          script.angle,
        ).toBe(true);
      }
  });
});

describe("three scripts of a product", () => {
  it.each(cases)("differ in the order of their parts and share few lines: $name in $language", ({ product, language }) => {
    const scripts = scriptsOf(product, 30, language);
    // With one fact or none there is nothing to put in another order.
    const facts = new Set(scripts.flatMap((script) => saidOf(script)).filter((id) => !id.startsWith("field:")));
    if (facts.size < 2) return expect(new Set(scripts.map(({ clips }) => clips[0]?.text)).size).toBe(scripts.length);
    const orders = scripts.map(({ clips }) =>
      clips.map(({ role, claims }) => `${role}:${claims.map(({ fact_id }) => fact_id ?? "").join("+")}`).join(" "),
    );
    expect(new Set(orders).size).toBe(scripts.length);
    const texts = scripts.flatMap(({ clips }) => clips.map(({ text }) => text));
    expect(new Set(texts).size / texts.length).toBeGreaterThan(0.75);
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
