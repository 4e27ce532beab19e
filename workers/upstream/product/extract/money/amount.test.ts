import { describe, expect, it } from "vitest";
import { findAmounts, readMachinePrice, readNumber } from "./amount.ts";

const first = (text: string, region = ""): string => {
  const found = findAmounts(text, region);
  const one = found.find(({ marked }) => marked) ?? found[0];
  return one ? `${one.value} ${one.currency}`.trim() : "";
};

describe("amounts as people write them", () => {
  it.each([
    ["€ 119,01", "119.01 EUR"],
    ["1.234,50 €", "1234.50 EUR"],
    ["$1,234.50", "1234.50 USD"],
    ["1 234,50 kr", "1234.50 SEK"],
    ["CHF 1'299.–", "1299 CHF"],
    ["₹1,23,456.00", "123456 INR"],
    ["44 890 тг.", "44890 KZT"],
    ["EUR 20,--", "20 EUR"],
    ["299:-", "299 SEK"],
    ["1.198,- Kr", "1198 SEK"],
    ["1.234.567 ₫", "1234567 VND"],
    ["٢٥٫٥٠ ر.س", "25.50 SAR"],
    ["KWD 34.500", "34.50 KWD"],
    ["35€99", "35.99 EUR"],
    ["RM50", "50 MYR"],
    ["Rs1,599.00", "1599 INR"],
    ["$.75", "0.75 USD"],
    ["1,980円 (税込)", "1980 JPY"],
    ["NT$1,390", "1390 TWD"],
    ["R$ 1.299,90", "1299.90 BRL"],
    ["U$S 129", "129 USD"],
    ["4.500 Lekë", "4500 ALL"],
    ["100,00 zł", "100 PLN"],
    ["5 000 Р", "5000 RUB"],
    ["１，２８０円", "1280 JPY"],
    ["S/ 99.90", "99.90 PEN"],
    ["$119. 95", "119.95 USD"],
    ["189,000원", "189000 KRW"],
    ["2.499 Kč", "2499 CZK"],
    ["US $1.80-2.60", "1.80 USD"],
    ["12,99-15,99 €", "12.99 EUR"],
    ["12,99 – 15,99 €", "12.99 EUR"],
    ["540,00 Kn", "540 HRK"],
    ["US $2.66", "2.66 USD"],
    ["C $19.38", "19.38 CAD"],
    ["502,20 б.р.", "502.20 BYN"],
    ["20,00 Eur", "20 EUR"],
  ])("reads %s as %s", (text, expected) => {
    expect(first(text)).toBe(expected);
  });

  it("lets the page's country settle a mark that several share", () => {
    expect(first("$ 24.990", "cl")).toBe("24990 CLP");
    expect(first("$24.99", "ca")).toBe("24.99 CAD");
    expect(first("299 kr", "no")).toBe("299 NOK");
    expect(first("¥1,280", "jp")).toBe("1280 JPY");
    expect(first("34.500", "kw")).toBe("34.50");
  });

  it("leaves the currency of a bare $ open where the language has many dollars and pesos", () => {
    expect(findAmounts("$3.340", "?")).toMatchObject([{ value: "3340", currency: "", marked: true }]);
  });

  it("finds no amount in percentages, dates, sizes and codes", () => {
    expect(findAmounts("-15% 2020-12-24 10x15cm ABC123 #4455 12:30", "").filter(({ marked }) => marked)).toEqual([]);
    expect(findAmounts("SKU-4455", "")).toEqual([]);
  });

  it("reads each amount of a sentence", () => {
    expect(findAmounts("Was £50 Now £40.99", "").map(({ value }) => value)).toEqual(["50", "40.99"]);
  });
});

describe("numbers of markup", () => {
  it("take the point as decimal sign, whatever the locale", () => {
    expect(readMachinePrice("1234.5", "EUR")).toBe("1234.50");
    expect(readMachinePrice(13.399999618, "EUR")).toBe("13.40");
    expect(readMachinePrice("1.299", "EUR")).toBe("1.299");
  });

  it("mend what shops write there all the same", () => {
    expect(readMachinePrice("1.299,00 €", "EUR")).toBe("1299");
    expect(readMachinePrice("24.990", "CLP")).toBe("24990");
    expect(readMachinePrice("$1,299.00", "USD")).toBe("1299");
    expect(readMachinePrice("", "USD")).toBe("");
    expect(readMachinePrice("0.00", "USD")).toBe("");
    expect(readMachinePrice("call us", "USD")).toBe("");
  });

  it("part thousands only before three digits", () => {
    expect(readNumber("1,299")).toBe("1299");
    expect(readNumber("1,29")).toBe("1.29");
    expect(readNumber("0.750")).toBe("0.75");
    expect(readNumber("12.345.678")).toBe("12345678");
    expect(readNumber("12a")).toBe("");
  });
});
