import type { OrderItem } from "../../../trpc/contract/payment/item.ts";
import type { Plan } from "../../../trpc/contract/payment/plan.ts";
import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { checkoutOf } from "../../payment/item.ts";
import { InputField } from "../../ui/input-field.tsx";
import { Section } from "../../ui/section.tsx";

/** Fewer seats from the next period on. */
export function FewerSeats({ plan, problems }: { plan: Plan; problems: readonly Problem[] }) {
  const { t } = useTranslation();
  return (
    <Section title={t("payment.plan.fewer")} hint={t("payment.plan.fewerHint")}>
      <form method="post" className="flex flex-wrap items-start gap-2" noValidate>
        <div className="basis-48">
          <InputField
            name="fewer"
            type="number"
            min={1}
            max={plan.seats}
            label={t("payment.plan.fewerCount")}
            defaultValue={String(plan.next_seats ?? plan.seats)}
            problems={problems}
          />
        </div>
        <button className="btn btn-plain mt-8" name="intent" value="fewer">
          {t("payment.plan.fewerGo")}
        </button>
      </form>
    </Section>
  );
}

const NAMES = {
  starter: { monthly: "starterMonthly", yearly: "starterYearly" },
  business: { monthly: "businessMonthly", yearly: "businessYearly" },
} as const;

/** The other plans and periods, as orders that replace the one that runs. */
export function ChangePlan({ plan: { plan, period, seats } }: { plan: Plan }) {
  const { t } = useTranslation();
  const least = Math.max(2, seats);
  const all: Extract<OrderItem, { product: "starter" | "business" }>[] = [
    { product: "starter", period: "monthly", change: true },
    { product: "starter", period: "yearly", change: true },
    { product: "business", period: "monthly", seats: least, change: true },
    { product: "business", period: "yearly", seats: least, change: true },
  ];
  return (
    <Section title={t("payment.plan.change")} hint={t(`payment.plan.changeHint.${period ?? "monthly"}`)}>
      <p className="flex flex-wrap gap-x-6">
        {all
          .filter((item) => item.product !== plan || item.period !== period)
          .map((item) => (
            <a key={checkoutOf(item)} className="link inline-flex min-h-11 items-center" href={checkoutOf(item)}>
              {t(`payment.plan.changeTo.${NAMES[item.product][item.period]}`)}
            </a>
          ))}
      </p>
    </Section>
  );
}
