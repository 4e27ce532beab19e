import { describe, expect, it } from "vitest";
import { productOf } from "../fixtures/products.ts";
import { thingOf } from "../text/thing.ts";
import type { PointKind } from "./point.ts";
import { readPoints } from "./read.ts";

const pointsOf = (name: string, ...facts: string[]) => {
  const thing = thingOf(name);
  return readPoints(productOf(name, facts, { promo_price: null }), thing, thing?.category ?? "general");
};
const find = (kind: PointKind, name: string, ...facts: string[]) => pointsOf(name, ...facts).find((point) => point.kind === kind);

const quotes = (name: string, fact: string) =>
  pointsOf(name, fact).flatMap((point) => (point.kind === "quote" ? [point.en?.["quote"] ?? point.zh?.["quote"]] : []));

it.each([
  ["watch", "The high-quality black strap made of smooth leather makes the watch an eye-catcher."],
  ["sunglasses", "The frame of these glasses is made of high-quality acetate."],
  ["sunglasses", "With these glasses made for the beach you see more."],
])("a %s is not made of what a part of it is: %s", (name, fact) => {
  expect(find("material", name, fact)).toBeUndefined();
});

it("what is waterproof is not water resistant besides", () => {
  expect(pointsOf("watch", "Waterproof up to 300 m", "The watch is water resistant.").map(({ kind }) => kind)).not.toContain(
    "waterResistant",
  );
});

it("a suitcase holds what is called its capacity", () => {
  expect(find("capacity", "suitcase", "With a capacity of 33 L it is a cabin trolley.")?.zh).toMatchObject({ amount: "33升" });
});

describe("what a fact says, in both languages", () => {
  it.each([
    [
      "material",
      "T-shirt",
      "Composition: 95% cotton, 5% elastane",
      { material: "95 percent cotton and 5 percent elastane" },
      { material: "95%棉加5%氨纶" },
    ],
    ["material", "T-Shirt", "Material: 100% Baumwolle", { material: "100 percent cotton" }, { material: "100%棉" }],
    ["size", "Oak table", "235 x 100 cm", { dims: "235 by 100 centimetres" }, { dims: "235×100厘米" }],
    ["warranty", "Kettle", "Guaranteed for ten years", { amount: "ten years" }, { amount: "10年" }],
    [
      "insulated",
      "Vacuum bottle",
      "Keeps coffee hot for up to 24 hours",
      { how: "hot", other: "cold", amount: "up to 24 hours" },
      { what: "保温", amount: "最长24小时" },
    ],
    [
      "insulated",
      "Cooler bag",
      "Stays cold for 18 hours",
      { how: "cold", other: "warm", amount: "18 hours" },
      { what: "保冷", amount: "18小时" },
    ],
    ["insulated", "保温杯", "保温18小时", { amount: "18 hours" }, { what: "保温", amount: "18小时" }],
    ["leakproof", "Water bottle", "The lid locks, so nothing leaks in your bag", {}, {}],
    ["capacity", "Glass mug", "Holds 330 ml", { amount: "330 millilitres" }, { amount: "330毫升", holds: "容量330毫升" }],
    ["warranty", "Kettle", "2 year guarantee", { amount: "two years" }, { amount: "2年" }],
    ["warranty", "Wasserkocher", "3 Jahre Garantie", { amount: "three years" }, { amount: "3年" }],
    ["rating", "Kettle", "4.57 out of 5 stars, 1,250 ratings", { stars: "4.5", n: "1250" }, { stars: "4.5", n: "1250" }],
    ["seats", "Dining table", "Seats 6", { n: "six" }, { n: "6" }],
    ["spf", "Moisturiser", "SPF 40", { n: "40" }, { n: "40" }],
    ["pressure", "Pressure washer", "max. 120 bar", { n: "120" }, { n: "120" }],
    ["load", "Dog car seat", "Holds dogs up to 14 kg", { amount: "14 kilos" }, { amount: "14公斤" }],
    [
      "recycled",
      "Backpack",
      "at least 50% recycled polyamide",
      { what: "at least 50 percent recycled polyamide" },
      { what: "至少50%再生锦纶" },
    ],
    ["freeFrom", "Water bottle", "BPA-free", { list: "BPA" }, { list: "双酚A" }],
    ["features", "Dress", "V-neck dress with thin straps", { list: "V-neck and thin straps" }, { list: "V领、细肩带" }],
  ] as const)("%s of a %s: %s", (kind, name, fact, en, zh) => {
    expect(find(kind, name, fact)).toMatchObject({ factId: "f1", en, zh });
  });

  it.each([
    ["dishwasher", "Mug", "Not dishwasher safe"],
    ["leakproof", "Mug", "This mug is not leakproof"],
    ["insulated", "Heater", "Runs for 12 hours, stays quiet"],
    ["waterproof", "Watch", "This watch is not waterproof"],
    ["features", "Frying pan", "Not suitable for induction"],
    ["features", "Microwave", "Without a grill function"],
    ["material", "Handbag", "Material: leather-look"],
    ["material", "Jacket", "47% polyester, 38% lyocell, 15% silver thread"],
    ["connect", "Speaker", "No Bluetooth"],
    ["washable", "Dog car seat", "Machine-washable quilted lining."],
    ["washable", "Grey Fabric Sofa", "The cover is easy to keep clean as it is removable and can be machine washed."],
    ["features", "Laptop", "From daily tasks like launching apps and opening files to more advanced computing."],
    ["foldable", "Pressure washer", "The handle folds up."],
    ["dishwasher", "Blender", "The lid is dishwasher safe"],
  ] as const)("does not turn a denial, or a part, into a promise: %s, %s, %j", (kind, name, fact) => {
    expect(find(kind, name, fact)).toBeUndefined();
  });

  it.each([
    ["rating", "Kettle", "2.1 out of 5 stars, 300 ratings"],
    ["rating", "Kettle", "5 out of 5 stars, 1 rating"],
    ["washable", "Washing machine", "Bosch washing machine"],
    ["assistant", "Pillow", "Designed by Alexander Girard"],
    ["size", "Oak table", "Package dimensions 120 x 40 x 10 cm"],
    ["count", "Rolling duffle bag", "36 x 17 x 15 inches"],
    ["screen", "Laptop", "The bag fits 15 inch laptops"],
  ] as const)("leaves out what is no merit or another thing: %s, %s, %j", (kind, name, fact) => {
    expect(find(kind, name, fact)).toBeUndefined();
  });
});

