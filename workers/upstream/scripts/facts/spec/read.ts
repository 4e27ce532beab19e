import type { ScriptLanguage } from "../../../../../trpc/contract/product.ts";
import { finder } from "../../glossary/match.ts";
import { COLOURS, COUNTRIES, MATERIALS } from "../../glossary/words.ts";
import { stripNoise } from "../../text/clean.ts";
import { amountsIn, type Amount, type UnitGroup } from "../amounts.ts";
import { LABELLED } from "./labels-of-row.ts";
import { type SpecKind, specKind } from "./labels.ts";

/** A row of a specification as it is said in each language, absent where it cannot be; `rank` as a point's strength, 0 to 10. */
export type Spec = { rank: number } & Partial<Record<ScriptLanguage, string>>;

const findColours = finder(COLOURS);
const findMaterials = finder(MATERIALS);
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

type Reader = (value: string) => Omit<Spec, "rank"> | null;

const oneAmount =
  (groups: readonly UnitGroup[], en: (amount: string) => string, zh: (amount: string) => string): Reader =>
  (value) => {
    const amount = amountOf(value, ...groups);
    return amount && { en: en(digits(amount)), zh: zh(amount.zh) };
  };
/** Measured values keep their digits: "4.64 kilos", "12 kilos". */
const digits = ({ en, value }: Amount): string => en.replace(/^\S+/u, String(value));

