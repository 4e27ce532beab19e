import { factsOf, type Language } from "../../../locales/index.ts";
import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { ProductValues } from "./values.ts";

const CURRENCIES = [
  "EUR",
  "USD",
  "CNY",
  "GBP",
  "JPY",
  "AED",
  "AUD",
  "BRL",
  "CAD",
  "CHF",
  "CZK",
  "DKK",
  "HKD",
  "HUF",
  "IDR",
  "ILS",
  "INR",
  "KRW",
  "KWD",
  "MXN",
  "MYR",
  "NOK",
  "NZD",
  "PHP",
  "PKR",
  "PLN",
  "SAR",
  "SEK",
  "SGD",
  "THB",
  "TRY",
  "TWD",
  "VND",
  "ZAR",
];

/** Made once a language: an Intl object costs more than the whole form. */
const names = new Map<Language, Intl.DisplayNames>();

function currencyName(lang: Language, code: string): string {
  const known = names.get(lang) ?? new Intl.DisplayNames(factsOf(lang).tag, { type: "currency" });
  names.set(lang, known);
  return known.of(code) ?? code;
}

/** Those listed, and one more that a page has its price in; what is no currency's code is none of them. */
function Currency({ chosen }: { chosen: string }) {
  const { t, lang } = useTranslation();
  const codes = CURRENCIES.includes(chosen) || chosen === "" ? CURRENCIES : [chosen, ...CURRENCIES];
  return (
    <div className="field content-start">
      <label className="label-text" htmlFor="currency">
        {t("details.currency")}
      </label>
      <select className="select" id="currency" name="currency" defaultValue={chosen}>
        {codes.map((code) => (
          <option key={code} value={code}>{`${code} · ${currencyName(lang, code)}`}</option>
        ))}
      </select>
    </div>
  );
}

export function Prices({ values, problems }: { values: ProductValues; problems: readonly Problem[] }) {
  const { t } = useTranslation();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <TextField name="price" label={t("details.price")} value={values.price} problems={problems} />
      <TextField name="oldPrice" label={t("details.oldPrice")} value={values.oldPrice} problems={problems} />
      <Currency chosen={/^[A-Z]{3}$/.test(values.currency) ? values.currency : ""} />
    </div>
  );
}
