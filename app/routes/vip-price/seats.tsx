import type { Pricing } from "../../../trpc/contract/pricing.ts";
import { type BusinessQuote, quoteBusiness } from "../../../trpc/contract/rules/first-month.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { checkoutOf } from "../../payment/item.ts";
import { price } from "../../payment/price.ts";
import type { Asked } from "./values.ts";

interface SeatsProps {
  pricing: Pricing;
  asked: Asked;
  buyable: boolean;
}

/** What is paid when, as a bill would list it. */
function Bill({ quote, currency, asked: { period } }: { quote: BusinessQuote; currency: string; asked: Asked }) {
  const { t, lang } = useTranslation();
  const money = (cents: number) => price(cents, currency, lang);
  return (
    <dl className="bill" aria-live="polite">
      <div>
        <dt>{t("pricing.firstPart", { count: quote.days })}</dt>
        <dd className="num">{t("pricing.creditsCount", { count: quote.first.credits })}</dd>
        <dd className="num">{money(quote.first.cents)}</dd>
      </div>
      <div>
        <dt>{t(`pricing.after.${period}`)}</dt>
        <dd className="num">{t("pricing.creditsEachMonth", { count: quote.month.credits })}</dd>
        <dd className="num">{money(quote.payment.cents)}</dd>
      </div>
    </dl>
  );
}

/** How the first month is counted, with the numbers of this very bill. */
function HowCounted({ pricing: { business, currency }, asked, days }: Pick<SeatsProps, "pricing" | "asked"> & { days: number }) {
  const { t, lang } = useTranslation();
  const money = (cents: number) => price(cents, currency, lang);
  const { monthly_cents, yearly_month_cents, credits_seat_month } = business;
  const rate =
    asked.period === "yearly"
      ? t("pricing.rateYearly", { price: money(yearly_month_cents) })
      : t("pricing.rateMonthly", { price: money(monthly_cents) });
  return <p className="hint">{t("pricing.howCounted", { seats: asked.seats.typed, days, rate, credits: credits_seat_month })}</p>;
}

/** A form that asks by the address: it works without a script, and can be sent to a colleague. */
function Ask({ pricing: { business }, asked }: Pick<SeatsProps, "pricing" | "asked">) {
  const { t } = useTranslation();
  const { min_seats: min, max_seats: max } = business;
  const wrong = asked.seats.value === null;
  return (
    <form method="get" action="/vip-price#seats" className="grid items-start gap-4 sm:grid-cols-[120px_200px_auto]">
      <input type="hidden" name="period" value={asked.period} />
      <div className="field">
        <label htmlFor="seats-count">{t("pricing.seatsLabel")}</label>
        <input
          className="input num"
          id="seats-count"
          name="seats"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={asked.seats.typed}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? "seats-wrong" : undefined}
        />
      </div>
      <div className="field">
        <label htmlFor="start">{t("pricing.startLabel")}</label>
        <input className="input num" id="start" type="date" name="start" defaultValue={asked.start} />
      </div>
      <button data-event="pricing_seats" className="btn btn-plain justify-self-start sm:mt-8">
        {t("pricing.workOutButton")}
      </button>
      {wrong && (
        <p className="wrong sm:col-span-3" id="seats-wrong">
          {t("pricing.seatsWrong", { min, max })}
        </p>
      )}
    </form>
  );
}

/** Business by seats: the first month by its remaining days (spec §9). */
export function Seats({ pricing, asked, buyable }: SeatsProps) {
  const { t } = useTranslation();
  const { value } = asked.seats;
  const quote = value === null ? null : quoteBusiness(pricing.business, asked.period, value, asked.days);
  return (
    <section className="section" id="seats" aria-labelledby="seats-title">
      <div className="grid content-start gap-2">
        <h2 id="seats-title">{t("pricing.seats")}</h2>
        <p className="hint max-w-xs">{t("pricing.seatsHint")}</p>
      </div>
      <div className="grid min-w-0 gap-6">
        <Ask pricing={pricing} asked={asked} />
        {quote && (
          <>
            <Bill quote={quote} currency={pricing.currency} asked={asked} />
            <HowCounted pricing={pricing} asked={asked} days={quote.days} />
            {buyable && value !== null && (
              <p>
                <a className="btn btn-plain" href={checkoutOf({ product: "business", period: asked.period, seats: value })}>
                  {t("payment.checkout.title")}
                </a>
              </p>
            )}
          </>
        )}
      </div>
    </section>
  );
}
