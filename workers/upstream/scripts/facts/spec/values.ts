import type { ScriptLanguage } from "../../../../../trpc/contract/product.ts";
import { finder } from "../../glossary/match.ts";
import { COLOURS, COUNTRIES } from "../../glossary/words.ts";
import { stripNoise } from "../../text/clean.ts";
import { amountsIn, type Amount, type UnitGroup } from "../amounts.ts";
import { findMaterials } from "../materials.ts";

const findColours = finder(COLOURS);
const findCountries = finder(COUNTRIES);

const LETTERS = /[\p{L}\d%]/u;
/** Whether nothing but signs and joints stands beside what was understood: a value is said whole or not at all. */
const nothingLeft = (text: string, found: readonly { index: number; length: number }[], silent: RegExp = /(?!)/u): boolean => {
  const rest = found.reduceRight((sum, { index, length }) => `${sum.slice(0, index)} ${sum.slice(index + length)}`, text);
  return !LETTERS.test(rest.replace(silent, " ").replace(/(?<!\p{L})(?:and|und|et|y|e|i|a|&|和|与)(?!\p{L})/giu, " "));
};

/** The one amount that a value is; null where more stands there. */
const amountOf = (value: string, ...groups: UnitGroup[]): Amount | null => {
  const found = groups.flatMap((group) => amountsIn(value, group).slice(0, 1)).toSorted((a, b) => b.length - a.length)[0];
  return found && nothingLeft(value, [found]) ? found : null;
};

/** What a value says in each language, absent where it cannot be said; null: it was not understood whole. */
export type Reader = (value: string) => Partial<Record<ScriptLanguage, string>> | null;

export const oneAmount =
  (groups: readonly UnitGroup[], en: (amount: string) => string, zh: (amount: string) => string): Reader =>
  (value) => {
    const amount = amountOf(value, ...groups);
    return amount && { en: en(digits(amount)), zh: zh(amount.zh) };
  };
/** Measured values keep their digits: "4.64 kilos", "12 kilos". */
const digits = ({ en, value }: Amount): string => en.replace(/^\S+/u, String(value));

/** A number with a unit that both languages write alike or nearly so. */
export const measured =
  (unit: RegExp, en: (number: string) => string, zh: (number: string) => string, most = Number.POSITIVE_INFINITY): Reader =>
  (value) => {
    const [, number = ""] = new RegExp(`^(\\d+(?:[.,]\\d+)?) ?(?:${unit.source})\\.?$`, "iu").exec(value.trim()) ?? [];
    const plain = number.replace(",", ".");
    return number === "" || Number(plain) === 0 || Number(plain) > most ? null : { en: en(plain), zh: zh(plain) };
  };

type Row = readonly [en: string, zh: string, also?: string];
const wordsIn = (value: string, find: (text: string) => { row: Row; index: number; length: number }[], silent?: RegExp): Row[] | null => {
  const found = find(value);
  return found.length > 0 && found.length <= 3 && nothingLeft(value, found, silent) ? [...new Set(found.map(({ row }) => row))] : null;
};
const listEn = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
const plainWord = ([en]: Row): string => en.replace(/\*$/, "");

const SHARES = /(\d{1,3}) ?% ?(\p{L}[\p{L} -]*)|(\p{L}[\p{L} -]*?) ?\(?(\d{1,3}) ?%\)?/giu;

