import { CURRENCY_PATTERN, currencyOf, decimalsOf, threeDecimalsIn } from "./currency.ts";

/** An amount found in text: `value` is a decimal string such as `"87.11"`. */
export interface Amount {
  value: string;
  /** ISO 4217, or `""` where no currency stands beside the number. */
  currency: string;
  /** A currency mark stands beside the number, be it one that leaves the currency open (`$`). */
  marked: boolean;
  start: number;
  end: number;
}

const GROUPED = "\\d{1,3}(?:,\\d{2})+,\\d{3}|\\d{1,3}(?:[.,'’ \\u00a0\\u202f\\u2009٬]\\d{3})+(?!\\d)|\\d{1,9}";
const FRACTION = "\\s?[.,٫]\\d{1,4}(?!\\d)(?![.,]\\d)|[.,]\\s\\d{2}(?![\\d.,])|:\\d{2}(?=\\s?(?:kr|SEK)(?!\\p{L}))";
/** Ten thousands as East Asia writes them, with what is left over: `12万`, `1万2800`, `12만 9,000`. */
const MYRIADS = "\\d{1,4}(?:\\.\\d{1,2})?\\s?[万萬만](?:\\s?(?:\\d,\\d{3}|\\d{1,4})(?!\\d))?";
const NUMBER = `(?:${MYRIADS}|(?:${GROUPED})(?:${FRACTION})?|[.,]\\d{2}(?!\\d))`;
/** No letter or digit stands before; scripts that write no spaces do not count as letters (`価格3,980円`). */
const FREE = "(?<!(?![\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\p{sc=Thai}])[\\d\\p{L}_#/-]|\\d[.,:])";
/**
 * A number (looked for first, for speed) with the mark before or behind it, `,-` for no cents (a mark, too), and cents
 * behind the mark (`35€99`).
 */
const WITH_MARKS = new RegExp(
  `(?=\\D{0,16}\\d)(?:(${CURRENCY_PATTERN})[\\s:]{0,3}|${FREE})(${NUMBER})(?![\\d_%]|(?!${CURRENCY_PATTERN})\\p{Lu}|[.,:/]\\d)([.,]\\s?[-–—]{1,2}(?!\\d))?(?:\\s{0,3}(${CURRENCY_PATTERN})(?:(?<=€)\\s?(\\d{2})(?![\\d.,%\\p{L}]))?)?`,
  "gu",
);

/** What makes a number the lower end of a range: `1,80 - 2,60 €`. */
const RANGE_TAIL = new RegExp(`^\\s?(?:[-–—~]|to|bis|à|до)\\s?${NUMBER}\\s{0,3}(${CURRENCY_PATTERN})`, "u");

/** Decimal digits of any script but our own; each is one UTF-16 unit. */
const FOREIGN_DIGIT = /(?![\d\u{10000}-\u{10ffff}])\p{Nd}/gu;
/** The scripts of India begin their digits at the seventh place of a row of Unicode's charts, the others at the first. */
const digitOf = (code: number): number => (code % 16) - (code >= 0x900 && code < 0xe00 ? 6 : 0);

/** Latin digits and plain separators for the digits of other scripts; the length stays the same. */
const plainDigits = (text: string): string =>
  /[\u{80}-\u{10ffff}]/u.test(text)
    ? text
        .replace(/，/g, ",")
        .replace(/．/g, ".")
        .replace(FOREIGN_DIGIT, (digit) => String(digitOf(digit.charCodeAt(0))))
    : text;

/** Writes whole and fraction digits as a decimal string without needless zeros: `"25"`, `"36.50"`. */
function decimal(whole: string, fraction: string): string {
  const digits = whole.replace(/^0+(?=\d)/, "");
  const kept = fraction.replace(/0+$/, "").slice(0, 4);
  return kept === "" ? digits : `${digits}.${kept.padEnd(2, "0")}`;
}

/**
 * Reads a number as people write it: `1.234,50`, `1,234.50`, `1 234,50`, `1'234.50`, `1,23,456`.
 * A lone separator before three digits parts thousands, unless the currency has three decimals. `""` if it is no number.
 */
