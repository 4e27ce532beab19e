import { amountsIn, dimensionsIn, inDigits, spell, type Amount } from "./amounts.ts";
import type { Point, PointKind } from "./point.ts";

/** What a reader of facts is given: the fact's id, its clean text, whether it is the product's name, and what the product is. */
export type Reading = { id: string; text: string; isName: boolean; category: string; noun: string };

const point = (kind: PointKind, { id }: Reading, strength: number, en: Record<string, string>, zh: Record<string, string>): Point => ({
  kind,
  factId: id,
  strength,
  en,
  zh,
});

const ofAmount = (kind: PointKind, reading: Reading, strength: number, amount: Amount | undefined): Point[] =>
  amount ? [point(kind, reading, strength, { amount: amount.en }, { amount: amount.zh })] : [];

const near = (text: string, amount: Amount, word: RegExp, reach = 60): boolean =>
  word.test(text.slice(Math.max(0, amount.index - reach), amount.index + amount.length + reach));

const WARRANTY = /warrant|guarant|garant|záruk|gwarancj|гарант|保修|质保|質保|אחריות|ضمان/i;
const BATTERY = /batter|charge|akku|laufzeit|autonom|battery|аккумулят|续航|playtime|runtime|play time|run time/i;
const PACKING = /package|packag|shipping|versand|paquet|упаков|item model|delivery|dispatch|return/i;

/** A limited warranty is said as it stands: its own lines would leave the limit out. */
const warranty = (reading: Reading): Point[] =>
  /limited|有限/i.test(reading.text)
    ? []
    : ofAmount(
        "warranty",
        reading,
        8,
        amountsIn(inDigits(reading.text), "years").find((amount) => near(inDigits(reading.text), amount, WARRANTY, 40)),
      );

const runtime = (reading: Reading): Point[] =>
  ofAmount(
    "runtime",
    reading,
    8,
    amountsIn(reading.text, "time").find((amount) => amount.value > 1 && near(reading.text, amount, BATTERY, 40)),
  );

const KEEPS: readonly (readonly [found: RegExp, en: string, zh: string])[] = [
  [/\b(?:keeps?|stays?)\b[^.;]{0,40}?\b(?:hot|warm)\b[^.;\d]{0,14}$|保温[^。；\d]{0,6}$/iu, "hot", "保温"],
  [/\b(?:keeps?|stays?|and|or)\b[^.;]{0,40}?\b(?:cold|cool|frozen|chilled)\b[^.;\d]{0,14}$|保冷[^。；\d]{0,6}$/iu, "cold", "保冷"],
];

/** How long what is inside stays hot or cold: the first that the fact names. */
const insulated = (reading: Reading): Point[] => {
  for (const amount of amountsIn(reading.text, "time")) {
    const before = reading.text.slice(Math.max(0, amount.index - 60), amount.index);
    const most = /(?:up to|bis zu|最长|长达)\s?$/i.test(before);
    const row = KEEPS.find(([found]) => found.test(before));
    if (row && amount.value >= 2)
      return [
        point(
          "insulated",
          reading,
          9,
          { how: row[1], other: row[1] === "hot" ? "cold" : "warm", amount: `${most ? "up to " : ""}${amount.en}` },
          { what: row[2], amount: `${most ? "最长" : ""}${amount.zh}` },
        ),
      ];
  }
  return [];
};

/** Where a buyer takes out the tape measure, and how much it matters there. */
const MEASURED: Readonly<Record<string, number>> = { home: 7, travel: 6, pets: 5, baby: 4, sport: 4, toys: 4, tools: 3, business: 4 };

const size = (reading: Reading): Point[] => {
  const found = PACKING.test(reading.text) ? null : dimensionsIn(reading.text);
  const strength = MEASURED[reading.category];
  return found && strength !== undefined ? [point("size", reading, strength, { dims: found.en }, { dims: found.zh })] : [];
};

const CONTENT = new Set(["food", "beauty"]);
const LIQUID = new Set(["kitchen", "beauty", "food", "pets", "travel", "general"]);

