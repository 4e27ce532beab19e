import { useTranslation } from "react-i18next";
import type { Problem } from "../../http/problem.ts";
import { TextField } from "../../ui/text-field.tsx";
import type { ProductValues } from "./values.ts";

const CURRENCIES = ["EUR", "USD", "CNY", "GBP", "JPY", "AUD", "BRL", "CAD", "CHF", "CZK", "DKK", "HKD", "IDR", "INR", "KRW", "MXN", "MYR", "NOK", "NZD", "PHP", "PKR", "PLN", "SEK", "SGD", "THB", "TRY", "TWD", "VND", "ZAR"];

export function Prices({ values, problems }: { values: ProductValues; problems: readonly Problem[] }) {
  const { t, i18n } = useTranslation();
  const names = new Intl.DisplayNames(i18n.language === "zh" ? "zh-CN" : "en", { type: "currency" });
  const codes = CURRENCIES.includes(values.currency) || !/^[A-Z]{3}$/.test(values.currency) ? CURRENCIES : [values.currency, ...CURRENCIES];
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField name="price" label={t("details.price")} value={values.price} problems={problems} />
      <TextField name="oldPrice" label={t("details.oldPrice")} value={values.oldPrice} problems={problems} />
      <div className="field content-start">
        <label className="label-text" htmlFor="currency">{t("details.currency")}</label>
        <select className="select" id="currency" name="currency" defaultValue={values.currency}>
          {codes.map((code) => (
            <option key={code} value={code}>{`${code} · ${names.of(code)}`}</option>
          ))}
        </select>
      </div>
    </div>
  );
}
