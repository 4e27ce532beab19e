import { describe, expect, it } from "vitest";
import { factsOf } from "./facts/sources.ts";
import { PRODUCTS } from "./fixtures/products.ts";
import { groundClaims } from "./ground.ts";

const kitchen = factsOf(PRODUCTS.kitchen);
const home = factsOf(PRODUCTS.home);
const ids = (text: string, facts = kitchen) => groundClaims(text, facts).map((claim) => claim.fact_id);

describe("a claim in an edited text", () => {
  it("finds the fact that says the same", () => {
    expect(ids("It comes with a 2 year guarantee.")).toEqual(["f4"]);
    expect(ids("Put it in the dishwasher, it's dishwasher safe.")).toEqual(["f3"]);
    expect(ids("It seats six.", home)).toEqual(["f1"]);
  });

  it("is not backed when the number is another", () => {
    expect(ids("It comes with a 5 year guarantee.")).toEqual([null]);
    expect(ids("It seats eight.", home)).toEqual([null]);
    expect(ids("9 out of 10 cooks agree.")).toEqual([null]);
  });

  it("is not backed when the material is another", () => {
    expect(ids("A table of solid walnut.", home)).toEqual([null]);
  });

  it.each(["The best pans you can buy.", "It never sticks, guaranteed.", "These pans cure headaches.", "The world's first pan."])(
    "flags %j",
    (text) => {
      expect(ids(text)).toEqual([null]);
    },
  );

  it.each(["终身质保，用到哪天坏了都给你换新。", "不满意就退款。"])("asks what %j rests on", (text) => {
    expect(ids(text)).toContain(null);
  });

  it("backs a superlative only by a fact with the same word", () => {
    const facts = [{ id: "a", text: "Voted best pan of the year.", source: "page" as const }];
    expect(ids("Voted best pan of the year.", facts)).toEqual(["a"]);
    expect(ids("Voted perfect pan of the year.", facts)).toEqual([null]);
  });

  it("rests a price on the price, exactly or rounded up", () => {
    expect(ids("Yours for $48.99.")).toEqual(["field:promo_price"]);
    expect(ids("All of this for under 49 dollars.")).toEqual(["field:promo_price"]);
    expect(ids("All of this for under 40 dollars.")).toEqual([null]);
  });

  it("rests an offer on both of its prices", () => {
    const offer = factsOf({ ...PRODUCTS.kitchen, original_price: { amount: "55", currency: "USD" } });
    expect(ids("$55 before, $48.99 now, for the pan set.", offer)).toEqual(["field:original_price"]);
    expect(ids("$65 before, $48.99 now, for the pan set.", offer)).toEqual([null]);
    expect(ids("这款锅具降价了：原价55美元，现价48.99美元。", offer)).toEqual(["field:original_price"]);
  });

  it("is not seen in a scene from the viewer's day", () => {
    expect(ids("Half past six and everyone's at the table. You have ten minutes.", home)).toEqual([null].slice(1));
    expect(ids("Who's washing up tonight?")).toEqual([]);
  });

  it("is read sentence by sentence", () => {
    expect(ids("You know the feeling. Dishwasher safe. The cheapest pans anywhere!")).toEqual(["f3", null]);
  });
});

describe("a claim in Chinese", () => {
  const facts = [
    { id: "a", text: "容量500ml，杯口加宽，方便放冰块。", source: "page" as const },
    { id: "b", text: "质保1年", source: "page" as const },
  ];

  it("finds its fact, numbers included", () => {
    expect(ids("杯口加宽，方便放冰块。", facts)).toEqual(["a"]);
    expect(ids("质保1年，写在页面上。", facts)).toEqual(["b"]);
    expect(ids("质保10年。", facts)).toEqual([null]);
  });

  it.each(["全网第一的保温杯。", "喝了能治疗感冒。", "绝对不漏水。", "最好的杯子。"])("flags %s", (text) => {
    expect(ids(text, facts)).toEqual([null]);
  });
});
