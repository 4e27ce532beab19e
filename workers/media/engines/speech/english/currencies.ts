interface Currency {
  readonly one: string;
  readonly many: string;
  /** The hundredth part, where it is spoken of. */
  readonly cent: readonly [string, string] | null;
}

const currency = (one: string, many: string, cent: readonly [string, string] | null = null): Currency => ({ one, many, cent });
const CENT = ["cent", "cents"] as const;
const DOLLAR = currency("dollar", "dollars", CENT);
const named = (name: string): Currency => currency(`${name} dollar`, `${name} dollars`, CENT);

const table: Readonly<Record<string, Currency>> = {
  $: DOLLAR,
  US$: DOLLAR,
  USD: DOLLAR,
  "€": currency("euro", "euros", CENT),
  EUR: currency("euro", "euros", CENT),
  "£": currency("pound", "pounds", ["penny", "pence"]),
  GBP: currency("pound", "pounds", ["penny", "pence"]),
  "¥": currency("yuan", "yuan"),
  CNY: currency("yuan", "yuan"),
  RMB: currency("yuan", "yuan"),
  元: currency("yuan", "yuan"),
  JPY: currency("yen", "yen"),
  円: currency("yen", "yen"),
  "₹": currency("rupee", "rupees"),
  INR: currency("rupee", "rupees"),
  "₩": currency("won", "won"),
  KRW: currency("won", "won"),
  "₽": currency("ruble", "rubles"),
  RUB: currency("ruble", "rubles"),
  "₺": currency("lira", "lira"),
  TRY: currency("lira", "lira"),
  "₫": currency("dong", "dong"),
  VND: currency("dong", "dong"),
  "฿": currency("baht", "baht"),
  THB: currency("baht", "baht"),
  "₱": currency("peso", "pesos"),
  PHP: currency("peso", "pesos"),
  MXN: currency("peso", "pesos"),
  "₪": currency("shekel", "shekels"),
  ILS: currency("shekel", "shekels"),
  "₴": currency("hryvnia", "hryvnia"),
  UAH: currency("hryvnia", "hryvnia"),
  zł: currency("zloty", "zloty"),
  PLN: currency("zloty", "zloty"),
  R$: currency("real", "reais"),
  BRL: currency("real", "reais"),
  CHF: currency("franc", "francs"),
  SEK: currency("krona", "kronor"),
  NOK: currency("krone", "kroner"),
  DKK: currency("krone", "kroner"),
  kr: currency("krona", "kronor"),
  AED: currency("dirham", "dirhams"),
  SAR: currency("riyal", "riyals"),
  IDR: currency("rupiah", "rupiah"),
  MYR: currency("ringgit", "ringgit"),
  ZAR: currency("rand", "rand"),
  Rp: currency("rupiah", "rupiah"),
  RM: currency("ringgit", "ringgit"),
  Rs: currency("rupee", "rupees"),
  PKR: currency("rupee", "rupees"),
  LKR: currency("rupee", "rupees"),
  CLP: currency("peso", "pesos"),
  COP: currency("peso", "pesos"),
  ARS: currency("peso", "pesos"),
  MX$: currency("peso", "pesos"),
  PEN: currency("sol", "soles"),
  RON: currency("leu", "lei"),
  CZK: currency("koruna", "koruna"),
  HUF: currency("forint", "forints"),
  HRK: currency("kuna", "kuna"),
  BGN: currency("lev", "leva"),
  RSD: currency("dinar", "dinars"),
  KWD: currency("dinar", "dinars"),
  ISK: currency("krona", "kronur"),
  BYN: currency("rouble", "roubles"),
  "₸": currency("tenge", "tenge"),
  KZT: currency("tenge", "tenge"),
  EGP: currency("pound", "pounds"),
  QAR: currency("riyal", "riyals"),
  "₦": currency("naira", "naira"),
  NGN: currency("naira", "naira"),
  KES: currency("shilling", "shillings"),
  "৳": currency("taka", "taka"),
  BDT: currency("taka", "taka"),
  C$: named("Canadian"),
  CAD: named("Canadian"),
  CA$: named("Canadian"),
  A$: named("Australian"),
  AUD: named("Australian"),
  AU$: named("Australian"),
  NZ$: named("New Zealand"),
  NZD: named("New Zealand"),
  HK$: named("Hong Kong"),
  HKD: named("Hong Kong"),
  S$: named("Singapore"),
  SGD: named("Singapore"),
  NT$: named("Taiwan"),
  TWD: named("Taiwan"),
};

const escape = (text: string): string => text.replace(/[$]/g, "\\$");

/** A regular expression's source that matches any currency sign or code, the longest first. */
export const CURRENCY = Object.keys(table)
  .toSorted((a, b) => b.length - a.length)
  .map(escape)
  .join("|");

/** How a currency is spoken of; null for one the table does not have. */
export const currencyOf = (sign: string): Currency | null => table[sign] ?? null;
