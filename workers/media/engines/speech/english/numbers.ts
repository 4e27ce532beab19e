const SMALL = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const SCALES: readonly [number, string][] = [
  [1e12, "trillion"],
  [1e9, "billion"],
  [1e6, "million"],
  [1e3, "thousand"],
  [100, "hundred"],
];
const IRREGULAR: Readonly<Record<string, string>> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

/** 1299 → one thousand two hundred ninety nine. Whole numbers below 10¹⁵. */
export function cardinal(value: number): string[] {
  const scale = SCALES.find(([size]) => value >= size);
  if (scale !== undefined) {
    const rest = value % scale[0];
    return [...cardinal(Math.floor(value / scale[0])), scale[1], ...(rest > 0 ? cardinal(rest) : [])];
  }
  if (value < 20) return [SMALL[value] ?? ""];
  return [TENS[Math.floor(value / 10)] ?? "", ...(value % 10 > 0 ? cardinal(value % 10) : [])];
}

/** 21 → twenty first. */
export function ordinal(value: number): string[] {
  const words = cardinal(value);
  const last = words.pop() ?? "";
  return [...words, IRREGULAR[last] ?? (last.endsWith("y") ? `${last.slice(0, -1)}ieth` : `${last}th`)];
}

/** "04" → oh four; digit by digit. */
export const digits = (text: string): string[] => [...text].map((digit) => SMALL[Number(digit)] ?? "");

/** 1999 → nineteen ninety nine, 2005 → two thousand five, 1500 → fifteen hundred. Four digits. */
export function year(value: number): string[] {
  const [century, rest] = [Math.floor(value / 100), value % 100];
  if (value % 1000 < 10) return cardinal(value);
  if (rest === 0) return [...cardinal(century), "hundred"];
  return [...cardinal(century), ...(rest < 10 ? ["oh"] : []), ...cardinal(rest)];
}

/**
 * Reads "1,299.50", "1.299,50" and "119,00": the last mark is the decimal one unless three digits follow it.
 * `fraction` keeps its zeros.
 */
export function parseNumber(text: string): { whole: string; fraction: string } {
  const plain = text.replace(/[\s']/g, "");
  const match = /^(.*?)[.,](\d+)$/.exec(plain);
  const marks = plain.match(/[.,]/g) ?? [];
  const grouping =
    match?.[2]?.length === 3 && new Set(marks).size === 1 && !plain.startsWith("0") && (marks.length > 1 || marks[0] === ",");
  if (match === null || grouping) return { whole: plain.replace(/[.,]/g, ""), fraction: "" };
  return { whole: (match[1] ?? "").replace(/[.,]/g, ""), fraction: match[2] ?? "" };
}

/** A written number as words: groups, decimals, leading zeros, very long ones digit by digit. */
export function readNumber(text: string): string[] {
  const { whole, fraction } = parseNumber(text);
  const spelled = whole.length > 12 || (whole.length > 1 && whole.startsWith("0"));
  const head = spelled ? digits(whole) : cardinal(Number(whole));
  return fraction === "" ? head : [...head, "point", ...digits(fraction)];
}
