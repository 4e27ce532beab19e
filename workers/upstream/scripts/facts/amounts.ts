/** A unit: what pages write, how English says it (one, many) and Chinese. */
type Unit = readonly [written: string, one: string, many: string, zh: string];

export const UNITS = {
  length: [
    ["cm|см|centimetres?|centimeters?|厘米|公分", "centimetre", "centimetres", "厘米"],
    ["mm|мм|millimetres?|毫米", "millimetre", "millimetres", "毫米"],
    ['inch(?:es)?|in\\.|zoll|pouces|pulgadas|pollici|"|”|″|英寸', "inch", "inches", "英寸"],
    ["yards?|yd", "yard", "yards", "码"],
    ["m|м|metres?|meters?|米", "metre", "metres", "米"],
  ],
  volume: [
    ["ml|мл|millilitres?|milliliters?|毫升", "millilitre", "millilitres", "毫升"],
    ["fl\\.? ?oz", "fluid ounce", "fluid ounces", "液量盎司"],
    ["cl", "centilitre", "centilitres", "厘升"],
    ["l|л|litres?|liters?|litros?|升", "litre", "litres", "升"],
    ["ounces?|oz", "ounce", "ounces", "盎司"],
  ],
  weight: [
    ["kg|кг|kilos?|kilograms?|公斤|千克", "kilo", "kilos", "公斤"],
    ["g|гр?|grams?|grammes?|克", "gram", "grams", "克"],
    ["lbs?|pounds?", "pound", "pounds", "磅"],
    ["ounces?|oz", "ounce", "ounces", "盎司"],
  ],
  time: [
    ["hours?|hrs?|std\\.?|stunden|heures|horas|ore|часов|小时|h", "hour", "hours", "小时"],
    ["minutes?|mins?|min\\.|minuten|minutos|минут|分钟", "minute", "minutes", "分钟"],
    ["days?|tage|jours|días|天", "day", "days", "天"],
  ],
  years: [
    ["years?|yrs?|jahre?|ans|años?|anni|anos|rok[iuy]?|lata?|год[а]?|лет|שנים|שנות|年", "year", "years", "年"],
    ["months?|monate|mois|meses|mesi|месяцев|个月", "month", "months", "个月"],
  ],
  pieces: [["pieces?|pcs\\.?|pc|stück|teile|teilig|pièces|piezas|pezzi|peças|шт\\.?|штук|件套?|片|个装|只装", "piece", "pieces", "件"]],
} as const satisfies Record<string, readonly Unit[]>;
export type UnitGroup = keyof typeof UNITS;

export type Amount = { value: number; en: string; zh: string; index: number; length: number };

const NUMBER = "(\\d{1,3}(?:[,\\u00a0 ]\\d{3})+(?![\\d])|\\d+(?:[.,]\\d+)?)";
const WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** Small whole numbers in words, as one writes speech; others in digits. */
export const spell = (value: number): string => WORDS[value] ?? String(value);

/** Small numbers in words as digits: "ten years" is "10 years". */
export const inDigits = (text: string): string =>
  text.replace(/\b[a-z]+\b/gi, (word) => (WORDS.indexOf(word.toLowerCase()) >= 2 ? String(WORDS.indexOf(word.toLowerCase())) : word));

/** `1,250` and `1 250` are thousands, `4,5` and `4.5` a fraction. */
const numberOf = (written: string): number =>
  /^\d{1,3}([, \u00a0]\d{3})+$/.test(written) ? Number(written.replace(/\D/g, "")) : Number(written.replace(",", "."));

const expressions = new Map<UnitGroup, RegExp>(
  (Object.keys(UNITS) as UnitGroup[]).map((group) => [
    group,
    new RegExp(
      `(?<!\\d ?[-–~] ?)(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\d.,/-])${NUMBER}[ -]?(?:${UNITS[group].map(([written]) => `(${written})`).join("|")})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\d])`,
      "giu",
    ),
  ]),
);

/** Every amount of a group in a text, spoken in both languages, in order. */
export const amountsIn = (text: string, group: UnitGroup): Amount[] =>
  [...text.matchAll(expressions.get(group) ?? /$^/g)].flatMap((match) => {
    const value = numberOf(match[1] ?? "");
    const unit: Unit | undefined = UNITS[group][match.slice(2).findIndex((name) => name !== undefined)];
    if (!unit || !Number.isFinite(value) || value <= 0) return [];
    const [, one, many, zh] = unit;
    return [{ value, en: `${spell(value)} ${value === 1 ? one : many}`, zh: `${value}${zh}`, index: match.index, length: match[0].length }];
  });

export type Dimensions = { en: string; zh: string; values: number[] };

const LENGTH_UNIT = UNITS.length.map(([written]) => `(${written})`).join("|");
const DIMENSIONS = new RegExp(
  `(\\d+(?:[.,]\\d+)?) ?(?:["”″]|-inch|cm)? ?[x×х] ?(\\d+(?:[.,]\\d+)?) ?(?:["”″]|-inch|cm)?(?: ?[x×х] ?(\\d+(?:[.,]\\d+)?))? ?-?(?:${LENGTH_UNIT})`,
  "iu",
);

/** The first `235 x 100 cm` of a text, or null. A picture's pixels have no unit and do not count. */
export const dimensionsIn = (text: string): Dimensions | null => {
  const match = DIMENSIONS.exec(text);
  if (!match) return null;
  const values = match.slice(1, 4).flatMap((part) => (part === undefined ? [] : [numberOf(part)]));
  const unit: Unit | undefined = UNITS.length[match.slice(4).findIndex((name) => name !== undefined)];
  if (!unit || values.some((value) => value <= 0)) return null;
  return { en: `${values.join(" by ")} ${unit[2]}`, zh: `${values.join("×")}${unit[3]}`, values };
};
