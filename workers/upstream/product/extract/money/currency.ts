/** Ways a page writes a currency, by ISO 4217 code; the first code of an entry is meant unless the page's region says otherwise. */
const WRITTEN: readonly (readonly [string, string])[] = [
  ["US\\s?\\$|U\\$S", "USD"],
  ["NT\\s?\\$|NTD|新台幣|新臺幣", "TWD"],
  ["HK\\s?\\$|港幣|港元", "HKD"],
  ["MX\\s?\\$", "MXN"],
  ["R\\s?\\$|reais", "BRL"],
  ["CA\\s?\\$|C\\s?\\$|CAD\\s?\\$", "CAD"],
  ["AU\\s?\\$|A\\s?\\$", "AUD"],
  ["NZ\\s?\\$", "NZD"],
  ["S\\s?\\$|SG\\s?\\$", "SGD"],
  ["RD\\s?\\$", "DOP"],
  ["AR\\s?\\$", "ARS"],
  ["CLP\\s?\\$", "CLP"],
  ["COL?\\s?\\$", "COP"],
  ["\\$U", "UYU"],
  ["€|euros?|Euros?|eur|Eur|евро|ευρώ", "EUR"],
  ["£|￡", "GBP"],
  ["₽|рублей|рубля|рубль|руб\\.?|Руб\\.?|р\\.|р|Р\\.?", "RUB"],
  ["₸|тг\\.?|тенге", "KZT"],
  ["₴|грн\\.?", "UAH"],
  ["zł|Zł|ZŁ|zl|pln", "PLN"],
  ["Kč|kč|KČ|Kc", "CZK"],
  ["Ft|forint", "HUF"],
  ["lei|Lei|LEI|leu", "RON"],
  ["лв\\.?|лева", "BGN"],
  ["₺|TL", "TRY"],
  ["ден\\.?", "MKD"],
  ["[Ll]ekë", "ALL"],
  ["дин\\.?|din\\.?|Дин\\.?|dinara|RSD\\.?", "RSD"],
  ["kn|Kn|KN|kuna|kune", "HRK"],
  ["KM", "BAM"],
  ["₹|Rs\\.?|रु\\.?|रू\\.?|INR\\.?", "INR"],
  ["৳|Tk\\.?|টাকা", "BDT"],
  ["₨", "PKR"],
  ["₩|원", "KRW"],
  ["円|JP¥|yen", "JPY"],
  ["¥|￥|元", "CNY"],
  ["RMB|人民币", "CNY"],
  ["฿|บาท", "THB"],
  ["₫|đ|VNĐ", "VND"],
  ["Rp\\.?", "IDR"],
  ["RM", "MYR"],
  ["₱", "PHP"],
  ["S/\\.?", "PEN"],
  ["₲|Gs\\.?", "PYG"],
  ["₡", "CRC"],
  ["Bs\\.?", "BOB"],
  ["B/\\.", "PAB"],
  ["د\\.إ|درهم|Dhs?\\.?|DHS?\\.?", "AED"],
  ["ر\\.س|ريال|﷼|SR", "SAR"],
  ["د\\.ك|KD", "KWD"],
  ["ر\\.ق|QR", "QAR"],
  ["د\\.ب|BD", "BHD"],
  ["ج\\.م|جنيه|L\\.?E\\.?", "EGP"],
  ["تومان|ریال", "IRR"],
  ['₪|ש"ח|ש״ח|NIS', "ILS"],
  ["Fr\\.?|SFr\\.?", "CHF"],
  ["₦", "NGN"],
  ["J\\s?\\$", "JMD"],
  ["TT\\s?\\$", "TTD"],
  ["MOP\\s?\\$", "MOP"],
  ["Br|б\\.\\s?р\\.?|бел\\.\\s?руб\\.?|руб\\. бел\\.", "BYN"],
  ["دج|د\\.ج|DA", "DZD"],
  ["د\\.م|درهم مغربي", "MAD"],
  ["د\\.أ|د\\.ا", "JOD"],
  ["د\\.ت|DT", "TND"],
  ["ر\\.ع", "OMR"],
  ["د\\.ع", "IQD"],
  ["ر\\.ي", "YER"],
  ["ل\\.ل", "LBP"],
  ["ل\\.س", "SYP"],
  ["د\\.ل", "LYD"],
  ["ကျပ်", "MMK"],
  ["FCFA|CFA", "XOF"],
  ["TSh|Tsh", "TZS"],
  ["USh|Ush", "UGX"],
  ["₮", "MNT"],
  ["₭", "LAK"],
  ["៛", "KHR"],
  ["රු\\.?", "LKR"],
  ["KShs?\\.?|Kshs?\\.?", "KES"],
  ["GH₵|₵", "GHS"],
  ["R", "ZAR"],
  ["₾|ლ|ლარი", "GEL"],
  ["₼", "AZN"],
  ["сум|so'm|soʻm", "UZS"],
  ["֏|դր\\.?", "AMD"],
  ["kr\\.?|Kr\\.?|KR|:-", "SEK"],
  ["\\$", "USD"],
];