/** "100% polyester", "47% polyester, 38% polyamide", "Steel & plastic". */
export const material: Reader = (value) => {
  if (/^[全纯]棉$/u.test(value)) return { en: "Made of 100% cotton" };
  if (/\d/.test(value)) {
    const parts = [...value.matchAll(SHARES)].map((match) => {
      const [share = "", name = ""] = match[1] ? [match[1], match[2]] : [match[4], match[3]];
      const rows = wordsIn(name.trim(), findMaterials);
      return rows?.length === 1 && rows[0] ? { share, row: rows[0], length: match[0].length, index: match.index } : null;
    });
    const known = parts.flatMap((part) => part ?? []);
    const whole = known.length === parts.length && known.length > 0 && known.length <= 3 && nothingLeft(value, known);
    if (!whole || known.reduce((sum, { share }) => sum + Number(share), 0) !== 100) return null;
    return {
      en: `Made of ${listEn(known.map(({ share, row }) => `${share}% ${plainWord(row)}`))}`,
      zh: `${known.map(({ share, row }) => `${share}%${row[1]}`).join("、")}材质`,
    };
  }
  const rows = wordsIn(value, findMaterials);
  return rows && { en: `Made of ${listEn(rows.map(plainWord))}`, zh: `${rows.map(([, zh]) => zh).join("、")}材质` };
};

/** "红色/ 黄色": in Chinese one may choose; "Black/White" has both. */
const CHOICE = /\p{Script=Han} ?\/ ?\p{Script=Han}/u;
export const colour: Reader = (value) => {
  const rows = CHOICE.test(value) ? null : wordsIn(value, findColours);
  return (
    rows && {
      en: `It comes in ${listEn(rows.map(plainWord))}`,
      zh: `${rows.map(([, zh]) => zh).join("、")}${rows.length > 1 ? "配色" : "款"}`,
    }
  );
};

export const origin: Reader = (value) => {
  const rows = wordsIn(value, findCountries);
  return rows?.length === 1 && rows[0] ? { en: `Made in ${plainWord(rows[0])}`, zh: `${rows[0][1]}制造` } : null;
};

