const NO_BREAK = "\u00a0";

/** What no line begins with, in languages that set a space before it: French marks and quotes, signs of what is counted. */
const ENDS = "[?!;:»%‰°€£¥₽₩₴₹₺¢]";
/** What no line ends with: opening quotes, and currencies and signs that stand before their number. */
const OPENS = "(?:[«¿¡№§$€£¥₩₹]|(?:R|US|A|C|HK|NT|MX|S)\\$|Nr\\.|No\\.|N°)";
/** Units that belong to the number before them. */
const UNITS =
  "(?:h|min|s|ms|g|kg|mg|t|l|L|ml|cl|mm|cm|m|km|W|kW|V|Hz|GB|MB|TB|zł|kr|Kč|Ft|CHF|EUR|USD|руб\\.|р\\.|кг|г|мл|л|см|мм|м|км|ч|мин|ore|Std\\.)";

/** Spaces that a line may not end at. */
const RULES: readonly RegExp[] = [
  new RegExp(`[ \u202f]+(?=${ENDS}(?:[\\s.,?!»)]|$))`, "gu"),
  new RegExp(`(?<=(?:^|[\\s(])${OPENS})[ \u202f]+(?=\\S)`, "gu"),
  // Digits in groups of three: 1 299,50.
  new RegExp("(?<=(?:^|[^\\d.,])\\d{1,3}(?:[ \u00a0\u202f]\\d{3})*)[ \u202f](?=\\d{3}(?!\\d))", "gu"),
  new RegExp(`(?<=\\d)[ \u202f]+(?=${UNITS}(?![\\p{L}\\d]))`, "gu"),
];

/** A text whose spaces are no-break spaces wherever no line may end (CLDR's rules of thumb for its languages). */
export const unbroken = (text: string): string => RULES.reduce((kept, rule) => kept.replaceAll(rule, NO_BREAK), text);
