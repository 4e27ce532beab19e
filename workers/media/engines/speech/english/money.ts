import { currencyOf } from "./currencies.ts";
import { cardinal, parseNumber, readNumber } from "./numbers.ts";

const SCALES: Readonly<Record<string, string>> = {
  k: "thousand",
  K: "thousand",
  thousand: "thousand",
  m: "million",
  M: "million",
  mn: "million",
  million: "million",
  b: "billion",
  B: "billion",
  bn: "billion",
  billion: "billion",
};

/** "ninety nine" alone; "and five cents" where the bare number would be misheard. */
function cardinalCents(cents: number, names: readonly [string, string] | null): string[] {
  return cents >= 10 || names === null ? cardinal(cents) : ["and", ...cardinal(cents), names[cents === 1 ? 0 : 1]];
}

/** $39.99 → thirty nine dollars ninety nine; $5M → five million dollars; £0.50 → fifty pence. */
export function readMoney(sign: string, amount: string, scale = ""): string[] {
  const currency = currencyOf(sign);
  if (currency === null) return readNumber(amount);
  const many = currency.many.split(" ");
  const size = SCALES[scale.trim()];
  if (size !== undefined) return [...readNumber(amount), size, ...many];
  const { whole, fraction } = parseNumber(amount);
  const cents = Number(fraction.padEnd(2, "0").slice(0, 2));
  if (fraction.length > 2 || whole.length > 12) return [...readNumber(amount), ...many];
  const units = Number(whole === "" ? "0" : whole);
  if (units === 0 && cents > 0 && currency.cent !== null) return [...cardinal(cents), currency.cent[cents === 1 ? 0 : 1]];
  return [...cardinal(units), ...(units === 1 ? currency.one.split(" ") : many), ...(cents > 0 ? cardinalCents(cents, currency.cent) : [])];
}
