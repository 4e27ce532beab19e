import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { appRows } from "../../../trpc/contract/rules/apps.ts";
import type { CostName } from "../../../trpc/contract/rules/credits.ts";
import { attempt } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { TestMode } from "../../payment/test-mode.tsx";
import { ShownMoment } from "../../ui/shown-moment.tsx";
import { Buys } from "./buys.tsx";
import { Notes } from "./notes.tsx";
import { NoPayment } from "./no-payment.tsx";
import { Packs } from "./packs.tsx";
import { Periods } from "./periods.tsx";
import { Plans } from "./plans.tsx";
import { Seats } from "./seats.tsx";
import { askedFrom, todayIn } from "./values.ts";

/** Tools that work here, by their row in the cost table. */
const workingTools = (list: readonly { app_id: number; available: boolean }[]): CostName[] =>
  appRows().flatMap(({ app_id, cost }) => (cost && list.some((one) => one.available && one.app_id === app_id) ? [cost] : []));

export async function loader({ request, context: { api, zone } }: LoaderFunctionArgs) {
  const [{ pricing, takes_payment, test, as_of }, apps] = await Promise.all([api.plans.pricing({}), attempt(api.apps.list({}))]);
  const asked = askedFrom(new URL(request.url).searchParams, pricing, todayIn(zone));
  return {
    pricing,
    buyable: takes_payment,
    test: takes_payment && test,
    asOf: as_of,
    zone,
    asked,
    now: Date.now(),
    tools: workingTools(apps.value?.list ?? []),
  };
}

export default function VipPrice() {
  const { t } = useTranslation();
  const { pricing, buyable, test, asOf, zone, asked, now, tools } = useLoaderData<typeof loader>();
  return (
    <div className="grid gap-14">
      <header className="grid max-w-3xl gap-4">
        <h1>{t("pricing.title")}</h1>
        <p className="text-lead">{t("pricing.lead")}</p>
        <p className="hint">
          {t("pricing.asOf")} <ShownMoment at={asOf} zone={zone} />
        </p>
      </header>
      {!buyable && <NoPayment />}
      {test && <TestMode />}
      <section className="grid gap-6" aria-labelledby="plans">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 id="plans">{t("pricing.plans")}</h2>
          <Periods asked={asked} />
        </div>
        <div data-paid="prices">
          <Plans pricing={pricing} period={asked.period} tools={tools} buyable={buyable} now={now} />
        </div>
      </section>
      <Packs pricing={pricing} buyable={buyable} />
      <Buys pricing={pricing} period={asked.period} tools={tools} />
      <Seats pricing={pricing} asked={asked} buyable={buyable} />
      <Notes pricing={pricing} />
    </div>
  );
}
