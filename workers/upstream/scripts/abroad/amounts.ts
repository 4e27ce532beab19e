/** Units as English facts write them, in Chinese; `most`: what "up to" is before them. */
const UNITS: readonly (readonly [written: string, zh: string, most?: string])[] = [
  ["hours?|hrs?|h", "小时", "最长"],
  ["minutes?|mins?", "分钟", "最长"],
  ["seconds?|secs?", "秒", "最长"],
  ["milliseconds?|ms", "毫秒", "最长"],
  ["days?", "天", "最长"],
  ["nights?", "晚", "最长"],
  ["weeks?", "周", "最长"],
  ["months?", "个月", "最长"],
  ["years?|yrs?", "年", "最长"],
  ["mm|millimet(?:er|re)s?", "毫米"],
  ["cm|centimet(?:er|re)s?", "厘米"],
  ["km|kilomet(?:er|re)s?", "公里", "最远"],
  ["m|met(?:er|re)s?", "米"],
  ['inch(?:es)?|in(?![- ](?:\\d|one\\b))|"|″', "英寸"],
  ["feet|foot|ft", "英尺"],
  ["miles?", "英里", "最远"],
  ["kg|kilos?|kilograms?", "公斤"],
  ["mg|milligrams?", "毫克"],
  ["g|grams?|grammes?", "克"],
  ["lbs?|pounds?", "磅"],
  ["fl\\.? ?oz", "液量盎司"],
  ["oz|ounces?", "盎司"],
  ["ml|millilit(?:er|re)s?", "毫升"],
  ["cl", "厘升"],
  ["(?<!(?:304|316) ?)l|lit(?:er|re)s?", "升"],
  ["quarts?|qt", "夸脱"],
  ["gallons?", "加仑"],
  ["cups?", "杯"],
  ["mah|milliamp hours?", "毫安时"],
  ["ah", "安时"],
  ["wh", "瓦时"],
  ["kw", "千瓦"],
  ["w|watts?", "瓦", "最高"],
  ["v|volts?", "伏", "最高"],
  ["bars?", "巴", "最高"],
  ["psi", "PSI", "最高"],
  ["pa", "帕", "最高"],
  ["khz", "千赫"],
  ["mhz", "MHz", "最高"],
  ["ghz", "GHz", "最高"],
  ["hz|hertz", "赫兹", "最高"],
  ["db|decibels?", "分贝"],
  ["nits?", "尼特", "最高"],
  ["lumens?|lm", "流明", "最高"],
  ["rpm", "转每分钟", "最高"],
  ["fps", "帧每秒", "最高"],
  ["dpi", "DPI", "最高"],
  ["mbps", "Mbps", "最高"],
  ["gbps", "Gbps", "最高"],
  ["kb|kilobytes?", "KB", "最高"],
  ["mb|megabytes?", "MB", "最高"],
  ["gb|gigabytes?", "GB", "最高"],
  ["tb|terabytes?", "TB", "最高"],
  ["mp|megapixels?", "百万像素"],
  ["°c|degrees celsius|degrees c", "摄氏度", "最高"],
  ["°f|degrees fahrenheit|degrees f", "华氏度", "最高"],
  ["degrees?|°", "度"],
  ["%|percent|per cent", "%"],
  ["times|x(?! ?\\d| USB)", "倍"],
  ["gsm", "克重"],
  ["k|kelvin", "K"],
  ["denier", "D"],
  ["nm", "牛米"],
  ["sq\\.? ?ft|square feet", "平方英尺"],
  ["square met(?:er|re)s?|m²|m2", "平方米"],
  ["calories|kcal", "大卡"],
];

const SMALL = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const HAN = ["零", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"];

const NUMBER = "\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?";
/** A number with its unit at the beginning of a text. */
const MEASURED = new RegExp(
  `^(${NUMBER}|${SMALL.slice(1).join("|")})(?: ?[x×] ?(${NUMBER}))?(?: ?[x×] ?(${NUMBER}))?[ -]?(?:${UNITS.map(([written]) => `(${written})`).join("|")})(?![\\p{L}\\d²³])`,
  "iu",
);
const BARE = new RegExp(`^(${NUMBER}|${SMALL.slice(1).join("|")})(?: ?[x×] ?(\\d+))?(?![\\p{L}\\d./])`, "iu");
/** What a container of several is counted by: "four pairs of". */
const CONTAINERS: Readonly<Record<string, string>> = {
  pair: "对",
  set: "套",
  pack: "包",
  piece: "件",
  sheet: "张",
  bottle: "瓶",
  bag: "袋",
  box: "盒",
  can: "罐",
};
const CONTAINER = new RegExp(`^ (${Object.keys(CONTAINERS).join("|")})(?:e?s)? of `, "i");

/** An amount at the beginning of a text: how it is said, what "up to" is before it, and the length of what it was read from. */
export type Amount = { zh: string; most: string; length: number; unit: string };

const plainNumber = (written: string): string => written.replaceAll(",", "").replace(/\.0+$/, "");
/** A counted number is said in Han where it is small ("三档"); one that is measured stays in digits. */
const counted = (written: string): string => HAN[SMALL.indexOf(written.toLowerCase())] ?? plainNumber(written);
const inDigits = (written: string): string =>
  SMALL.includes(written.toLowerCase()) ? String(SMALL.indexOf(written.toLowerCase())) : plainNumber(written);

const FROM = /^(\d+(?:\.\d+)?) ?[-–] ?(?=\d)/u;

/** "1.5 L", "30-minute", "two hours", "24 x 18 x 7 cm", "7-8 inch" at the beginning of a text; null where none stands there. */
export const measuredAt = (text: string): Amount | null => {
  const [range = "", from = ""] = FROM.exec(text) ?? [];
  const to = range === "" ? null : measuredAt(text.slice(range.length));
  if (to) return { ...to, zh: `${from}-${to.zh}`, length: range.length + to.length };
  const match = MEASURED.exec(text);
  if (!match) return null;
  const [, , zh, most = "最大"] = [null, ...(UNITS[match.slice(4).findIndex((unit) => unit !== undefined)] ?? ["", ""])] as const;
  const numbers = match.slice(1, 4).flatMap((part) => (part === undefined ? [] : [inDigits(part)]));
  // "0.3 MP" and "24 MP": Chinese counts pixels in tens of thousands.
  const [first = ""] = numbers;
  if (zh === "百万像素")
    return { zh: `${Math.round(Number(first) * 1e4) / 100}万像素`, most: "最高", length: match[0].length, unit: "像素" };
  return { zh: `${numbers.join("×")}${zh ?? ""}`, most, length: match[0].length, unit: zh ?? "" };
};

/** A number without a unit at the beginning of a text; `open`: it wants a measure word of what it counts. */
export const countAt = (text: string): { zh: string; length: number; open: boolean } | null => {
  const match = BARE.exec(text);
  if (!match) return null;
  const [whole, number = "", by] = match;
  if (by !== undefined) return { zh: `${plainNumber(number)}×${by}`, length: whole.length, open: false };
  const container = CONTAINER.exec(text.slice(whole.length));
  const measure = CONTAINERS[container?.[1]?.toLowerCase() ?? ""] ?? "";
  return { zh: `${counted(number)}${measure}`, length: whole.length + (container?.[0].length ?? 0), open: measure === "" };
};