const CODES =
  "AED|AFN|ALL|AMD|AOA|ARS|AUD|AZN|BAM|BDT|BGN|BHD|BIF|BND|BOB|BRL|BWP|BYN|CAD|CDF|CHF|CLP|CNY|COP|CRC|CZK|DKK|DOP|DZD|EGP|ETB|EUR|FJD|GBP|GEL|GHS|GTQ|HKD|HNL|HRK|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KRW|KWD|KZT|LAK|LBP|LKR|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MUR|MVR|MWK|MXN|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SDG|SEK|SGD|SYP|THB|TJS|TMT|TND|TRY|TTD|TWD|TZS|UAH|UGX|USD|UYU|UZS|VND|XAF|XOF|XPF|YER|ZAR|ZMW";

const LETTERED = /^[\p{L}]/u;
/** Any currency mark; marks of letters stand free of other letters. */
export const CURRENCY_PATTERN = [
  ...WRITTEN.flatMap(([forms]) => forms.split("|"))
    .toSorted((a, b) => b.length - a.length)
    .map((form) => (LETTERED.test(form) && !/[\u3040-\u9fff\uac00-\ud7af]/.test(form) ? `(?<!\\p{L})${form}(?!\\p{L})` : form)),
  `(?<!\\p{L})(?:${CODES})(?!\\p{L})`,
].join("|");

const EXACT = WRITTEN.map(([forms, code]) => [new RegExp(`^(?:${forms})$`, "u"), code] as const);
const CODE = new RegExp(`^(?:${CODES})$`);

/** Currencies by the country ending of a host or by the region of a language tag. */
const REGIONAL: Record<string, string> = {
  us: "USD",
  ca: "CAD",
  au: "AUD",
  nz: "NZD",
  mx: "MXN",
  ar: "ARS",
  cl: "CLP",
  co: "COP",
  uy: "UYU",
  sg: "SGD",
  hk: "HKD",
  tw: "TWD",
  jp: "JPY",
  cn: "CNY",
  se: "SEK",
  no: "NOK",
  dk: "DKK",
  is: "ISK",
  pk: "PKR",
  lk: "LKR",
  np: "NPR",
  in: "INR",
  br: "BRL",
  uk: "GBP",
  gb: "GBP",
  ma: "MAD",
  et: "ETB",
};
/** Marks that several countries share. */
const SHARED: Record<string, ReadonlySet<string>> = {
  USD: new Set(["us", "ca", "au", "nz", "mx", "ar", "cl", "co", "uy", "sg", "hk", "tw"]),
  SEK: new Set(["se", "no", "dk", "is"]),
  CNY: new Set(["cn", "jp", "tw", "hk"]),
  INR: new Set(["in", "pk", "lk", "np"]),
  AED: new Set(["ma"]),
  BYN: new Set(["et"]),
};
const BY_LANGUAGE: Record<string, string> = { nb: "no", nn: "no", no: "no", da: "dk", sv: "se", is: "is", ja: "jp" };

/** The region of a page in a language of many dollar and peso countries, with no country named. */
const UNKNOWN_DOLLAR = "?";

/** The ISO 4217 code of a written mark or code, or `""`. `region` is a lower-case country code that settles `$`, `kr` and `¥`. */
export function currencyOf(mark: string, region: string): string {
  const text = mark.trim();
  if (CODE.test(text.toUpperCase()) && text.length === 3) return text.toUpperCase();
  if (text === "$" && region === UNKNOWN_DOLLAR) return "";
  const code = EXACT.find(([form]) => form.test(text))?.[1] ?? "";
  return SHARED[code]?.has(region) && !/^(US|RMB|人)/.test(text) ? (REGIONAL[region] ?? code) : code;
}

/** The country a page is for, from its host's ending, else from its language: lower case, `""` when unknown. */
export function regionOf(url: string, language: string): string {
  const host = /^https?:\/\/([^/?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? "";
  const ending = /\.([a-z]{2})(?::\d+)?$/.exec(host)?.[1] ?? "";
  const [base = "", ...tags] = language.toLowerCase().split(/[-_]/);
  const country = tags.find((tag) => tag.length === 2) ?? "";
  return (
    [ending, country, BY_LANGUAGE[base] ?? ""].find((code) => code in REGIONAL) ??
    (ending !== "" || country !== "" || /^(en)?$/.test(base) ? ending || country : UNKNOWN_DOLLAR)
  );
}

/** The currency of a country that writes three decimals, `""` for any other country. */
export const threeDecimalsIn = (region: string): string => ({ bh: "BHD", jo: "JOD", kw: "KWD", om: "OMR", tn: "TND" })[region] ?? "";

/** Decimal places that amounts of a currency are written with: 0, 2 or 3. */
export function decimalsOf(currency: string): number {
  if (/^(BHD|JOD|KWD|LYD|OMR|TND)$/.test(currency)) return 3;
  return /^(AMD|CLP|COP|HUF|IDR|IQD|IRR|ISK|JPY|KRW|LAK|MMK|MNT|PYG|RWF|TZS|UGX|UZS|VND|XAF|XOF)$/.test(currency) ? 0 : 2;
}