/** A number with a unit that both languages write alike or nearly so. */
const measured =
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
const material: Reader = (value) => {
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

const colour: Reader = (value) => {
  const rows = wordsIn(value, findColours);
  return (
    rows && {
      en: `It comes in ${listEn(rows.map(plainWord))}`,
      zh: `${rows.map(([, zh]) => zh).join("、")}${rows.length > 1 ? "配色" : "款"}`,
    }
  );
};

const origin: Reader = (value) => {
  const rows = wordsIn(value, findCountries);
  return rows?.length === 1 && rows[0] ? { en: `Made in ${plainWord(rows[0])}`, zh: `${rows[0][1]}制造` } : null;
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
const size: Reader = (value) => {
  const [, one, two, three, written = ""] = SIZE.exec(value.trim()) ?? [];
  const unit = UNIT_OF_LENGTH[written.toLowerCase()];
  if (!unit || !one || !two) return null;
  const values = [one, two, ...(three ? [three] : [])].map((number) => number.replace(",", "."));
  return { en: `It measures ${values.join(" by ")} ${unit[0]}`, zh: `尺寸${values.join("×")}${unit[1]}` };
};

const warranty: Reader = (value) => {
  const amount = amountOf(value, "years");
  return amount && { en: `${digits(amount)} of warranty`, zh: `质保${amount.zh}` };
};

const age: Reader = (value) => {
  const years = "(?: ?(?:years?|ans|años|anos|anni|jahre|lat|let|лет|岁))?";
  const range = new RegExp(`^(\\d{1,2}) ?(?:-|–|to|bis|a|до) ?(\\d{1,2})${years}$`, "iu").exec(value.trim());
  const from = new RegExp(`^(?:from |ab |dès |desde |от )?(\\d{1,2})${years} ?(?:\\+|and (?:up|over)|以上|y más)$`, "iu").exec(
    value.trim(),
  );
  if (range) return { en: `For ages ${range[1] ?? ""} to ${range[2] ?? ""}`, zh: `适合${range[1] ?? ""}至${range[2] ?? ""}岁` };
  return from && { en: `For ages ${from[1] ?? ""} and up`, zh: `适合${from[1] ?? ""}岁以上` };
};

const NAMES =
  /^(?:Wi-?Fi(?: ?\d\w?)?|Bluetooth(?: \d(?:\.\d)?)?|NFC|USB(?:-[ABC])?(?: \d(?:\.\d)?)?|micro ?USB|HDMI(?: \d\.\d)?|Ethernet|Lightning|Apple Lightning|DisplayPort(?: \d\.\d)?|Thunderbolt(?: \d)?|AUX|DMX|SD|microSD)$/i;
/** Standards and ports, whose names every language writes alike. */
const links: Reader = (value) => {
  const parts = value.split(/\s*[,;/+]\s*|\s+(?:and|&|und|et|y|e)\s+/iu).filter((part) => part !== "");
  if (parts.length === 0 || parts.length > 4 || !parts.every((part) => NAMES.test(part))) return null;
  return { en: `With ${listEn(parts)}`, zh: `支持${parts.join("、")}` };
};

/** A maker's own name for a part: said where it is of names and figures alone. */
const named =
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

const READERS: Readonly<Record<Exclude<SpecKind, "none">, readonly [rank: number, read: Reader]>> = {
  weight: [
    5,
    oneAmount(
      ["weight"],
      (n) => `It weighs ${n}`,
      (n) => `重${n}`,
    ),
  ],
  colour: [3, colour],
  material: [7, material],
  size: [5, size],
  length: [
    3,
    oneAmount(
      ["length"],
      (n) => `A length of ${n}`,
      (n) => `长${n}`,
    ),
  ],
  width: [
    3,
    oneAmount(
      ["length"],
      (n) => `A width of ${n}`,
      (n) => `宽${n}`,
    ),
  ],
  height: [
    3,
    oneAmount(
      ["length"],
      (n) => `A height of ${n}`,
      (n) => `高${n}`,
    ),
  ],
  depth: [
    2,
    oneAmount(
      ["length"],
      (n) => `A depth of ${n}`,
      (n) => `深${n}`,
    ),
  ],
  diameter: [
    4,
    oneAmount(
      ["length"],
      (n) => `${n} across`,
      (n) => `直径${n}`,
    ),
  ],
  thickness: [
    4,
    oneAmount(
      ["length"],
      (n) => `${n} thick`,
      (n) => `厚${n}`,
    ),
  ],
  capacity: [
    6,
    oneAmount(
      ["volume", "weight"],
      (n) => `${n} in all`,
      (n) => `容量${n}`,
    ),
  ],
  power: [
    6,
    measured(
      /w|watts?|вт|瓦/u,
      (n) => `${n} watts of power`,
      (n) => `功率${n}瓦`,
    ),
  ],
  battery: [
    5,
    measured(
      /mah|мач|毫安时?/u,
      (n) => `A battery of ${n} mAh`,
      (n) => `电池容量${n}毫安时`,
    ),
  ],
  runtime: [
    8,
    oneAmount(
      ["time"],
      (n) => `${n} of battery life`,
      (n) => `续航${n}`,
    ),
  ],
  charging: [
    6,
    oneAmount(
      ["time"],
      (n) => `Charging time of ${n}`,
      (n) => `充电时间${n}`,
    ),
  ],
  pages: [
    6,
    measured(
      /(?:pages?|seiten|páginas|页)?/u,
      (n) => `${n} pages`,
      (n) => `共${n}页`,
      9000,
    ),
  ],
  noise: [
    5,
    measured(
      /db(?:\(a\))?|дб|分贝/u,
      (n) => `${n} decibels`,
      (n) => `噪音${n}分贝`,
    ),
  ],
  warranty: [8, warranty],
  age: [6, age],
  pieces: [
    6,
    measured(
      /(?:pieces?|pcs|teile|pièces|件)?/u,
      (n) => `${n} pieces`,
      (n) => `共${n}件`,
      20_000,
    ),
  ],
  memory: [
    7,
    measured(
      /gb|гб/u,
      (n) => `${n} GB of memory`,
      (n) => `内存${n}GB`,
    ),
  ],
  storage: [
    7,
    measured(
      /gb|гб/u,
      (n) => `${n} GB of storage`,
      (n) => `存储空间${n}GB`,
    ),
  ],
  screen: [
    7,
    measured(
      /inch(?:es)?|in|"|″|zoll|pouces|дюйм\w*|英寸/u,
      (n) => `A ${n}-inch screen`,
      (n) => `屏幕${n}英寸`,
    ),
  ],
  resolution: [
    6,
    (value) => {
      const [, one, two] = /^(\d{3,5}) ?[x×*х] ?(\d{3,5})(?: ?(?:pixels?|px|像素))?$/iu.exec(value.trim()) ?? [];
      return one && two ? { en: `${one} by ${two} pixels`, zh: `分辨率${one}×${two}` } : null;
    },
  ],
  origin: [5, origin],
  load: [
    7,
    oneAmount(
      ["weight"],
      (n) => `Takes up to ${n}`,
      (n) => `最大承重${n}`,
    ),
  ],
  alcohol: [
    5,
    measured(
      /%?(?: vol\.?)?/u,
      (n) => `${n}% alcohol`,
      (n) => `酒精度${n}%`,
      96,
    ),
  ],
  links: [7, links],
  processor: [
    6,
    named(
      (name) => `Processor: ${name}`,
      (name) => `处理器：${name}`,
    ),
  ],
  graphics: [
    5,
    named(
      (name) => `Graphics: ${name}`,
      (name) => `显卡：${name}`,
    ),
  ],
  system: [
    4,
    named(
      (name) => `It runs on ${name}`,
      (name) => `系统：${name}`,
    ),
  ],
  spectrum: [3, () => null],
};

/** "★ 4.6 / 5 (64)", as the page reader writes what buyers gave. */
const STARS = /^★ (\d+(?:[.,]\d+)?) ?\/ ?(5|10)(?: \(+([\d.,]+)[^)]*\)+)?$/u;
/** Fewer ratings than this are nobody's verdict. */
const FEWEST_RATINGS = 5;

const ratedOf = (text: string): Spec | null => {
  const [, given = "", best = "", count = ""] = STARS.exec(text.trim()) ?? [];
  const value = Math.floor(Number(given.replace(",", ".")) * 10) / 10;
  const ratings = Number(count.replace(/[.,]/g, ""));
  if (given === "" || value > Number(best) || value < Number(best) * 0.8 || (count !== "" && ratings < FEWEST_RATINGS)) return null;
  return best === "5"
    ? { rank: 8, en: `Buyers gave ${value} out of 5`, zh: `买家评分${value}分，满分5分` }
    : { rank: 8, en: `Buyers gave ${value} out of 10`, zh: `买家评分${value}分，满分10分` };
};

/** A row without its colon: "Weight 200g", "Size H11.77, W8.66, D8.5cm". */
const UNMARKED = /^(weight|size|dimensions|height|width|depth|length|diameter) (?=[HWDL]?\d)/i;

/** A row "Weight: 4.6 kg", in many languages, said in both; null where the label or any part of the value is not understood. */
export const specOf = (text: string): Spec | null => {
  const rated = ratedOf(text);
  if (rated) return rated;
  const [, label = "", value = ""] = LABELLED.exec(stripNoise(text).replace(UNMARKED, "$1: ")) ?? [];
  const kind = label === "" ? undefined : specKind(label);
  if (kind === undefined || kind === "none") return null;
  const [rank, read] = READERS[kind];
  const unit = /\[(\p{L}{1,3})\]$|\(in (\p{L}{1,3})\)$/iu.exec(label);
  const said = read(unit && /^\d[\d.,]*$/.test(value) ? `${value} ${unit[1] ?? unit[2] ?? ""}` : value.replace(/[.;,\s]+$/u, ""));
  return said && { rank, ...said };
};
