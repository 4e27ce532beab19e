import { expect, test } from "vitest";
import { englishWords } from "./phonemes.ts";
import { writtenWords } from "./written.ts";

const read = (text: string): string =>
  writtenWords(text)
    .map(({ tokens }) => tokens.join(" "))
    .join(" ")
    .toLowerCase();

test.each([
  ["$39.99", "thirty nine dollars ninety nine"],
  ["€ 119.01", "one hundred nineteen euros and one cent"],
  ["119,00 €", "one hundred nineteen euros"],
  ["£0.50", "fifty pence"],
  ["¥199", "one hundred ninety nine yuan"],
  ["A$1,299.00", "one thousand two hundred ninety nine australian dollars"],
  ["$5 million", "five million dollars"],
  ["$2.5M", "two point five million dollars"],
  ["1.299,00 €", "one thousand two hundred ninety nine euros"],
  ["20 USD", "twenty dollars"],
  ["₹1,499", "one thousand four hundred ninety nine rupees"],
  ["R$ 49,90", "forty nine reais ninety"],
  ["$1", "one dollar"],
  ["CHF 20", "twenty francs"],
  ["HK$88", "eighty eight hong kong dollars"],
  ["CLP 24,990", "twenty four thousand nine hundred ninety pesos"],
  ["₸49,890", "forty nine thousand eight hundred ninety tenge"],
  ["RON 83.30", "eighty three lei thirty"],
  ["Rs 23,450", "twenty three thousand four hundred fifty rupees"],
  ["540 HRK", "five hundred forty kuna"],
  ["Rp 129,000", "one hundred twenty nine thousand rupiah"],
  ["1299 kr", "one thousand two hundred ninety nine kronor"],
])("the price %s is read in its currency", (text, spoken) => {
  expect(read(text)).toBe(spoken);
});

test.each([
  ["50% off", "fifty percent off"],
  ["500 ml", "five hundred milliliters"],
  ["1 kg", "one kilogram"],
  ["20,000mAh", "twenty thousand milliamp hours"],
  ["4K at 60fps", "four k at sixty frames per second"],
  ["1080p", "ten eighty p"],
  ["10x faster", "ten times faster"],
  ["10-20 min", "ten to twenty minutes"],
  ["2-in-1", "two in one"],
  ["24/7", "twenty four seven"],
  ["4.8/5", "four point eight out of five"],
  ["1/2", "one half"],
  ["-5°C", "minus five degrees celsius"],
  ["10x20 cm", "ten by twenty centimeters"],
  ["1st and 22nd", "first and twenty second"],
  ["#1", "number one"],
  ["No. 1 in comfort", "number one in comfort"],
  ["18/8 stainless steel", "eighteen eight stainless steel"],
  ["1990s", "nineteen nineties"],
  ["in 2024", "in twenty twenty four"],
  ["in 2005", "in two thousand five"],
  ["9:30 am", "nine thirty a m"],
  ["7:00", "seven o'clock"],
  ["007", "zero zero seven"],
])("%s is read as it is said", (text, spoken) => {
  expect(read(text)).toBe(spoken);
});

test.each([
  ["LED lamp", "l e d lamp"],
  ["SAVE NOW", "save now"],
  ["US only, call us", "u s only call us"],
  ["PCs", "p c /z"],
  ["PortaBlend", "porta blend"],
  ["XJR9000", "x j r nine thousand"],
  ["Wi-Fi", "wifi"],
  ["salt & pepper", "salt and pepper"],
  ["vs.", "versus"],
  ["shop-nova.com/deals", "shop dash nova dot com"],
  ["https://www.example.co.uk", "example dot co dot uk"],
  ["me@foo.com", "me at foo dot com"],
  ["café", "cafe"],
])("%s is spelled or said as a word", (text, spoken) => {
  expect(read(text)).toBe(spoken);
});

test("the written words are the text again, whatever they are read as", async () => {
  const text = "Meet “PortaBlend” — only $39.99 (was $59) 😀 at shop.com, 24/7!";
  expect((await englishWords(text, "en-US")).map((word) => word.text).join(" ")).toBe(text);
});

test("every symbol of a reading is one the model knows, in both accents", async () => {
  const { symbolNumber } = await import("../vocabulary.ts");
  const text =
    "Hypoallergenic niacinamide serum by L'Oréal: zyxquorvian beauty, measured thrice. Better water bottles, cured hair, pure air, fire!";
  for (const accent of ["en-US", "en-GB"] as const) {
    const words = await englishWords(text, accent);
    expect(words.every(({ phonemes }) => phonemes !== "")).toBe(true);
    expect([...words.map(({ phonemes }) => phonemes).join("")].filter((symbol) => symbolNumber(symbol) === null)).toEqual([]);
  }
});

const said = async (text: string): Promise<string> => (await englishWords(text, "en-US")).at(-1)?.phonemes ?? "";

test("a word with two readings follows the word before it", async () => {
  expect(await said("easy to use")).toMatch(/z$/);
  expect(await said("for daily use")).toMatch(/s$/);
});
