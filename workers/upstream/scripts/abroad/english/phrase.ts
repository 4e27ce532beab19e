import { wordAt } from "./terms.ts";

const DIGITS = "零一二三四五六七八九";
/** A Chinese number below a hundred, or digits as they are. */
const numberOf = (written: string): string => {
  if (/\d/.test(written)) return written.replaceAll(",", "");
  const [tens, ones] = written.includes("十") ? written.split("十") : ["0", written];
  const digit = (one: string | undefined, none: number) =>
    one === "" || one === undefined ? none : DIGITS.indexOf(one.replace("两", "二"));
  return String((written.includes("十") ? digit(tens, 1) * 10 : 0) + digit(ones, 0));
};

const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  厘米: ["centimeter", "centimeters"],
  毫米: ["millimeter", "millimeters"],
  米: ["meter", "meters"],
  英寸: ["inch", "inches"],
  毫升: ["milliliter", "milliliters"],
  升: ["liter", "liters"],
  千克: ["kilogram", "kilograms"],
  公斤: ["kilogram", "kilograms"],
  克: ["gram", "grams"],
  小时: ["hour", "hours"],
  分钟: ["minute", "minutes"],
  秒: ["second", "seconds"],
  天: ["day", "days"],
  个月: ["month", "months"],
  年: ["year", "years"],
  毫安时: ["mAh", "mAh"],
  瓦: ["watt", "watts"],
  度: ["degree", "degrees"],
  码: ["size", "sizes"],
};
const NUMBER = "\\d[\\d,.]*|[一二两三四五六七八九]?十[一二三四五六七八九]?|[一二两三四五六七八九]";
const AMOUNT = new RegExp(`^(${NUMBER})(?: ?(?:至|到|-|–|~) ?(${NUMBER}))? ?(${Object.keys(UNITS).join("|")})`, "u");
/** What counts a thing: Chinese has a word for it, English the plural. */
const COUNT = new RegExp(`^(${NUMBER}) ?(?:个|只|件|条|块|枚|支|根|颗|片|层|档|种|款|台|张|双|对|组|盏|把|处)`, "u");

export interface Amount {
  readonly en: string;
  readonly length: number;
  readonly one: boolean;
}

/** "29 升", "18 至 25 厘米" at the beginning of a text; `single`: the unit before a noun, "29-liter". */
export function amountAt(text: string, single = false): Amount | null {
  const match = AMOUNT.exec(text);
  if (!match) return null;
  const [whole, from = "", to, unit = ""] = match;
  const [one, many] = UNITS[unit] ?? ["", ""];
  const value = [from, ...(to ? [to] : [])].map(numberOf).join(" to ");
  return { en: single ? `${value}-${one}` : `${value} ${value === "1" ? one : many}`, length: whole.length, one: value === "1" };
}

export const plural = (words: string): string =>
  /(?:s|ware|lighting|audio|music|storage|memory)$/.test(words)
    ? words
    : words.replace(/(?:(ch|sh|x|z)|([^aeiou])y|)$/, (_, hiss?: string, consonant?: string) =>
        hiss ? `${hiss}es` : consonant ? `${consonant}ies` : "s",
      );

/** A run of letters and figures that every language writes alike. */
const LATIN = /^[\p{Script=Latin}\d][\p{Script=Latin}\d.+/&'’™®%-]*(?: [\p{Script=Latin}\d][\p{Script=Latin}\d.+/&'’™®%-]*)*/u;
/** Between a modifier and its noun, and counting words that stand alone. */
const SILENT = /^(?:的|款|\s)/u;
const AND = /^(?:和|与|及|以及|、|或)/u;

/** Reads on from what is said; null at the first word that is not known. `many`: the next noun is counted. */
function read(text: string, said: readonly string[], many: boolean): string[] | null {
  if (text === "") return [...said];
  const silent = SILENT.exec(text);
  if (silent) return read(text.slice(silent[0].length), said, many);
  const amount = amountAt(text, text.length > (amountAt(text)?.length ?? 0));
  if (amount) return read(text.slice(amount.length), [...said, amount.en], many);
  const count = COUNT.exec(text);
  if (count) return read(text.slice(count[0].length), [...said, numberOf(count[1] ?? "")], numberOf(count[1] ?? "") !== "1");
  const word = wordAt(text);
  if (word) {
    const rest = text.slice(word.length);
    return read(rest, word.en === "" ? said : [...said, many && rest === "" ? plural(word.en) : word.en], many);
  }
  const latin = LATIN.exec(text);
  return latin ? read(text.slice(latin[0].length), [...said, latin[0].replaceAll(/[™®]/gu, "")], many) : null;
}

/** A Chinese noun phrase word for word, which is English order, too; lists with "and" or "or". Null where a word is not known. */
export function phraseOf(text: string): string | null {
  const parts = text.trim().split(/、|和|与|以及|或/u);
  const said = parts.map((part) => (part.trim() === "" ? null : read(part.trim(), [], false)?.join(" ") || null));
  if (said.some((part) => part === null)) return null;
  const last = AND.test(text) || !/或/u.test(text) ? " and " : " or ";
  return said.length === 1 ? (said[0] ?? null) : `${said.slice(0, -1).join(", ")}${last}${said.at(-1) ?? ""}`;
}
