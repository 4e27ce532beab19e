import { expect, it } from "vitest";
import { briefOf, shownName } from "./brief.ts";
import { productOf } from "./fixtures/products.ts";

it.each([
  ["Montre Casio PRO TREK PRW-3100YB-1ER - Montre PRO TREK Résine Noir", "Casio", "Casio 手表"],
  ["Pink Dog Hair Dye Hair Coloring Professional Colors for Stylish Pet 50ml", "R.K.", "R.K. 宠物染毛剂"],
  ["365 by Whole Foods Market, Potato Chips, Sour Cream, 10 Ounce", "", "薯片"],
  ["Gormiti Ravensburger Puzzle 4x42 Bumper Pack", "Ravensburger", "Ravensburger 拼图"],
])("in Chinese, %s is called what it is where its name would be read as a foreign sentence", (name, brand, shown) => {
  expect(shownName(productOf(name, [], { brand }), "zh")).toBe(shown);
});

it.each([
  ["Modern Cafe Chair", "", "椅子"],
  ["Knitted burgundy winter cap", "Nord", "Nord 针织酒红色冬季帽子"],
  ["Slouchy heathered burgundy hat", "Nord", "Nord 帽子"],
  ["Joust Duffle Bag", "Luma", "Luma Joust 旅行袋"],
])("in Chinese, words that only describe are no name: %s", (name, brand, shown) => {
  expect(shownName(productOf(name, [], { brand }), "zh")).toBe(shown);
});

it.each([
  ["zh", "OXYO Stacy 单人沙发"],
  ["en", "OXYO Stacy armchair"],
] as const)("what a name alone does not say is said beside it: in %s", (language, shown) => {
  const product = productOf("Stacy", ["Playful. The ''Stacy'' armchair brings a new mood to a book nook."], { brand: "OXYO" });
  expect(shownName(product, language)).toBe(shown);
});

it("a brand in both scripts without a mark between is said once", () => {
  const product = productOf("西铁城CITIZEN机械手表男表NH8350-59AB/EB", [], { brand: "西铁城", language: "zh" });
  expect(shownName(product, "zh")).toBe("西铁城机械手表男表");
  expect(shownName(product, "en")).toMatch(/^Citizen .*watch$/i);
});

it("a brand is said with the model that stands behind it", () => {
  const product = productOf("小米CIVI手机", [], { brand: "小米", language: "zh" });
  expect(shownName(product, "zh")).toBe("小米CIVI手机");
});

it("an air conditioner under a brand in both scripts is called so in English", () => {
  const product = productOf("Panasonic/松下 KFR-36GW/BpSJ1S大1.5匹直流变频冷暖挂式空调", [], { brand: "松下", language: "zh" });
  expect(shownName(product, "en")).toBe("Panasonic air conditioner");
});

it.each([
  ["TP-Link Tapo C200 Pan/Tilt 1080P Wi-Fi Smart Indoor Camera", "TP-Link", /Tapo C200/],
  ["Logitech MX Master 3S Wireless Mouse", "Logitech", /MX Master 3S.*鼠标/u],
  ["Tommy Jeans OFLEKI", "Tommy Jeans", /^Tommy Jeans OFLEKI$/],
  ["Google Nest Hello Wi-Fi Video Doorbell", "Google", /可视门铃$/u],
])("keeps the name that Chinese reads as one: %s", (name, brand, shown) => {
  expect(shownName(productOf(name, [], { brand }), "zh")).toMatch(shown);
});

it.each([
  [
    "Summit Pro Harness",
    "This lightweight climbing harness features adjustable leg loops and reinforced tie-in points for the wall.",
    "轻便，可调节腿环，加固连接点",
  ],
  ["Trail Jacket", "Thanks to its waterproof membrane and many pockets, this is the jacket that hikers like most.", "防水膜"],
])("of prose, Chinese says what is known of %s, each thing once", (name, fact, said) => {
  const { items } = briefOf(productOf(name, [fact], {}), "zh", "sales");
  expect(items.map(({ statement }) => statement)).toContain(said);
});

it.each([
  ["Royal", ["Automatic pocket umbrella", "Robust, small & handy."], "umbrella"],
  ["Hailys", ["Mens Oversized T-Shirt with Stylish Chest Pocket", "A must-have for every closet."], "T-shirt"],
  ["Alpha", ["It is made for your laptop and your phone."], ""],
  ["National Park Foundation Explorascope", ["A refractor telescope for celestial viewing."], "telescope"],
  ["Cushion Foundation Natural", ["A light foundation."], "cushion foundation"],
  ["Opna Women's Short Sleeve Moisture", ["100% polyester"], "top"],
  ["Lens Cleaning Kit", ["Works on all optical surfaces, including telescopes, binoculars and spotting scopes."], "lens cleaning kit"],
  ["Clear View Care Pack", ["Works on all optical surfaces, including telescopes, binoculars and spotting scopes."], ""],
])("what the line below a name and its text say that it is: %s", (name, facts, thing) => {
  expect(briefOf(productOf(name, facts, { selling_points: facts.slice(0, 1) }), "en", "sales").standing.thing).toBe(thing);
});
