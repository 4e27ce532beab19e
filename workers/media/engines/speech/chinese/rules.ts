import { counted, digits, readNumber } from "./numbers.ts";

/** A written form in Chinese text and how it is said, in Chinese characters. */
export interface ChineseRule {
  readonly pattern: RegExp;
  readonly read: (match: readonly string[]) => string;
}

const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const CURRENCIES: Readonly<Record<string, string>> = {
  "¥": "元",
  "￥": "元",
  RMB: "元",
  CNY: "元",
  $: "美元",
  US$: "美元",
  USD: "美元",
  "€": "欧元",
  EUR: "欧元",
  "£": "英镑",
  GBP: "英镑",
  HK$: "港元",
  HKD: "港元",
  NT$: "新台币",
  "₩": "韩元",
  KRW: "韩元",
  JPY: "日元",
  A$: "澳元",
  C$: "加元",
  "₽": "卢布",
  "₹": "卢比",
  "฿": "泰铢",
};
const UNITS: Readonly<Record<string, string>> = {
  kg: "公斤",
  g: "克",
  mg: "毫克",
  km: "公里",
  m: "米",
  cm: "厘米",
  mm: "毫米",
  L: "升",
  l: "升",
  ml: "毫升",
  mL: "毫升",
  W: "瓦",
  kW: "千瓦",
  V: "伏",
  A: "安",
  Wh: "瓦时",
  kWh: "千瓦时",
  mAh: "毫安时",
  Hz: "赫兹",
  GHz: "吉赫",
  dB: "分贝",
  "℃": "摄氏度",
  "°C": "摄氏度",
  "°": "度",
  h: "小时",
  min: "分钟",
  s: "秒",
  rpm: "转每分",
  Pa: "帕",
  pa: "帕",
  kPa: "千帕",
  x: "倍",
  X: "倍",
  "×": "倍",
  "+": "多",
  oz: "盎司",
  寸: "寸",
};
const MEASURES =
  "个|只|台|件|款|种|次|杯|瓶|盒|支|条|双|张|片|块|份|位|名|人|家|倍|层|把|套|颗|粒|年|月|天|日|周|小时|分钟|秒|岁|元|万|千|百|亿|升|米|公里|公斤|斤|口|匹|档|组|对|部|辆|箱|节|根|副|扇|门";

const source = (names: readonly string[]): string =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[$+]/g, "\\$&"))
    .join("|");
const CURRENCY = source(Object.keys(CURRENCIES));
const UNIT = source(Object.keys(UNITS));
const sticky = (text: string): RegExp => new RegExp(text, "yu");
const part = (match: readonly string[], index: number): string => match[index] ?? "";

/** ¥39.90 → 三十九点九零元: with 点, as shops read their prices. */
const money = (amount: string, scale: string, sign: string): string =>
  `${readNumber(amount.replace(/\.00?$/, ""))}${scale}${CURRENCIES[sign] ?? "元"}`;

function time(hour: string, minute: string): string {
  const tail = minute === "00" ? "整" : `${minute.startsWith("0") ? "零" : ""}${readNumber(String(Number(minute)))}分`;
  return `${counted(String(Number(hour)))}点${tail}`;
}

export const chineseRules: readonly ChineseRule[] = [
  {
    pattern: sticky(String.raw`(${CURRENCY})\s?(${NUMBER})([万亿]?)(?:元|块钱|块)?`),
    read: (m) => money(part(m, 2), part(m, 3), part(m, 1)),
  },
  { pattern: sticky(String.raw`(${NUMBER})([万亿]?)\s?(${CURRENCY})(?![A-Za-z])`), read: (m) => money(part(m, 1), part(m, 2), part(m, 3)) },
  {
    pattern: sticky(String.raw`(${NUMBER})\s?[-~–—至到]\s?(${NUMBER})[%％]`),
    read: (m) => `百分之${readNumber(part(m, 1))}到${readNumber(part(m, 2))}`,
  },
  { pattern: sticky(String.raw`(${NUMBER})\s?[%％]`), read: (m) => `百分之${readNumber(part(m, 1))}` },
  { pattern: sticky(String.raw`(\d{1,2})[:：](\d{2})(?!\d)`), read: (m) => time(part(m, 1), part(m, 2)) },
  { pattern: sticky(String.raw`(\d{1,2})[:：](\d{1,2})(?!\d)`), read: (m) => `${readNumber(part(m, 1))}比${readNumber(part(m, 2))}` },
  // Rows of a picture and models of chips are read digit by digit.
  { pattern: sticky(String.raw`(720|1080|1440|2160)(?=[pPiI](?![A-Za-z]))`), read: (m) => digits(part(m, 1)) },
  { pattern: sticky(String.raw`(?<=骁龙|天玑|麒麟|酷睿|锐龙|赛扬|奔腾)(\d{3,5})(?!\d)`), read: (m) => digits(part(m, 1)) },
  { pattern: sticky(String.raw`(?<=SPF)(\d{2,3})\+`), read: (m) => `${readNumber(part(m, 1))}加` },
  { pattern: sticky(String.raw`(?<=IP)(\d{2})(?!\d)`), read: (m) => digits(part(m, 1)) },
  { pattern: sticky(String.raw`(\d{4})年`), read: (m) => `${digits(part(m, 1))}年` },
  { pattern: sticky(String.raw`24\/7`), read: () => "全天候" },
  { pattern: sticky(String.raw`(${NUMBER})\/(${NUMBER})`), read: (m) => `${readNumber(part(m, 2))}分之${readNumber(part(m, 1))}` },
  { pattern: sticky(String.raw`(${NUMBER})\s?[-~–—]\s?(?=\d)`), read: (m) => `${readNumber(part(m, 1))}到` },
  { pattern: sticky(String.raw`(${NUMBER})\s?[x×*]\s?(?=\d)`), read: (m) => `${readNumber(part(m, 1))}乘` },
  { pattern: sticky(String.raw`(${NUMBER})\+(?=\d)`), read: (m) => `${readNumber(part(m, 1))}加` },
  { pattern: sticky(String.raw`(${NUMBER})\s?(${UNIT})(?![A-Za-z])`), read: (m) => `${counted(part(m, 1))}${UNITS[part(m, 2)] ?? ""}` },
  { pattern: sticky(String.raw`(?<=第)(${NUMBER})`), read: (m) => readNumber(part(m, 1)) },
  { pattern: sticky(String.raw`[-−](?=\d)`), read: () => "负" },
  { pattern: sticky(String.raw`1\d{10}(?!\d)`), read: (m) => digits(part(m, 0)).replaceAll("一", "幺") },
  {
    pattern: sticky(String.raw`(${NUMBER})([万亿]?)(${MEASURES})`),
    read: (m) => `${counted(part(m, 1).replace(/\.00?$/, ""))}${part(m, 2)}${part(m, 3)}`,
  },
  { pattern: sticky(NUMBER), read: (m) => readNumber(part(m, 0)) },
];
