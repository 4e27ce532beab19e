import { formatMoney } from "../../../trpc/contract/money.ts";

/** Cents as people read them. */
export const price = (cents: number, currency: string, language: string): string =>
  formatMoney({ amount: (cents / 100).toFixed(2), currency }, language === "zh" ? "zh" : "en");
