import { describe, expect, it } from "vitest";
import { saving, spokenPrice, writtenPrice } from "./money.ts";

const of = (amount: string, currency = "USD") => ({ amount, currency });

describe("a price as one says it", () => {
  it.each([
    ["49", "GBP", "49 pounds", "49英镑"],
    ["34.99", "GBP", "under 35 pounds", "不到35英镑"],
    ["87.11", "USD", "under 88 dollars", "不到88美元"],
    ["1759.99", "BRL", "under 1,760 reais", "不到1760雷亚尔"],
    ["1", "EUR", "1 euro", "1欧元"],
    ["0.5", "EUR", "0.5 euros", "0.5欧元"],
    ["99", "XYZ", "99 XYZ", "99XYZ"],
  ])("%s %s", (amount, currency, en, zh) => {
    expect(spokenPrice(of(amount, currency), "en")).toBe(en);
    expect(spokenPrice(of(amount, currency), "zh")).toBe(zh);
  });

  it("is exact where it is shown", () => {
    expect(writtenPrice(of("1234.5"), "en")).toBe("$1,234.50");
    expect(writtenPrice(of("79", "CNY"), "zh")).toBe("79元");
  });
});

describe("what a reduction saves", () => {
  it("is rounded down, never up", () => {
    expect(saving(of("48.99"), of("65"))).toEqual({ money: of("16"), percent: 24 });
  });

  it("is nothing without two prices of one currency, or when it is too small or too good", () => {
    expect(saving(of("10"), null)).toBeNull();
    expect(saving(of("10"), of("20", "EUR"))).toBeNull();
    expect(saving(of("20"), of("10"))).toBeNull();
    expect(saving(of("99"), of("100"))).toBeNull();
    expect(saving(of("1"), of("1000"))).toBeNull();
  });
});
