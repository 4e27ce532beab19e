import { CURRENCY } from "./currencies.ts";
import { readMoney } from "./money.ts";
import { cardinal, digits, ordinal, parseNumber, readNumber, year } from "./numbers.ts";
import { spelled } from "./letters.ts";
import { UNIT, unitWords } from "./units.ts";

/** A written form and the words it is read as. Patterns are sticky; the first that matches wins. */
export interface Rule {
  readonly pattern: RegExp;
  readonly read: (match: readonly string[]) => string[];
}

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const sticky = (source: string): RegExp => new RegExp(source, "yu");
const part = (match: readonly string[], index: number): string => match[index] ?? "";

const HALVES: Readonly<Record<string, string>> = {
  "1/2": "one half",
  "1/3": "one third",
  "2/3": "two thirds",
  "1/4": "one quarter",
  "3/4": "three quarters",
  "24/7": "twenty four seven",
  "½": "one half",
  "¼": "one quarter",
  "¾": "three quarters",
  "⅓": "one third",
  "⅔": "two thirds",
};

function readAddress(text: string): string[] {
  const bare = text
    .replace(/^https?:\/\//i, "")
    .replace(/^www\./i, "")
    .replace(/[/?#].*$/, "");
  return bare
    .split(".")
    .flatMap((label, index) => [
      ...(index > 0 ? ["dot"] : []),
      ...label.split("-").flatMap((piece, at) => [...(at > 0 ? ["dash"] : []), piece.toLowerCase()]),
    ]);
}

function readPlain(text: string): string[] {
  return /^(1[1-9]|20)\d\d$/.test(text) ? year(Number(text)) : readNumber(text);
}

function readRatio(text: string, over: string, under: string): string[] {
  const known = HALVES[text];
  if (known !== undefined) return known.split(" ");
  // "18/8 stainless steel" is no share of eight.
  return [...readNumber(over), ...(Number(over) >= Number(under) ? [] : ["out", "of"]), ...readNumber(under)];
}

function readTime(hour: string, minute: string, half: string): string[] {
  const words = cardinal(Number(hour));
  if (minute !== "00") words.push(...(minute.startsWith("0") ? ["oh"] : []), ...cardinal(Number(minute)));
  else if (half === "") words.push(Number(hour) <= 12 ? "o'clock" : "hundred");
  return half === "" ? words : [...words, half, "M"];
}

function plural(words: string[]): string[] {
  const last = words.at(-1) ?? "";
  return [...words.slice(0, -1), last.endsWith("y") ? `${last.slice(0, -1)}ies` : `${last}s`];
}

function readQuantity(amount: string, name: string): string[] {
  const resolution = name === "p" && /^\d{3,4}$/.test(amount);
  const { whole, fraction } = parseNumber(amount);
  if (resolution) return [...(whole.length === 4 ? year(Number(whole)) : cardinal(Number(whole))), "P"];
  return [...readNumber(amount), ...unitWords(name, fraction === "" ? whole : amount)];
}

export const rules: readonly Rule[] = [
  { pattern: sticky(String.raw`No\.\s?(\d+)(?![\d.,])`), read: (m) => ["number", ...readNumber(part(m, 1))] },
  {
    pattern: sticky(String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`),
    read: ([text = ""]) => text.split("@").flatMap((side, index) => [...(index > 0 ? ["at"] : []), ...readAddress(side)]),
  },
  {
    pattern: sticky(
      String.raw`(?:https?:\/\/\S+|www\.\S+|[A-Za-z][\w-]*(?:\.[\w-]+)*\.(?:com|net|org|io|co|shop|store|cn|ai|app|dev|me|tv|uk|de|fr|us|eu)\b(?:\/\S*)?)`,
    ),
    read: ([text = ""]) => readAddress(text),
  },
  {
    pattern: sticky(String.raw`(${CURRENCY})\s?(${NUMBER})\s?(thousand|million|billion|mn|bn|[kKmMbB])?(?![A-Za-z\d])`),
    read: (m) => readMoney(part(m, 1), part(m, 2), part(m, 3)),
  },
  {
    pattern: sticky(String.raw`(${NUMBER})\s?(thousand|million|billion)?\s?(${CURRENCY})(?![A-Za-z])`),
    read: (m) => readMoney(part(m, 3), part(m, 1), part(m, 2)),
  },
  {
    pattern: sticky(String.raw`(\d{1,2}):(\d{2})(?!\d)(?:\s?([AaPp])\.?[Mm]\b\.?)?`),
    read: (m) => readTime(part(m, 1), part(m, 2), part(m, 3).toUpperCase()),
  },
  { pattern: sticky(String.raw`(${NUMBER})\/(${NUMBER})(?![\d/])`), read: (m) => readRatio(part(m, 0), part(m, 1), part(m, 2)) },
  { pattern: sticky("[½¼¾⅓⅔]"), read: ([text = ""]) => (HALVES[text] ?? "").split(" ") },
  { pattern: sticky(String.raw`(\d+)(?:st|nd|rd|th)\b`), read: (m) => ordinal(Number(part(m, 1))) },
  { pattern: sticky(String.raw`(\d{4})'?s\b`), read: (m) => plural(year(Number(part(m, 1)))) },
  { pattern: sticky(String.raw`(${NUMBER})\s?[x×]\s?(?=\d)`), read: (m) => [...readNumber(part(m, 1)), "by"] },
  { pattern: sticky(String.raw`(${NUMBER})\s?[-–—~]\s?(?=\d)`), read: (m) => [...readPlain(part(m, 1)), "to"] },
  { pattern: sticky(String.raw`(${NUMBER})[\s-]?(${UNIT})(?![A-Za-z\d])`), read: (m) => readQuantity(part(m, 1), part(m, 2)) },
  { pattern: sticky(String.raw`#\s?(?=\d)`), read: () => ["number"] },
  { pattern: sticky(String.raw`(?<![A-Za-z\d])[-−](?=\d)`), read: () => ["minus"] },
  { pattern: sticky(String.raw`\d{9,}`), read: ([text = ""]) => digits(text) },
  { pattern: sticky(NUMBER), read: ([text = ""]) => readPlain(text) },
  { pattern: sticky(String.raw`[Ww]i-?[Ff]i\b`), read: () => ["wifi"] },
  { pattern: sticky(String.raw`[A-Za-z]+(?:'[A-Za-z]+)*`), read: ([text = ""]) => spelled(text) },
];
