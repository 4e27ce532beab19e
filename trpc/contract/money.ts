import type { Money, ScriptLanguage } from "./product.ts";

/** A price as people read it: `€119.01`, `¥249`, no decimals where they are zero. Empty for none. */
export function formatMoney(price: Money | null, language: ScriptLanguage): string {
  if (!price) return "";
  const amount = Number(price.amount);
  const digits = Number.isInteger(amount) ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  const locale = language === "zh" ? "zh-CN" : "en-US";
  return new Intl.NumberFormat(locale, { style: "currency", currency: price.currency, currencyDisplay: "narrowSymbol", ...digits }).format(amount);
}
