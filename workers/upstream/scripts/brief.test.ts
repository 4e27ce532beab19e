import { expect, it } from "vitest";
import { shownName } from "./brief.ts";
import { productOf } from "./fixtures/products.ts";

it.each([
  ["Montre Casio PRO TREK PRW-3100YB-1ER - Montre PRO TREK Résine Noir", "Casio", "Casio 手表"],
  ["Pink Dog Hair Dye Hair Coloring Professional Colors for Stylish Pet 50ml", "R.K.", "R.K. 宠物染毛剂"],
  ["365 by Whole Foods Market, Potato Chips, Sour Cream, 10 Ounce", "", "薯片"],
  ["Gormiti Ravensburger Puzzle 4x42 Bumper Pack", "Ravensburger", "Ravensburger 拼图"],
])("in Chinese, %s is called what it is where its name would be read as a foreign sentence", (name, brand, shown) => {
  expect(shownName(productOf(name, [], { brand }), "zh")).toBe(shown);
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