export function readNumber(text: string, currency = ""): string {
  const marks = plainDigits(text)
    .replace(/[\s\u00a0\u202f\u2009'’٬]/g, "")
    .replace(/[٫:]/g, ",");
  const [, many, rest = ""] = /^([\d.]+)[万萬만]([\d,]*)$/.exec(marks) ?? [];
  if (many !== undefined) return String(Math.round(Number(many) * 10_000) + Number(rest.replace(",", "")));
  if (/^[.,]\d+$/.test(marks)) return decimal("0", marks.slice(1));
  if (!/^\d[\d.,]*$/.test(marks)) return "";
  const last = Math.max(marks.lastIndexOf("."), marks.lastIndexOf(","));
  if (last < 0) return decimal(marks, "");
  const whole = marks.slice(0, last),
    fraction = marks.slice(last + 1);
  const sign = marks[last] ?? "";
  const parted = whole.includes(sign) || (fraction.length === 3 && !/[.,]/.test(whole) && whole !== "0" && decimalsOf(currency) !== 3);
  const grouped = parted && fraction.length === 3;
  return grouped ? decimal(marks.replace(/[.,]/g, ""), "") : decimal(whole.replace(/[.,]/g, ""), fraction);
}

/** Reads a price of markup meant for machines: a point is the decimal sign, unless the currency has no decimals and three digits follow. */
export function readMachinePrice(raw: unknown, currency: string): string {
  const text = (typeof raw === "number" ? String(raw) : typeof raw === "string" ? raw : "").trim();
  if (text === "" || text.length > 60) return "";
  const value =
    /^\d+(\.\d+)?$/.test(text) && !(decimalsOf(currency) === 0 && /^\d{1,3}\.\d{3}$/.test(text))
      ? decimal(text.split(".")[0] ?? "", roundedFraction(text.split(".")[1] ?? ""))
      : (findAmounts(text, "")[0]?.value ?? "");
  return Number(value) > 0 ? value : "";
}

/** Binary noise such as `13.399999618` becomes what was meant. */
const roundedFraction = (fraction: string): string =>
  fraction.length <= 4 ? fraction : (Number(`0.${fraction}`).toFixed(2).split(".")[1] ?? "");

/** Every amount in a text, with the currency mark beside it; numbers alone are given too. */
export function findAmounts(text: string, region: string): Amount[] {
  const found: Amount[] = [];
  const plain = plainDigits(text);
  WITH_MARKS.lastIndex = 0;
  for (let match = WITH_MARKS.exec(plain); match; match = WITH_MARKS.exec(plain)) {
    const [all, before = "", number = "", noCents = "", mark = "", cents = ""] = match;
    // Between two numbers a mark belongs to the second where the first has one: `₹ 2,499 ₹ 1,299`.
    const isNext =
      before !== "" && mark !== "" && cents === "" && /^\s{0,3}\d/.test(plain.slice(WITH_MARKS.lastIndex, WITH_MARKS.lastIndex + 4));
    const own = isNext ? "" : mark;
    const whole = isNext ? all.slice(0, -mark.length) : all;
    WITH_MARKS.lastIndex = match.index + whole.length;
    const rest = before + own === "" ? plain.slice(match.index + whole.length, match.index + whole.length + 30) : "";
    const after = own || (RANGE_TAIL.exec(rest)?.[1] ?? "");
    if (before + after === "" && /^-\d/.test(rest)) continue;
    const currency = currencyOf(before, region) || currencyOf(after, region);
    const value = readNumber(cents !== "" && !/[.,]/.test(number) ? `${number},${cents}` : number, currency || threeDecimalsIn(region));
    if (value !== "")
      found.push({ value, currency, marked: before + after + noCents !== "", start: match.index, end: match.index + whole.length });
  }
  return found;
}

export const sameAmount = (a: string, b: string): boolean => a !== "" && b !== "" && Math.abs(Number(a) - Number(b)) < 0.005;
