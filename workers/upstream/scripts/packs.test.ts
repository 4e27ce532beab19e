import { describe, expect, it } from "vitest";
import type { Product } from "../../../trpc/contract/product.ts";
import { briefProduct } from "./brief-product.ts";
import { briefOf } from "./brief.ts";
import { productOf } from "./fixtures/products.ts";
import { writeScripts } from "./write.ts";

const cny = (amount: string) => ({ amount, currency: "CNY" });
const pencils = (name: string) => ({
  ...productOf(name, [], { brand: "晨光文具" }),
  language: "zh" as const,
  promo_price: cny("13.50"),
  original_price: cny("21.00"),
});
const saidOf = (product: Product, language: "en" | "zh"): string =>
  writeScripts(product, { language, lengthSeconds: 20, objective: "sales", count: 3, seed: 5 })
    .flatMap(({ clips }) => clips.map(({ text }) => text))
    .join(" ");

describe("what a price is for", () => {
  const pack = pencils("晨光文具经典六角木杆铅笔中小学生考试绘图铅笔 2B铅笔练字笔20支 AWP35715");
  const one = pencils("晨光文具可削铅笔 六角2B 红黑抽条 木杆铅笔 儿童铅笔 AWP30804");

  it("is all of a pack, in English", () => {
    expect(saidOf(pack, "en")).toMatch(/20 M&G pencils/);
    expect(saidOf(pack, "en")).not.toMatch(/\bthis pencil\b|\bthe M&G pencil\b/);
    expect(saidOf(one, "en")).not.toMatch(/\d+ M&G pencils/);
  });
  it("is all of a pack, in Chinese", () => {
    expect(saidOf(pack, "zh")).toMatch(/20支(?:铅笔|晨光)/);
    expect(saidOf(pack, "zh")).not.toContain("这款铅笔");
  });
  it("is said with the number of its boxes", () => {
    const tissue = productOf("Ultra Soft Tissue 2-Ply - 18 Box", []);
    expect(briefOf(tissue, "en", "sales").voice["the name"]).toBe("the Ultra Soft Tissue 2-Ply, 18 boxes");
    expect(briefOf(tissue, "zh", "sales").voice["the name"]).toMatch(/^18盒/);
  });
});

describe("a price that is shown", () => {
  const priced = (currency: string, amount: string) => ({
    ...productOf("Kettle", []),
    promo_price: null,
    original_price: { amount, currency },
  });
  it("is written as it is said in Chinese", () => {
    expect(briefProduct(priced("USD", "29.00"), "zh").price).toBe("29美元");
    expect(briefProduct(priced("CNY", "29.00"), "zh").price).toBe("¥29");
    expect(briefProduct(priced("USD", "29.00"), "en").price).toBe("$29");
  });
  it("does not break within its figures", () => {
    expect(briefProduct(priced("IDR", "12499000"), "en").price).not.toMatch(/ /);
    expect(briefProduct(priced("IDR", "12499000"), "en").price).toMatch(/12,499,000/);
  });
});

describe("the facts of a page", () => {
  const page = (name: string, points: readonly string[]) => {
    const product = productOf(name, [...points], { brand: "Luma" });
    return {
      ...product,
      language: "en" as const,
      selling_points: [],
      intro: "It is the one that you will have with you in the studio.",
      facts: product.facts.map((fact) => ({ ...fact, source: "page" as const })),
    };
  };
  const statements = (name: string, points: readonly string[]) =>
    briefOf(page(name, points), "en", "sales").items.map(({ statement }) => statement);

  it("begin with what a buyer has of them, and leave care out where there are others", () => {
    expect(
      statements("Zoe Tank Top", ['1" elastic band on inner bra.', "Soft, breathable fabric.", "Machine wash/dry.", "Hidden pocket."]),
    ).toEqual(["Soft, breathable fabric", "Hidden pocket", "1-inch elastic band on inner bra"]);
  });
  it("keep care where there is little else", () => {
    expect(statements("Zoe Tank Top", ["Hidden pocket.", "Machine wash/dry."])).toContain("Machine wash and dry");
  });
  it("are not said again with the name before them", () => {
    const said = statements("KiteFix Glue GLUFIX", [
      "Specially developed for fixing kites",
      "Glufix is a glue specially developed for fixing kites.",
    ]);
    expect(said).toEqual(["Specially developed for fixing kites"]);
  });
});

describe("hooks", () => {
  it("of clothes for sport are of training, of others of dressing", () => {
    const hooks = (name: string) => {
      const product = productOf(name, ["Side pockets.", "Elastic waistband.", "Two colors."], { brand: "Luma" });
      return saidOf(product, "zh");
    };
    expect(hooks("Apollo Running Shorts")).not.toMatch(/衣柜/);
    expect(briefOf(productOf("Apollo Running Shorts", []), "zh", "sales").standing.active).toBe(true);
    expect(briefOf(productOf("Linen Shirt", []), "zh", "sales").standing.active).toBe(false);
  });
});
