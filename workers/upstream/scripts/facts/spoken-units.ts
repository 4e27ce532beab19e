import type { ScriptLanguage } from "../../../../trpc/contract/product.ts";

/** An abbreviated unit after a number, and how each language says it (English: one, many). */
const UNITS: readonly (readonly [written: string, one: string, many: string, zh: string])[] = [
  ["ml", "millilitre", "millilitres", "毫升"],
  ["cl", "centilitre", "centilitres", "厘升"],
  ["l", "litre", "litres", "升"],
  ["kg", "kilo", "kilos", "公斤"],
  ["mg", "milligram", "milligrams", "毫克"],
  ["g", "gram", "grams", "克"],
  ["lbs?", "pound", "pounds", "磅"],
  ["oz", "ounce", "ounces", "盎司"],
  ["cm", "centimetre", "centimetres", "厘米"],
  ["mm", "millimetre", "millimetres", "毫米"],
  ["km", "kilometre", "kilometres", "公里"],
  ["m", "metre", "metres", "米"],
  ["w", "watt", "watts", "瓦"],
  ["v", "volt", "volts", "伏"],
  ["mah", "milliamp hour", "milliamp hours", "毫安时"],
  ["gb", "gigabyte", "gigabytes", "GB"],
  ["tb", "terabyte", "terabytes", "TB"],
  ["hrs?|h", "hour", "hours", "小时"],
  ["mins?", "minute", "minutes", "分钟"],
  ["yrs?", "year", "years", "年"],
  ["db", "decibel", "decibels", "分贝"],
  ["hz", "hertz", "hertz", "赫兹"],
  ["lm", "lumen", "lumens", "流明"],
  ["mp", "megapixel", "megapixels", "百万像素"],
  ["pcs", "piece", "pieces", "件"],
];

const ABBREVIATED = new RegExp(
  `(?<![\\p{Script=Latin}\\d.,/-])(\\d[\\d.,]*)( ?-?)(?:${UNITS.map(([written]) => `(${written})`).join("|")})(?![\\p{Script=Latin}\\d'’/]|-[a-z]| ?(?:stainless|steel|不锈钢))`,
  "giu",
);

/** A noun that the amount stands before as an adjective does: "a 20 watt charger". */
const NOUN_AFTER =
  /^ (?!(?:of|in|with|without|and|or|per|at|for|on|to|by|from|when|thick|long|wide|tall|high|deep|across|under|over|each|more|less|is|are|x)\b)\p{L}/u;

/** "128G", "6G+128G": of a memory, as shops write it; no weight is written with a capital and in powers of two. */
const MEMORY = /^(?:16|32|64|128|256|512) ?G$/u;
const isMemory = (amount: string, after: string): boolean =>
  MEMORY.test(amount) || (/^\d{1,2} ?G$/u.test(amount) && /^ ?\+ ?\d{2,3} ?G/u.test(after));

/** "GTX 960M", a model's letter after the capitals of its name. */
const isModel = (amount: string, before: string): boolean => /^\d{3,4}[MG]$/u.test(amount) && /(?<!\p{L})\p{Lu}{2,4} $/u.test(before);
/** "8 GB DDR4": a code after memory is no thing that the amount is an adjective of. */
const isOfCode = (unit: string, after: string): boolean => /^[gt]b$/u.test(unit) && /^ \p{Lu}{2}/u.test(after);

/** Abbreviated units as words: "380 g" is "380 grams", "500ml" is "500毫升". Sizes are said with "by". */
export const spokenUnitsOf = (text: string, language: ScriptLanguage): string => {
  const worded = text.replace(ABBREVIATED, (whole, number: string, gap: string, ...rest: unknown[]) => {
    const found = rest.slice(0, UNITS.length);
    const unit = UNITS[found.findIndex((part) => typeof part === "string")];
    const at = Number(rest[UNITS.length]) + whole.length;
    // "双模5G", "骁龙730G处理器": a network, or a model's letter, no grams.
    const model =
      whole.endsWith("G") &&
      (/^[2-6]G$/.test(whole) ||
        /^(?:处理器|芯片|平台|网|手机| ?(?:processor|chip|network))/i.test(text.slice(at)) ||
        /(?:骁龙|天玑|麒麟|snapdragon|helio) ?$/i.test(text.slice(0, at - whole.length)));
    if (!unit || gap.includes("-") || model || isModel(whole, text.slice(0, at - whole.length))) return whole;
    if (isMemory(whole, text.slice(at))) return `${number}GB`;
    if (language === "zh") return `${number}${unit[3]}`;
    if (isOfCode(unit[0], text.slice(at))) return `${number} ${unit[0].toUpperCase()}`;
    return `${number} ${Number(number) === 1 || NOUN_AFTER.test(text.slice(at)) ? unit[1] : unit[2]}`;
  });
  if (language === "zh") return worded.replace(/(?<=\d) ?[x*×] ?(?=\d)/g, "×");
  return worded
    .replace(/(?<=\d) ?[x×] ?(?=\d+(?:[.,]\d+)?(?: ?[x×]| (?:centi|milli)?metres?| inch))/g, " by ")
    .replace(/(?<=\d)[″"]/g, " inches");
};
