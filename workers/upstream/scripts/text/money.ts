import type { Money, ScriptLanguage } from "../../../../trpc/contract/product.ts";

type CurrencyRow = readonly [sign: string, one: string, many: string, zh: string];

const CURRENCIES: Readonly<Record<string, CurrencyRow>> = {
  USD: ["$", "dollar", "dollars", "美元"],
  EUR: ["€", "euro", "euros", "欧元"],
  GBP: ["£", "pound", "pounds", "英镑"],
  CNY: ["¥", "yuan", "yuan", "元"],
  TWD: ["NT$", "Taiwan dollar", "Taiwan dollars", "新台币"],
  HKD: ["HK$", "Hong Kong dollar", "Hong Kong dollars", "港币"],
  JPY: ["¥", "yen", "yen", "日元"],
  KRW: ["₩", "won", "won", "韩元"],
  CAD: ["C$", "dollar", "dollars", "加元"],
  AUD: ["A$", "dollar", "dollars", "澳元"],
  NZD: ["NZ$", "dollar", "dollars", "新西兰元"],
  SGD: ["S$", "Singapore dollar", "Singapore dollars", "新加坡元"],
  CHF: ["CHF ", "franc", "francs", "瑞士法郎"],
  SEK: ["SEK ", "krona", "kronor", "瑞典克朗"],
  NOK: ["NOK ", "krone", "kroner", "挪威克朗"],
  DKK: ["DKK ", "krone", "kroner", "丹麦克朗"],
  PLN: ["PLN ", "zloty", "zloty", "兹罗提"],
  CZK: ["CZK ", "koruna", "koruna", "捷克克朗"],
  HUF: ["HUF ", "forint", "forints", "福林"],
  RON: ["RON ", "leu", "lei", "列伊"],
  RUB: ["₽", "rouble", "roubles", "卢布"],
  BYN: ["BYN ", "rouble", "roubles", "白俄罗斯卢布"],
  UAH: ["₴", "hryvnia", "hryvnias", "格里夫纳"],
  KZT: ["₸", "tenge", "tenge", "坚戈"],
  TRY: ["₺", "lira", "lira", "里拉"],
  ILS: ["₪", "shekel", "shekels", "谢克尔"],
  SAR: ["SAR ", "riyal", "riyals", "沙特里亚尔"],
  AED: ["AED ", "dirham", "dirhams", "迪拉姆"],
  INR: ["₹", "rupee", "rupees", "印度卢比"],
  PKR: ["Rs ", "rupee", "rupees", "巴基斯坦卢比"],
  THB: ["฿", "baht", "baht", "泰铢"],
  VND: ["₫", "dong", "dong", "越南盾"],
  IDR: ["Rp ", "rupiah", "rupiah", "印尼盾"],
  MYR: ["RM ", "ringgit", "ringgit", "林吉特"],
  PHP: ["₱", "peso", "pesos", "菲律宾比索"],
  BRL: ["R$ ", "real", "reais", "雷亚尔"],
  MXN: ["MX$", "peso", "pesos", "墨西哥比索"],
  CLP: ["CLP ", "peso", "pesos", "智利比索"],
  COP: ["COP ", "peso", "pesos", "哥伦比亚比索"],
  ARS: ["ARS ", "peso", "pesos", "阿根廷比索"],
  ZAR: ["R ", "rand", "rand", "兰特"],
  HRK: ["HRK ", "kuna", "kuna", "克罗地亚库纳"],
  BGN: ["BGN ", "lev", "leva", "列弗"],
  RSD: ["RSD ", "dinar", "dinars", "塞尔维亚第纳尔"],
  ISK: ["ISK ", "krona", "kronur", "冰岛克朗"],
  EGP: ["EGP ", "pound", "pounds", "埃及镑"],
  QAR: ["QAR ", "riyal", "riyals", "卡塔尔里亚尔"],
  KWD: ["KWD ", "dinar", "dinars", "科威特第纳尔"],
  NGN: ["₦", "naira", "naira", "奈拉"],
  KES: ["KES ", "shilling", "shillings", "肯尼亚先令"],
  PEN: ["PEN ", "sol", "soles", "索尔"],
  LKR: ["LKR ", "rupee", "rupees", "斯里兰卡卢比"],
  BDT: ["৳", "taka", "taka", "塔卡"],
};

const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ",");

/** The amount as it is printed on a caption: `$87.11`, `€119`, `99元`. */
export const writtenPrice = ({ amount, currency }: Money, language: ScriptLanguage): string => {
  const value = Number(amount);
  const digits = Number.isInteger(value) ? grouped(value) : `${grouped(Math.floor(value))}.${value.toFixed(2).slice(-2)}`;
  const row = CURRENCIES[currency];
  if (!row) return `${digits} ${currency}`;
  // "Rp 12,499,000" is one word.
  return language === "zh" ? `${digits.replaceAll(",", "")}${row[3]}` : `${row[0].replace(/ $/u, "\u00a0")}${digits}`;
};

/**
 * The amount as it is said, never more precise than a person would be and never too low:
 * `49 pounds`, `under 35 pounds` for 34.99, `88 dollars` never for 87.11 but `under 88 dollars`.
 */
export const spokenPrice = ({ amount, currency }: Money, language: ScriptLanguage): string => {
  const value = Number(amount);
  const up = Math.ceil(value);
  const row = CURRENCIES[currency] ?? ["", currency, currency, currency];
  const unit = up === 1 && value > 0.99 ? row[1] : row[2];
  if (value < 1 || up === value) return language === "zh" ? `${value}${row[3]}` : `${value < 1 ? value : grouped(value)} ${unit}`;
  return language === "zh" ? `不到${up}${row[3]}` : `under ${grouped(up)} ${unit}`;
};

/** What a reduction saves, in whole units of the currency, rounded down; null when there is none. */
export const saving = (now: Money | null, before: Money | null): { money: Money; percent: number } | null => {
  if (!now || !before || now.currency !== before.currency) return null;
  const difference = Number(before.amount) - Number(now.amount);
  const percent = Math.floor((difference / Number(before.amount)) * 100);
  if (!(difference >= 1) || percent < 3 || percent > 95) return null;
  return { money: { amount: String(Math.floor(difference)), currency: now.currency }, percent };
};
