import { expect, it } from "vitest";
import { edited } from "./edit.ts";
import { productOf } from "../../../workers/upstream/scripts/fixtures/products.ts";
import { brandColorsOf, pricesOf, type ProductValues, readAmount, valuesFrom, valuesOf } from "./values.ts";

const values: ProductValues = {
  name: "",
  brand: "",
  brandColors: "",
  intro: "",
  points: ["a", "b", "c"],
  price: "",
  oldPrice: "",
  currency: "EUR",
  audience: "",
  language: "en",
  media: ["x", "y", "z"],
  uses: {},
  before: [],
};

it.each([
  ["29.90", "29.90"],
  ["29,9", "29.9"],
  ["1,299.50", "1299.50"],
  ["1 299,50", "1299.50"],
  ["1,299", "1299"],
  ["1.299", "1299"],
  ["1.299,5", "1299.5"],
  ["12.499.000", "12499000"],
  ["1,299,000", "1299000"],
  ["12,49,900", "1249900"],
  ["１２８００", "12800"],
  ["١٬٢٩٩٫٥٠", "1299.50"],
  ["1’299.50", "1299.50"],
  ["0.125", "0.125"],
])("reads %s as %s", (text, amount) => {
  expect(readAmount(text, "EUR")).toBe(amount);
});

it("reads three decimals of a currency that has them, and shows none that are read as thousands", () => {
  expect(readAmount("29.900", "KRW")).toBe("29900");
  expect(readAmount("29.900", "KWD")).toBe("29.900");
  const original_price = { amount: "129.000", currency: "USD" };
  expect(valuesOf({ ...productOf("Lamp", [], { promo_price: null, original_price }), media: [] }).price).toBe("129.00");
});

it.each(["cheap", "-3", "1.2.3", "€29", "1299,000", "1.299.50"])("does not read %s as an amount", (text) => {
  expect(readAmount(text, "EUR")).toBeNull();
});

it.each([
  ["", []],
  ["#0B5FFF", ["#0b5fff"]],
  [" 0b5fff, #fd2 ", ["#0b5fff", "#ffdd22"]],
  ["red", null],
  ["#111111 #222222 #333333 #444444", null],
])("reads %s as a brand's colors", (brandColors, colors) => {
  expect(brandColorsOf({ ...values, brandColors })).toEqual(colors);
});

it("takes a single price as the original one, and two as promotion and original", () => {
  const money = (amount: string) => ({ amount, currency: "EUR" });
  expect(pricesOf({ ...values, price: "29.90" })).toEqual({ promo_price: null, original_price: money("29.90") });
  expect(pricesOf({ ...values, price: "29.90", oldPrice: "39.90" })).toEqual({
    promo_price: money("29.90"),
    original_price: money("39.90"),
  });
  expect(pricesOf(values)).toEqual({ promo_price: null, original_price: null });
});

it.each([
  ["point:up:1", ["b", "a", "c"]],
  ["point:down:1", ["a", "c", "b"]],
  ["point:up:0", ["a", "b", "c"]],
  ["point:down:2", ["a", "b", "c"]],
  ["point:remove:1", ["a", "c"]],
  ["point:add", ["a", "b", "c", ""]],
])("%s edits the lines", (intent, points) => {
  expect(edited(values, intent).points).toEqual(points);
});

it.each([
  ["media:earlier:y", ["y", "x", "z"]],
  ["media:later:y", ["x", "z", "y"]],
  ["media:remove:y", ["x", "z"]],
  ["media:later:unknown", ["x", "y", "z"]],
])("%s orders the pictures", (intent, media) => {
  expect(edited(values, intent).media).toEqual(media);
});

it("an unknown button changes nothing", () => {
  expect(edited(values, "upload")).toEqual(values);
});

it("reads how each picture is shown, and nothing that is no such choice", () => {
  const form = new FormData();
  for (const id of ["x", "y", "z"]) form.append("media", id);
  form.append("use:x", "photo");
  form.append("use:y", "anything");
  form.append("use:z", "before");
  form.append("use:w", "cutout");
  expect(valuesFrom(form)).toMatchObject({ uses: { x: "photo" }, before: ["z"] });
});