const SIDE = /(width|depth|height|length) ?:? ?(\d+(?:[.,]\d+)?) ?(cm|mm|m|inch(?:es)?|in|")(?!\p{L})\.?(?:\s*[–,;x×-]\s*|$)/giu;
const SIDES: Readonly<Record<string, readonly [en: string, zh: string]>> = {
  width: ["wide", "宽"],
  depth: ["deep", "深"],
  height: ["high", "高"],
  length: ["long", "长"],
};
/** "Width : 19 inches – Depth : 18 inches – Height : 29 inches", with or without "Dimensions" before: two or three sides in one unit. */
export const sidesIn = (text: string): ReturnType<Reader> => {
  const [first = ""] = text.replace(/^(?:dimensions?|size) ?:? ?/i, "").split(/ ?\. (?=\p{Lu})/u);
  const found = [...first.matchAll(SIDE)];
  const unit = UNIT_OF_LENGTH[(found[0]?.[3] ?? "").toLowerCase().replace('"', "in")];
  const length = found.reduce((sum, [whole]) => sum + whole.length, 0);
  const alike = found.every(([, , , other]) => other?.toLowerCase() === found[0]?.[3]?.toLowerCase());
  if (!unit || found.length < 2 || !alike || length < first.trim().length) return null;
  const sides = found.map(([, side = "", number = ""]) => ({ side: SIDES[side.toLowerCase()], number: number.replace(",", ".") }));
  return {
    en: listEn(sides.map(({ side, number }, index) => `${number}${index === 0 ? ` ${unit[0]}` : ""} ${side?.[0] ?? ""}`)),
    zh: sides.map(({ side, number }) => `${side?.[1] ?? ""}${number}${unit[1]}`).join("，"),
  };
};

/** Sizes of batteries as Chinese calls them. */
const CELLS: Readonly<Record<string, string>> = { AAA: "七号", AA: "五号", C: "二号", D: "一号", "9V": "9V" };
/** "AA (included)", "2 x AAA", "C (not included)". */
export const cells: Reader = (value) => {
  const [, number = "", written = "", terms = ""] =
    /^(?:(\d{1,2}) ?[x×]? ?)?(AAA?|C|D|9V)(?: batter(?:y|ies))?(?:,? \(?((?:not )?included)\)?)?$/iu.exec(value.trim()) ?? [];
  const size = written.toUpperCase();
  const zh = CELLS[size];
  if (zh === undefined) return null;
  const there =
    terms === "" ? ["", ""] : terms.toLowerCase() === "included" ? [", included", "，附电池"] : [", not included", "，电池另购"];
  const many = number === "" ? `${size} batteries` : `${number} ${size} batter${number === "1" ? "y" : "ies"}`;
  return { en: `Runs on ${many}${there[0] ?? ""}`, zh: `使用${number === "" ? "" : `${number}节`}${zh}电池${there[1] ?? ""}` };
};

const UNIT_OF_LENGTH: Readonly<Record<string, readonly [en: string, zh: string]>> = {
  mm: ["millimetres", "毫米"],
  cm: ["centimetres", "厘米"],
  m: ["metres", "米"],
  inches: ["inches", "英寸"],
  inch: ["inches", "英寸"],
  in: ["inches", "英寸"],
};
const N = "(\\d+(?:[.,]\\d+)?)";
const SIZE = new RegExp(
  `^(?:[LWHDBT] ?)?${N} ?(?:cm|mm)? ?(?:[x×*х]|, ?(?=[LWHDBT])) ?(?:[LWHDBT] ?)?${N}(?: ?(?:cm|mm)? ?(?:[x×*х]|, ?(?=[LWHDBT])) ?(?:[LWHDBT] ?)?${N})? ?(cm|mm|m|inch(?:es)?|in)\\.?(?: \\([LWHDBTxX ×]+\\))?$`,
  "iu",
);
export const size: Reader = (value) => {
  const [, one, two, three, written = ""] = SIZE.exec(value.trim()) ?? [];
  const unit = UNIT_OF_LENGTH[written.toLowerCase()];
  if (!unit || !one || !two) return null;
  const values = [one, two, ...(three ? [three] : [])].map((number) => number.replace(",", "."));
  return { en: `It measures ${values.join(" by ")} ${unit[0]}`, zh: `尺寸${values.join("×")}${unit[1]}` };
};

export const warranty: Reader = (value) => {
  const amount = amountOf(value, "years");
  return amount && { en: `${digits(amount).replace(/ (\p{Ll}+?)s?$/u, "-$1")} warranty`, zh: `质保${amount.zh}` };
};

export const age: Reader = (value) => {
  const years = "(?: ?(?:years?|ans|años|anos|anni|jahre|lat|let|лет|岁))?";
  const range = new RegExp(`^(\\d{1,2}) ?(?:-|–|to|bis|a|до) ?(\\d{1,2})${years}$`, "iu").exec(value.trim());
  const from = new RegExp(`^(?:from |ab |dès |desde |от )?(\\d{1,2})${years} ?(?:\\+|and (?:up|over)|以上|y más)$`, "iu").exec(
    value.trim(),
  );
  if (range) return { en: `For ages ${range[1] ?? ""} to ${range[2] ?? ""}`, zh: `适合${range[1] ?? ""}至${range[2] ?? ""}岁` };
  return from && { en: `For ages ${from[1] ?? ""} and up`, zh: `适合${from[1] ?? ""}岁以上` };
};

/** "2416万", as Chinese pages write a camera's pixels. */
export const pixels: Reader = (value) => {
  const [, count = ""] = /^(\d{2,5})万(?:像素)?(?:以上)?$/u.exec(value.trim()) ?? [];
  return count === "" ? null : { en: `${Number(count) / 100} megapixels`, zh: `${count}万像素` };
};

/** The classes of the Chinese energy label; only the best is worth a word. */
export const energy: Reader = (value) => (/^(?:一|1)级(?:能效)?$/u.test(value.trim()) ? { en: "Top energy rating", zh: "一级能效" } : null);

/** Families of scents in English. */
const SCENTS: Readonly<Record<string, string>> = {
  花香: "floral",
  果香: "fruity",
  花果香: "floral, fruity",
  木质: "woody",
  木质香: "woody",
  柑橘: "citrus",
  柑橘香: "citrus",
  东方: "oriental",
  东方香: "oriental",
  清新: "fresh",
};
/** What a perfume smells of, in a few characters. */
export const scent: Reader = (value) => {
  const written = value.trim();
  if (!/^\p{Script=Han}{2,6}$/u.test(written)) return null;
  const english = SCENTS[written.replace(/调$/u, "")];
  const zh = /[调香]$/u.test(written) ? written : `${written}香调`;
  return english === undefined ? { zh } : { en: `A ${english} scent`, zh };
};

/** "SD卡", which a camera takes. */
export const cards: Reader = (value) => {
  const [, name = ""] = /^((?:micro)?SD|TF|CF)卡?$/iu.exec(value.trim()) ?? [];
  return name === "" ? null : { en: `It takes ${name} cards` };
};

/** "8GB DDR4 2133MHz": how much, of which kind, how fast. */
export const memory: Reader = (value) => {
  const [, n = "", kind = "", speed = ""] = /^(\d+) ?(?:gb|гб)(?: ?((?:lp)?ddr\d\w?))?(?:,? ?(\d{3,5}) ?mhz)?$/iu.exec(value.trim()) ?? [];
  if (n === "") return null;
  const of = kind.toUpperCase().replace(/(?<=\d)X$/u, "x");
  return {
    en: `${n} GB of ${of === "" ? "" : `${of} `}memory${speed === "" ? "" : `, ${speed} MHz`}`,
    zh: of === "" && speed === "" ? `内存${n}GB` : `${n}GB ${of}内存${speed === "" ? "" : `，${speed}MHz`}`.replace(/ (?=内存)/u, ""),
  };
};

const NAMES =
  /^(?:Wi-?Fi(?: ?\d\w?)?|Bluetooth(?: \d(?:\.\d)?)?|NFC|USB(?:-[ABC])?(?: \d(?:\.\d)?)?|micro ?USB|HDMI(?: \d\.\d)?|Ethernet|Lightning|Apple Lightning|DisplayPort(?: \d\.\d)?|Thunderbolt(?: \d)?|AUX|DMX|SD|microSD)$/i;
/** Standards and ports, whose names every language writes alike. */
export const links: Reader = (value) => {
  const parts = value.split(/\s*[,;/+]\s*|\s+(?:and|&|und|et|y|e)\s+/iu).filter((part) => part !== "");
  if (parts.length === 0 || parts.length > 4 || !parts.every((part) => NAMES.test(part))) return null;
  return { en: `With ${listEn(parts)}`, zh: `支持${parts.join("、")}` };
};

/** A maker's own name for a part: said where it is of names and figures alone. */
export const named =
  (en: (name: string) => string, zh: (name: string) => string): Reader =>
  (value) => {
    const [name = ""] = stripNoise(value).split(/[,;(]/u);
    const words = name.trim().split(/\s+/);
    const whole = name.trim() === stripNoise(value).trim();
    return whole &&
      words.length <= 5 &&
      words.every((word) => /^[\p{Lu}\d][\p{Script=Latin}\d.+/-]*$/u.test(word)) &&
      /\p{L}{2}/u.test(name)
      ? { en: en(name.trim()), zh: zh(name.trim()) }
      : null;
  };

const card = named(
  (name) => `Graphics: ${name}`,
  (name) => `显卡：${name}`,
);
/** "2GB NVIDIA GeForce GTX 960M GDDR5": the name of the card, and how much memory it has. */
export const graphics: Reader = (value) => {
  const [, gb = "", name = ""] = /^(\d{1,2}) ?GB (.+?)(?: GDDR\d\w?)?$/u.exec(stripNoise(value)) ?? [];
  const said = card(gb === "" ? value : name);
  return said && gb !== "" ? { en: `${name} graphics, ${gb} GB`, zh: `显卡：${name}，${gb}GB` } : said;
};
