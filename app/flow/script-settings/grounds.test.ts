import { expect, it } from "vitest";
import { groundOf } from "./grounds.ts";
import { described } from "../../../workers/upstream/scripts/corpus/corpus.ts";

it.each([
  ["zh", "¥129"],
  ["en", "$129"],
] as const)("a price is shown as people read it (%s)", (lang, shown) => {
  const product = {
    ...described(lang, "Mug", []),
    original_price: { amount: "129", currency: lang === "zh" ? "CNY" : "USD" },
    promo_price: null,
    media: [],
  };
  expect(groundOf(product, "field:original_price", lang)).toEqual({ text: shown, source: "user" });
});

it("a reduction is shown with both prices that it rests on", () => {
  const price = (amount: string) => ({ amount, currency: "CNY" });
  const product = { ...described("zh", "空调", []), original_price: price("2699"), promo_price: price("2599"), media: [] };
  expect(groundOf(product, "field:original_price", "zh").text).toBe("¥2,699 → ¥2,599");
  expect(groundOf(product, "field:promo_price", "zh").text).toBe("¥2,599");
});
