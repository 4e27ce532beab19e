import type { Money } from "./product.ts";

/** An Intl object costs more than a page's worth of formatting: each kind is made once. Few languages and currencies: never many. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(tag: string, currency: string, whole: boolean): Intl.NumberFormat {
  const key = `${tag} ${currency} ${whole}`;
  const digits = whole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  const format =
    formats.get(key) ?? new Intl.NumberFormat(tag, { style: "currency", currency, currencyDisplay: "narrowSymbol", ...digits });
  formats.set(key, format);
  return format;
}

/** A price as people read it: `€119.01`, `¥249`, no decimals where they are zero. Empty for none. `tag`: BCP 47. */
export function formatMoney(price: Money | null, tag: string): string {
  if (!price) return "";
  const amount = Number(price.amount);
  return formatOf(tag, price.currency, Number.isInteger(amount)).format(amount);
}
