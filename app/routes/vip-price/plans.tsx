import type { ReactNode } from "react";
import type { Pricing } from "../../../trpc/contract/pricing.ts";
import { type CostName, costOf } from "../../../trpc/contract/rules/credits.ts";
import { flashOf } from "../../../trpc/contract/rules/flash.ts";
import type { Period } from "../../../trpc/contract/rules/first-month.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { dayText } from "../../payment/day.ts";
import { checkoutOf } from "../../payment/item.ts";
import { price } from "../../payment/price.ts";

interface PlansProps {
  pricing: Pricing;
  period: Period;
  /** Tools that work here: what a plan has of others is not said. */
  tools: readonly CostName[];
  buyable: boolean;
  /** Unix ms: which offers run. */
  now: number;
}

interface PlanProps {
  name: string;
  /** A flash offer, with its end. */
  badge?: string | null;
  forWhom: string;
  amount: string;
  unit?: string;
  /** How it is paid, under the price. */
  billed?: string;
  rows: readonly string[];
  children?: ReactNode;
}

/** One plan: a column between hairlines. Nothing stands out but the price. */
function Plan({ name, badge, forWhom, amount, unit, billed, rows, children }: PlanProps) {
  return (
    <article className="plan">
      <header className="grid gap-1">
        <h3 className="text-lead">{name}</h3>
        {badge && <p className="sale">{badge}</p>}
        <p className="hint">{forWhom}</p>
      </header>
      <div className="grid content-start gap-1">
        <p className="amount">
          <span className={unit ? "num" : "text-title head"}>{amount}</span> <span className="text-small quiet">{unit}</span>
        </p>
        {billed && <p className="hint">{billed}</p>}
      </div>
      <div className="grid content-start gap-5">
        <ul>
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
        {children}
      </div>
    </article>
  );
}

const AD_SECONDS = 20;

function useBilled({ pricing: { currency, offers }, period, now: at }: Pick<PlansProps, "pricing" | "period" | "now">) {
  const { t, lang } = useTranslation();
  const money = (cents: number) => price(cents, currency, lang);
  const billed = ({ monthly_cents, yearly_month_cents }: Pick<Pricing["starter"], "monthly_cents" | "yearly_month_cents">) =>
    period === "yearly"
      ? t("pricing.billedYearly", { year: money(yearly_month_cents * 12), less: money((monthly_cents - yearly_month_cents) * 12) })
      : t("pricing.billedMonthly");
  const now = (plan: Pick<Pricing["starter"], "monthly_cents" | "yearly_month_cents">) =>
    money(period === "yearly" ? plan.yearly_month_cents : plan.monthly_cents);
  const badgeOf = (product: "starter" | "business") => {
    const flash = flashOf(offers, { product, period, now: at });
    return flash && t("pricing.flash", { percent: flash.percent, day: dayText(flash.ends_at - 1, lang) });
  };
  return { t, money, billed, now, badgeOf };
}

function Starter(props: PlansProps) {
  const { t, money, billed, now, badgeOf } = useBilled(props);
  const { starter } = props.pricing;
  const ads = Math.floor(starter.credits_month / costOf("link-to-video", AD_SECONDS));
  const rows = [t("pricing.creditsMonth", { count: starter.credits_month }), t("pricing.adsMonth", { count: ads, seconds: AD_SECONDS })];
  if (props.tools.includes("video-avatar")) rows.push(t("pricing.customAvatars", { count: starter.custom_avatars }));
  return (
    <Plan
      name={t("pricing.starter")}
      badge={badgeOf("starter")}
      forWhom={t("pricing.starterFor")}
      amount={now(starter)}
      unit={t("pricing.aMonth")}
      billed={billed(starter)}
      rows={rows}
    >
      {starter.trial.on && props.period === "monthly" && (
        <p className="deal">
          <strong>{t("pricing.deal")}</strong>
          <span>
            {t("pricing.dealText", {
              price: money(starter.trial.cents),
              days: starter.trial.days,
              credits: starter.trial.credits,
              later: money(starter.monthly_cents),
            })}
          </span>
        </p>
      )}
      {props.buyable && (
        <p>
          <a className="btn btn-primary" href={checkoutOf({ product: "starter", period: props.period })}>
            {starter.trial.on && props.period === "monthly"
              ? t("payment.chooseTrial", { price: money(starter.trial.cents) })
              : t("payment.choose", { plan: t("pricing.starter") })}
          </a>
        </p>
      )}
    </Plan>
  );
}

function Business(props: PlansProps) {
  const { t, billed, now, badgeOf } = useBilled(props);
  const { business } = props.pricing;
  const ads = Math.floor(business.credits_seat_month / costOf("link-to-video", AD_SECONDS));
  const rows = [
    t("pricing.creditsSeat", { count: business.credits_seat_month }),
    t("pricing.adsSeat", { count: ads, seconds: AD_SECONDS }),
    t("pricing.minSeats", { count: business.min_seats }),
    t("pricing.firstMonth"),
  ];
  return (
    <Plan
      name={t("pricing.business")}
      badge={badgeOf("business")}
      forWhom={t("pricing.businessFor")}
      amount={now(business)}
      unit={t("pricing.aSeatMonth")}
      billed={billed(business)}
      rows={rows}
    >
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {props.buyable && (
          <a className="btn btn-plain" href={checkoutOf({ product: "business", period: props.period, seats: business.min_seats })}>
            {t("payment.choose", { plan: t("pricing.business") })}
          </a>
        )}
        <a className="link" href="#seats">
          {t("pricing.workOut")}
        </a>
      </p>
    </Plan>
  );
}

function Enterprise({ pricing: { enterprise } }: Pick<PlansProps, "pricing">) {
  const { t } = useTranslation();
  const { contact } = enterprise;
  return (
    <Plan
      name={t("pricing.enterprise")}
      forWhom={t("pricing.enterpriseFor")}
      amount={t("pricing.byAgreement")}
      rows={[t("pricing.enterpriseTerms"), t("pricing.enterpriseHosting")]}
    >
      <p>
        {contact ? (
          <a className="link" href={contact.includes("@") ? `mailto:${contact}` : contact}>
            {t("pricing.contact")}
          </a>
        ) : (
          <span className="hint">{t("pricing.noContact")}</span>
        )}
      </p>
    </Plan>
  );
}

/** The three plans, in the order of what they cost. */
export function Plans(props: PlansProps) {
  return (
    <div className="plans">
      <Starter {...props} />
      <Business {...props} />
      <Enterprise {...props} />
    </div>
  );
}
