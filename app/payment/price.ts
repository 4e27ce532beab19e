import { factsOf, type Language } from "../../locales/index.ts";
import { formatMoney } from "../../trpc/contract/money.ts";

/** Cents as people read them. */
export const price = (cents: number, currency: string, language: Language): string =>
  formatMoney({ amount: (cents / 100).toFixed(2), currency }, factsOf(language).tag);
