import type { Money, ScriptLanguage } from "./product.ts";

/** An Intl object costs more than a page's worth of formatting: each kind is made once. Three letters, two languages: never many. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: ScriptLanguage, currency: string, whole: boolean): Intl.NumberFormat {
  const key = `${language} ${currency} ${whole}`;
  const digits = whole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language === "zh" ? "zh-CN" : "en-US", {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      ...digits,
    });
  formats.set(key, format);
  return format;
}

/** A price as people read it: `€119.01`, `¥249`, no decimals where they are zero. Empty for none. */
export function formatMoney(price: Money | null, language: ScriptLanguage): string {
  if (!price) return "";
  const amount = Number(price.amount);
  return formatOf(language, price.currency, Number.isInteger(amount)).format(amount);
}