describe("what is quoted", () => {
  it.each([
    ["Kitchen rack", "Gives you extra storage in your kitchen.", "It gives you extra storage in your kitchen"],
    ["Duffle bag", "2 Front Pockets With Zippers", "You get 2 front pockets with zippers"],
    ["Duffle bag", "STORAGE: This Acme heavy duty duffle bag can be used all year round!", "It can be used all year round"],
    [
      "Watch",
      "This gold-tone stainless steel watch will work with most of your outfits.",
      "This gold-tone stainless steel watch will work with most of your outfits",
    ],
    ["Hook", "Tested and approved for bathroom use.", "It's tested and approved for bathroom use"],
    ["保温杯", "杯口加宽，方便放冰块。", "杯口加宽，方便放冰块"],
  ])("of a %s: %j", (name, fact, said) => {
    expect(quotes(name, fact)).toEqual([said]);
  });

  it.each([
    "Free shipping on all orders over $50.",
    "Click here to see our returns policy.",
    "The world's best and most amazing mug!",
    "Weight: 0.66 Pounds",
    "Do you want to see more?",
    "We are a family business since 1980.",
    "Dieser Becher ist spülmaschinenfest und kommt mit Deckel.",
    "Voir le produit et les avis de nos clients.",
  ])("never of a mug: %j", (fact) => {
    expect(quotes("Mug", fact)).toEqual([]);
  });
});

it("takes no model's code and no charger's power for what a thing draws, and no end of a range for an amount", () => {
  expect(find("power", "Volleyball", "A high-class ball based on the V200W match model")).toBeUndefined();
  expect(find("power", "Phone", "In combination with the 18W fast charge")).toBeUndefined();
  expect(find("power", "Blender", "A motor of 700 W")).toBeDefined();
  expect(find("weight", "Volleyball", "Weight: 260 - 280g")).toBeUndefined();
  expect(find("weight", "Claw hammer", "Head Weight: 450 g")).toBeUndefined();
});