const CALLED = /\bcapacity of \d|\d ?(?:l|litres?|liters?) capacity\b|容量/iu;

const capacity = (reading: Reading): Point[] => {
  if (!(LIQUID.has(reading.category) || CALLED.test(reading.text)) || PACKING.test(reading.text)) return [];
  const group =
    reading.category === "food" || reading.noun.includes("food")
      ? [...amountsIn(reading.text, "volume"), ...amountsIn(reading.text, "weight")]
      : amountsIn(reading.text, "volume");
  const amount = group.find((one) => one.value < 2000);
  // What is bought full is a pack of so much; a thing holds it.
  const holds = CONTENT.has(reading.category) || reading.noun.includes("food") ? `${amount?.zh ?? ""}装` : `容量${amount?.zh ?? ""}`;
  return amount ? [point("capacity", reading, 6, { amount: amount.en }, { amount: amount.zh, holds })] : [];
};

/** What one carries: only there its own weight is worth a sentence. */
const CARRIED = new Set(["accessories", "electronics", "travel", "sport", "tools", "baby", "shoes"]);

const LOAD = /up to|\bmax(?:imum)?\b|bis zu|jusqu|hasta|fino a|até|до|carr(?:y|ies)|holds?|load|承重|最大/i;

/** What a part of it weighs: "Head Weight: 450 g". */
const OF_PART = /\b(?:head|blade|base|frame|lid|handle|motor|lens|band|strap|case|fabric|cover) weight\b|(?:头|刀|座|架|盖|柄)重/iu;

const weight = (reading: Reading): Point[] => {
  if (
    OF_PART.test(reading.text) ||
    PACKING.test(reading.text) ||
    ["food", "beauty"].includes(reading.category) ||
    reading.noun.includes("food")
  )
    return [];
  const amount = amountsIn(reading.text, "weight").find((found) => !/ounce/.test(found.en));
  if (!amount) return [];
  if (near(reading.text, amount, LOAD, 18)) return ofAmount("load", reading, 6, amount);
  const light = amount.en.includes("gram") || amount.value <= 10;
  return light && CARRIED.has(reading.category) && /weigh|gewicht|poids|peso|вес|重量|净重/i.test(reading.text)
    ? ofAmount("weight", reading, 4, amount)
    : [];
};

const count = (reading: Reading): Point[] => {
  const first = /^(\d{1,3}) x (?=\p{L})/u.exec(reading.text);
  const text = first && reading.isName ? `${first[1] ?? ""} pieces` : reading.text;
  const amount = amountsIn(text, "pieces").find((found) => found.value >= 2 && found.value <= 5000 && Number.isInteger(found.value));
  if (!amount || !(reading.isName || reading.text.length < 80)) return [];
  return [point("count", reading, 7, { n: spell(amount.value), amount: amount.en }, { n: String(amount.value), amount: amount.zh })];
};

const captured = (text: string, expression: RegExp): number | null => {
  const value = Number((expression.exec(text)?.[1] ?? "").replace(",", "."));
  return value > 0 ? value : null;
};

type Simple = readonly [kind: PointKind, expression: RegExp, strength: number, least: number, most: number];

/** Numbers that one word beside them explains; the value fills `{n}`. */
const SIMPLE: readonly Simple[] = [
  ["spf", /\b(?:SPF|LSF|防晒指数)\s?(\d{1,3})\b/i, 8, 4, 100],
  ["power", /(?<![\p{L}\d.,-])(\d{2,5})\s?(?:W|Watts?|Вт|瓦)(?![\p{L}/])(?! (?:fast|quick|wireless|rapid|charg))/u, 5, 5, 20000],
  ["pressure", /(?<![\d.,])(\d{2,4})\s?bar\b/i, 7, 10, 2000],
  ["seats", /\bseats\s?(\d{1,2})\b|可坐(\d{1,2})人/i, 8, 2, 40],
  ["pages", /(?<![\d.,])(\d{2,4})\s?(?:pages|seiten|páginas|pagine|страниц|stron|页|頁)(?!\p{L})/iu, 4, 10, 4000],
  ["recommend", /(\d{2,3})\s?%[^.]{0,60}(?:recommend|weiterempfehl|recommand|recomiend|推荐)/i, 9, 80, 100],
  [
    "age",
    /(?:ages?|from|ab|dès|a partir de|desde|от|dai)\s?(\d{1,2})\s?(?:\+|years|jahre|ans|años|anos|anni|лет)|(\d{1,2})岁以上/i,
    5,
    1,
    18,
  ],
];

