import { useActionData, useLoaderData } from "@remix-run/react";
import { dayText } from "../../payment/day.ts";
import { fieldsOf } from "../../payment/item.ts";
import { Lines } from "../../payment/lines.tsx";
import { price } from "../../payment/price.ts";
import { TestMode } from "../../payment/test-mode.tsx";
import { sentences } from "../../i18n/sentences.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { Problems } from "../../ui/problems.tsx";
import type { action } from "./actions.ts";
import type { CheckoutData, loader } from "./queries.ts";
import { Terms } from "./terms.tsx";

export { action } from "./actions.ts";
export { loader } from "./queries.ts";

/** What follows the payment, in a sentence. */
function Follows({ quote, item, packDays }: Pick<CheckoutData, "item" | "packDays"> & { quote: NonNullable<CheckoutData["quote"]> }) {
  const { t, lang } = useTranslation();
  const { renews, currency } = quote;
  if (item.product === "seats") return <p>{t("payment.checkout.seatsOnce")}</p>;
  if (!renews) return <p>{sentences(t("payment.checkout.once"), t("payment.checkout.packDays", { days: packDays }))}</p>;
  const date = dayText(renews.at, lang);
  return (
    <p>{t(`payment.checkout.renews.${renews.period}`, { date, price: price(renews.cents, currency, lang), credits: renews.credits })}</p>
  );
}

/** Before paying: what is bought, what it costs now and later, and how to get out of it again. */
export default function Checkout() {
  const { t, lang } = useTranslation();
  const { item, quote, code, formKey, problems: asked, hasPlan, packDays } = useLoaderData<typeof loader>();
  const problems = useActionData<typeof action>()?.problems ?? asked;
  const fields = fieldsOf(item).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
  return (
    <div className="grid gap-8">
      <header className="grid gap-4">
        <h1>{t("payment.checkout.title")}</h1>
        {quote?.test && <TestMode />}
      </header>
      <Problems list={problems} />
      {quote && "change" in item && item.change && (
        <div className="note">
          <p>{t("payment.checkout.change")}</p>
          {quote.back > 0 && (
            <p>
              <strong>{t("payment.checkout.backMoney", { price: price(quote.back, quote.currency, lang) })}</strong>
            </p>
          )}
        </div>
      )}
      {hasPlan && (
        <p>
          {t("payment.checkout.conflict")}{" "}
          <a className="link" href="/plan">
            {t("payment.checkout.goPlan")}
          </a>
        </p>
      )}
      {quote && (
        <div className="checkout">
          <section className="grid gap-6" aria-labelledby="order">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <h2 id="order">{t(`payment.checkout.product.${item.product}`)}</h2>
              {"period" in item && <p className="quiet">{t(`payment.checkout.period.${item.period}`)}</p>}
            </div>
            <Lines lines={quote.lines} total={quote.total} currency={quote.currency} totalLabel={t("payment.checkout.total")} />
            <div className="grid gap-2">
              <p className="font-semibold">{t("payment.checkout.credits", { count: quote.credits })}</p>
              <Follows quote={quote} item={item} packDays={packDays} />
            </div>
            <form method="get" className="flex max-w-md flex-wrap items-start gap-2">
              {fields}
              <div className="grow basis-48">
                <InputField
                  name="code"
                  autoComplete="off"
                  label={t("payment.checkout.code")}
                  hint={t("payment.checkout.codeHint")}
                  defaultValue={code}
                  maxLength={60}
                  problems={problems}
                />
              </div>
              <button className="btn btn-plain mt-8">{t("payment.checkout.apply")}</button>
            </form>
            <x-behave name="busy">
              <form method="post" className="grid">
                {fields}
                <input type="hidden" name="code" value={code} />
                <input type="hidden" name="key" value={formKey} />
                <button className="btn btn-primary justify-self-start" data-busy={t("payment.checkout.paying")}>
                  {t("payment.checkout.pay", { price: price(quote.total, quote.currency, lang) })}
                </button>
              </form>
            </x-behave>
          </section>
          <Terms quote={quote} />
        </div>
      )}
      <p>
        <a className="link inline-flex min-h-11 items-center" href="/vip-price">
          {t("payment.checkout.back")}
        </a>
      </p>
    </div>
  );
}
