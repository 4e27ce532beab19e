import { expect, it } from "vitest";
import { groundOf } from "./grounds.ts";
import { described } from "../../../workers/upstream/scripts/corpus/corpus.ts";

it.each([
  ["zh", "¥129"],
  ["en", "$129"],
] as const)("a price is shown as people read it (%s)", (lang, shown) => {
  const product = { ...described(lang, "Mug", []), original_price: { amount: "129", currency: lang === "zh" ? "CNY" : "USD" }, media: [] };
  expect(groundOf(product, "field:original_price", lang)).toEqual({ text: shown, source: "user" });
});