const simple = (reading: Reading): Point[] =>
  SIMPLE.flatMap(([kind, expression, strength, least, most]) => {
    const value = captured(reading.text, expression);
    if (value === null || value < least || value > most) return [];
    return [point(kind, reading, strength, { n: kind === "seats" ? spell(value) : String(value) }, { n: String(value) })];
  });

/** `4.5 out of 5`, `4,5 von 5`, `4.5/5`, with how many gave it. Below 4 nobody would say it. */
const rating = (reading: Reading): Point[] => {
  const value = captured(reading.text, /(?<![\d.,])([345](?:[.,]\d{1,2})?)\s?(?:out of|von|sur|su|de|\/|из)\s?5(?![\d.,])/i);
  const many = captured(
    reading.text.replace(/(\d)[,.](\d{3})/g, "$1$2"),
    /(\d{1,7})\s?(?:global )?(?:customer )?(?:ratings?|reviews?|bewertungen|avis|valoraciones|recensioni|отзыв|[条個个]?(?:用户)?(?:评价|评论|評價|評論)|人评)/i,
  );
  if (value === null || value < 4 || value > 5 || (many === null ? value === 5 : many < 5)) return [];
  const words = { stars: String(Math.floor(value * 10) / 10), ...(many === null ? {} : { n: String(many) }) };
  return [point("rating", reading, many !== null && many >= 10 ? 9 : 5, words, words)];
};

const storage = (reading: Reading): Point[] => {
  const found = /(?<![\d.,])(\d{1,4})\s?(GB|TB|ГБ)\b(?!\s?(?:RAM|DDR))/iu.exec(reading.text);
  const amount = Number(found?.[1]);
  if (!found || reading.category !== "electronics" || (found[2]?.toUpperCase() !== "TB" && amount < 32)) return [];
  const terabytes = /T/i.test(found[2] ?? "");
  return [
    point(
      "storage",
      reading,
      6,
      { amount: `${amount} ${terabytes ? "terabyte" : "gigabyte"}${amount === 1 ? "" : "s"}` },
      { amount: `${amount}${terabytes ? "TB" : "GB"}` },
    ),
  ];
};

const SCREEN = /display|screen|monitor|\btv\b|retina|displej|écran|bildschirm|экран|屏|fernseher/i;

const screen = (reading: Reading): Point[] => {
  const amount =
    SCREEN.test(reading.text) && reading.category === "electronics"
      ? amountsIn(reading.text, "length").find((found) => /inch/.test(found.en))
      : undefined;
  return amount ? [point("screen", reading, 6, { n: String(amount.value) }, { n: String(amount.value) })] : [];
};

const RESOLUTIONS: readonly (readonly [RegExp, string, string])[] = [
  [/\b8K\b/, "8K", "8K"],
  [/\b5K\b/, "5K", "5K"],
  [/\b4K\b|ultra hd|\buhd\b/i, "4K", "4K"],
  [/1440p|\b2K\b/i, "2K", "2K"],
  [/1080p|full ?hd/i, "full HD, 1080p", "1080p全高清"],
];

const resolution = (reading: Reading): Point[] => {
  const row = reading.category === "electronics" ? RESOLUTIONS.find(([expression]) => expression.test(reading.text)) : undefined;
  return row ? [point("resolution", reading, 8 - RESOLUTIONS.indexOf(row) / 4, { res: row[1] }, { res: row[2] })] : [];
};

const READERS = [insulated, warranty, runtime, size, capacity, weight, count, simple, rating, storage, screen, resolution];

/** Points that rest on a number in the fact. */
export const numberPoints = (reading: Reading): Point[] => READERS.flatMap((read) => read(reading));
