import type { Plan } from "../../../trpc/contract/payment/plan.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { dayText } from "../../payment/day.ts";

/** The plan in two lines: what it is, and how it stands (spec §4 Subscription). */
export function Now({ plan: { plan, period, seats, next_seats, state, period_end, trial, pay_url } }: { plan: Plan }) {
  const { t, lang } = useTranslation();
  if (!plan || !period || state === "none")
    return (
      <>
        <p className="text-lead">{t("payment.plan.none")}</p>
        <p>
          <a className="btn btn-primary" href="/vip-price">
            {t("payment.plan.choose")}
          </a>
        </p>
      </>
    );
  const facts = [
    t(`payment.checkout.period.${period}`),
    ...(plan === "business" ? [t("payment.plan.seats", { count: seats })] : []),
    ...(trial ? [t("payment.plan.trial")] : []),
  ];
  return (
    <>
      <p className="text-title head">{t(`payment.plan.names.${plan}`)}</p>
      <p className="quiet">{facts.join(" · ")}</p>
      {next_seats !== null && <p>{t("payment.plan.fewerFrom", { count: next_seats, date: dayText(period_end ?? 0, lang) })}</p>}
      <p className="text-lead">{t(`payment.plan.states.${state}`, { date: dayText(period_end ?? 0, lang) })}</p>
      <div className="flex flex-wrap gap-3">
        {pay_url && (
          <a className="btn btn-primary" href={pay_url}>
            {t("payment.plan.payNow")}
          </a>
        )}
        {state === "unsubscribed" && (
          <form method="post">
            <button className="btn btn-primary" name="intent" value="resume">
              {t("payment.plan.resume")}
            </button>
          </form>
        )}
        {state === "expired" && (
          <a className="btn btn-primary" href="/vip-price">
            {t("payment.plan.choose")}
          </a>
        )}
      </div>
    </>
  );
}
